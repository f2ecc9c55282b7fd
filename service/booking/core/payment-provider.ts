import type { Locale } from "../../../contracts/locale.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import type { Charge } from "./booking.ts";

export type Payment = Charge & {
  holdId: string;
  email: string;
  locale: Locale;
  expiresAt: number;
  returnAddress: string;
};

export type PaymentOutcome =
  /** Holds the provider's own record of the charge: a hold for another amount is not confirmed. */
  | ({ status: "paid"; reference: string } & Charge)
  | { status: "elsewhere"; address: string }
  | { status: "refused" };

/**
 * Interface of the payment providers (D15). Their copy is `payment.providers`; their host belongs in the policy's
 * `form-action`.
 */
export type PaymentProvider = {
  id: keyof BookingCopy["payment"]["providers"];
  /** Takes the payment for a hold, or returns its outcome if it was taken before; never charges a `holdId` twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};

/** Takes no money, and says so on the page: every payment succeeds at once. */
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
