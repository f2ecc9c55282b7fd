import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";
import { demonstrationPayment } from "./demonstration-payment.ts";

/** The key, from the environment, with which the service authenticates at the provider. */
export type PaymentConfig = { secretKey: string | undefined };

type Adapters = Record<PaymentProviderId, (config: PaymentConfig) => PaymentProvider>;

const adapters: Adapters = {
  demonstration: () => demonstrationPayment,
};

/** Creates a provider's adapter; throws an error naming the variable if the adapter needs a key that is not set. */
export function findPaymentProvider<Id extends PaymentProviderId>(
  id: Id,
  config: PaymentConfig,
  known: Pick<Adapters, Id> = adapters,
): PaymentProvider {
  return known[id](config);
}
