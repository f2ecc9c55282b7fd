type PaymentProviderFacts = {
  /** Origins to which a form of ours leads the visitor, redirects included: the policy's `form-action`. */
  formOrigins: readonly string[];
};

/** Who may take payments for bookings (D15): each has an adapter in `service/booking/payment` and copy in `payment.providers`. */
export const paymentProviders = {
  demonstration: { formOrigins: [] },
} satisfies Record<string, PaymentProviderFacts>;

export type PaymentProviderId = keyof typeof paymentProviders;

export const chosenPaymentProvider: PaymentProviderId = "demonstration";
