import type { Environment } from "../../../contracts/configuration/environment.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";
import { demonstrationPayment } from "./demonstration-payment.ts";
import type { StripeConfig } from "./stripe-payment.ts";

/** Settings of the payment providers, from the environment. */
export type PaymentConfig = Pick<
  Environment,
  "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL" | "STRIPE_CHECKOUT_ORIGIN"
>;

/** Creates the adapter of the configured provider; a provider's library is loaded only for its own adapter. */
export async function findPaymentProvider(
  config: PaymentConfig,
  now: StripeConfig["now"],
): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined) return demonstrationPayment;
  const { createStripePayment } = await import("./stripe-payment.ts");
  return createStripePayment({
    secretKey,
    webhookSecrets: STRIPE_WEBHOOK_SECRET ?? [],
    apiUrl,
    checkoutOrigin: config.STRIPE_CHECKOUT_ORIGIN,
    now,
  });
}
