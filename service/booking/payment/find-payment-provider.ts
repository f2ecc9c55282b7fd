import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";
import { demonstrationPayment } from "./demonstration-payment.ts";

const adapters: Record<PaymentProviderId, PaymentProvider> = {
  demonstration: demonstrationPayment,
};

export function findPaymentProvider(id: PaymentProviderId): PaymentProvider {
  return adapters[id];
}
