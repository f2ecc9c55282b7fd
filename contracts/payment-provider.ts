import type { Environment } from "./configuration/environment.ts";

/** Payment providers (D15); each has an adapter in `service/booking/payment` and copy in `payment.providers`. */
export type PaymentProviderId = "demonstration" | "stripe";

type PaymentSettings = Pick<Environment, "STRIPE_SECRET_KEY" | "STRIPE_CHECKOUT_ORIGIN">;

/** Returns the configured provider; while none is, payments are a demonstration. */
export function choosePaymentProvider({ STRIPE_SECRET_KEY }: PaymentSettings): PaymentProviderId {
  return STRIPE_SECRET_KEY === undefined ? "demonstration" : "stripe";
}

/** Lists the origins that a payment form may lead to, redirects included: the policy's `form-action`. */
export function listPaymentOrigins(settings: PaymentSettings): readonly string[] {
  if (choosePaymentProvider(settings) === "demonstration") return [];
  return [settings.STRIPE_CHECKOUT_ORIGIN ?? "https://checkout.stripe.com"];
}
