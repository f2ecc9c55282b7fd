import type { PaymentProvider, TransferTerms } from "../core/payment-provider.ts";

/** Takes transfers alone: nothing is charged at once. */
export function createTransferPayment(transfer: TransferTerms): PaymentProvider {
  return {
    id: "transfer",
    takesMoney: true,
    transfer,
    settle: async () => Promise.resolve({ status: "refused" }),
  };
}
