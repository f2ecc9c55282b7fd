import type { PaymentProvider } from "../core/payment-provider.ts";

/** Charges nothing, as its copy says: every payment succeeds at once. */
export const demonstrationPayment: PaymentProvider = {
  id: "demonstration",
  takesMoney: false,
  settle: async ({ holdId, sessions, totalCents, currency }) =>
    Promise.resolve({
      status: "paid",
      reference: `demo-${holdId}`,
      sessions,
      totalCents,
      currency,
    }),
};
