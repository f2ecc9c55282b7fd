import type { Locale } from "../../../contracts/locale.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
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

/** The seam for payment providers (D15). */
export type PaymentProvider = {
  id: PaymentProviderId;
  /** Takes the payment for a hold, or returns what became of it; never charges a hold twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};
