type PaymentProviderFacts = {
  /** Origins that a payment form may lead to, redirects included: the policy's `form-action`. */
  formOrigins: readonly string[];
};

/** Payment providers (D15); each has an adapter in `service/booking/payment` and copy in `payment.providers`. */
export const paymentProviders = {
  demonstration: { formOrigins: [] },
} satisfies Record<string, PaymentProviderFacts>;

export type PaymentProviderId = keyof typeof paymentProviders;

export const chosenPaymentProvider: PaymentProviderId = "demonstration";
