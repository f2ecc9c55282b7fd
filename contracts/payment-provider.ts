import type { Environment } from "./configuration/environment.ts";

/**
 * Ways to pay (D15), each with copy in `payment.providers`; their adapters are in `service/booking/payment`. A transfer
 * is paid later, and the owner confirms it (decision 092).
 */
export type PaymentProviderId = "demonstration" | "stripe" | "transfer";

/** Lists the configured ways to pay; while there is none, payments are a demonstration. */
export function listPaymentProviders({
  STRIPE_SECRET_KEY,
  TRANSFER_IBAN,
}: Pick<Environment, "STRIPE_SECRET_KEY" | "TRANSFER_IBAN">): PaymentProviderId[] {
  const ids: PaymentProviderId[] = [];
  if (STRIPE_SECRET_KEY !== undefined) ids.push("stripe");
  if (TRANSFER_IBAN !== undefined) ids.push("transfer");
  return ids.length === 0 ? ["demonstration"] : ids;
}
