import type { Locale } from "../../contracts/locale.ts";
import type { Charge } from "../storage/booking.ts";
import type { Words } from "./words.ts";

/** What is to be paid for one hold; it is the same at every attempt. */
export type Payment = Charge & {
  /** By which a hold is charged once. */
  holdId: string;
  email: string;
  locale: Locale;
  /** When the hold ends: no payment may begin or succeed later. */
  expiresAt: number;
  /** Where a visitor who paid elsewhere comes back to. */
  returnAddress: string;
};

export type PaymentOutcome =
  /** What was really charged, and for how many sessions, as the provider has it: a hold for anything else is not confirmed. */
  | ({ status: "paid"; reference: string } & Charge)
  /** The visitor pays at this address, comes back and asks again. */
  | { status: "elsewhere"; address: string }
  | { status: "refused" };

/** The one place where a payment provider plugs in (D15): its words are in `payment.providers` of the copy, its host belongs into `form-action` of the policy. */
export type PaymentProvider = {
  id: keyof Words["payment"]["providers"];
  /** Takes the payment for a hold, or tells what became of it; asked again, it never charges twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};

/** Takes no money, and its words say so: every payment succeeds at once. */
export const demonstrationPayment: PaymentProvider = {
  id: "demonstration",
  settle: async ({ holdId, sessions, totalCents, currency }) =>
    Promise.resolve({
      status: "paid",
      reference: `demo-${holdId}`,
      sessions,
      totalCents,
      currency,
    }),
};
