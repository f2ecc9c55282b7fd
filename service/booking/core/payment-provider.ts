import type { Locale } from "../../../contracts/locale.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { Charge } from "./booking.ts";

export type Payment = Charge & {
  holdId: string;
  email: string;
  locale: Locale;
  expiresAt: number;
  /** The address to which the provider's pages return, paid or not; `settle` is then called for the outcome. */
  returnAddress: string;
};

export type PaymentOutcome =
  /** The provider's own record of the charge: a hold of another amount is not confirmed by it. */
  | ({ status: "paid"; reference: string } & Charge)
  | { status: "elsewhere"; address: string }
  | { status: "refused" };

/** Interface of the payment providers (D15). */
export type PaymentProvider = {
  id: PaymentProviderId;
  /**
   * If false, nobody pays for real: a mailed link confirms the hold instead, provided that mails are sent (decision
   * 050).
   */
  takesMoney: boolean;
  /** Charges for a hold, or returns the earlier outcome if it was charged before; never charges a `holdId` twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};
