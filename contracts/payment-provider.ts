import type { Environment } from "./configuration/environment.ts";

/** Payment providers (D15); each has an adapter in `service/booking/payment` and copy in `payment.providers`. */
export type PaymentProviderId = "demonstration" | "stripe";

/** Returns the configured provider; while none is, payments are a demonstration. */
export function choosePaymentProvider({
  STRIPE_SECRET_KEY,
}: Pick<Environment, "STRIPE_SECRET_KEY">): PaymentProviderId {
  return STRIPE_SECRET_KEY === undefined ? "demonstration" : "stripe";
}
