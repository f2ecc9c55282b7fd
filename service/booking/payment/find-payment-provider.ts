import type { Environment } from "../../../contracts/configuration/environment.ts";
import type { PaymentProvider, TransferTerms } from "../core/payment-provider.ts";
import { demonstrationPayment } from "./demonstration-payment.ts";
import type { StripeConfig } from "./stripe-payment.ts";
import { createTransferPayment } from "./transfer-payment.ts";

/** Settings of the payment providers, from the environment. */
export type PaymentConfig = Pick<
  Environment,
  | "STRIPE_SECRET_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "STRIPE_API_URL"
  | "STRIPE_CHECKOUT_ORIGIN"
  | "TRANSFER_IBAN"
  | "TRANSFER_HOLDER"
  | "TRANSFER_DAYS"
>;

const defaultDays = 3;

/**
 * Creates the adapter of the configured provider, with transfers beside it or alone; a provider's library is loaded only
 * for its own adapter.
 */
export async function findPaymentProvider(
  config: PaymentConfig,
  now: StripeConfig["now"],
): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: apiUrl } = config;
  const transfer = readTransferTerms(config);
  if (secretKey === undefined)
    return transfer === undefined ? demonstrationPayment : createTransferPayment(transfer);
  const { createStripePayment } = await import("./stripe-payment.ts");
  const stripe = createStripePayment({
    secretKey,
    webhookSecrets: STRIPE_WEBHOOK_SECRET ?? [],
    apiUrl,
    checkoutOrigin: config.STRIPE_CHECKOUT_ORIGIN,
    now,
  });
  return { ...stripe, transfer };
}

function readTransferTerms({
  TRANSFER_IBAN: iban,
  TRANSFER_HOLDER: holder,
  TRANSFER_DAYS: days = defaultDays,
}: PaymentConfig): TransferTerms | undefined {
  return iban === undefined || holder === undefined ? undefined : { iban, holder, days };
}
