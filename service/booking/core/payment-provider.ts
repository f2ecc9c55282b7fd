import type { Locale } from "../../../contracts/locale.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import type { Charge } from "./booking.ts";

export type Payment = Charge & {
  /** Idempotency key: a hold is charged once. */
  holdId: string;
  email: string;
  locale: Locale;
  expiresAt: number;
  returnAddress: string;
};

export type PaymentOutcome =
  /** With the provider's own record of the charge: a hold for anything else is not confirmed. */
  | ({ status: "paid"; reference: string } & Charge)
  | { status: "elsewhere"; address: string }
  | { status: "refused" };

/** The seam for payment providers (D15). Its copy is `payment.providers`; its host belongs into the policy's `form-action`. */
export type PaymentProvider = {
  id: keyof BookingCopy["payment"]["providers"];
  /** Takes the payment for a hold, or returns what became of it; never charges a hold twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};

/** Takes no money, and its copy says so: every payment succeeds at once. */
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
