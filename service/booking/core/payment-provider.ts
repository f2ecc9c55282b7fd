import type { Locale } from "../../../contracts/locale.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { Charge } from "./booking.ts";

export type Payment = Charge & {
  holdId: string;
  email: string;
  locale: Locale;
  expiresAt: number;
  /** Where pages of the provider lead back, paid or not: `settle` is then asked for its outcome. */
  returnAddress: string;
};

export type PaymentOutcome =
  /** Holds the provider's own record of the charge: a hold for another amount is not confirmed. */
  | ({ status: "paid"; reference: string } & Charge)
  | { status: "elsewhere"; address: string }
  | { status: "refused" };

/** Interface of the payment providers (D15). */
export type PaymentProvider = {
  id: PaymentProviderId;
  /** Where nobody pays for real, a mail to the visitor's mailbox confirms instead, if mails are sent (decision 050). */
  takesMoney: boolean;
  /** Takes the payment for a hold, or returns its outcome if it was taken before; never charges a `holdId` twice. */
  settle: (payment: Payment) => Promise<PaymentOutcome>;
};
