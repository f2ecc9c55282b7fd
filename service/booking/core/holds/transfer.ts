import type { PaymentProviderId } from "../../../../contracts/payment-provider.ts";
import type { Booking, Purchase } from "../booking.ts";
import { changeNoticeMs } from "../change-notice.ts";
import type { PaymentProvider, TransferTerms } from "../payment-provider.ts";

const hourMs = 60 * 60_000;

/** A transfer needs this long, weekends aside; a nearer hour is not sold by one. */
const leastMs = 12 * hourMs;
/** The notice, in hours, of a calendar whose hours are sold by transfer alone. */
const leastNoticeHours = changeNoticeMs / hourMs + 24;

/** How long before its end a transfer that has not been confirmed is reminded of. */
export const transferReminderMs = 24 * hourMs;

/** Returns until when a transfer is awaited, at most until the notice of free changes; undefined if that is too near. */
export function findTransferEnd(
  terms: Pick<TransferTerms, "days"> | undefined,
  { startsAt }: Pick<Booking, "startsAt">,
  now: number,
): number | undefined {
  if (terms === undefined) return undefined;
  const end = Math.min(now + terms.days * 24 * hourMs, startsAt - changeNoticeMs);
  return end - now < leastMs ? undefined : end;
}

/** Lists the ways to pay for an hour, the usual one first; those of a payment that has begun are one. */
export function listWays(
  payment: Pick<PaymentProvider, "id" | "transfer">,
  booking: Pick<Booking, "startsAt" | "provider">,
  now: number,
): PaymentProviderId[] {
  if (booking.provider !== null) return [booking.provider];
  const ways: PaymentProviderId[] = payment.id === "transfer" ? [] : [payment.id];
  if (findTransferEnd(payment.transfer, booking, now) !== undefined) ways.push("transfer");
  return ways;
}

/** Returns the rules with a notice that leaves time to pay, if there is no other way than a transfer. */
export function leaveTimeToPay<Rules extends { noticeHours: number }>(
  rules: Rules,
  { id }: Pick<PaymentProvider, "id">,
): Rules {
  if (id !== "transfer") return rules;
  return { ...rules, noticeHours: Math.max(rules.noticeHours, leastNoticeHours) };
}

/** True while a transfer is awaited for an hour. */
export function isAwaited({ state, provider }: Pick<Booking, "state" | "provider">): boolean {
  return state === "held" && provider === "transfer";
}

/** True for an hour that was let go because no transfer came. */
export function hasLapsed({ state, paidAt }: Pick<Booking, "state" | "paidAt">): boolean {
  return state === "cancelled" && paidAt === null;
}

/** Returns the text that the payer writes on a transfer, and by which the owner finds it: eight hex digits. */
export function nameReference({ id }: Pick<Booking, "id">): string {
  return id.slice(0, 8).toUpperCase();
}

/** Returns how a purchase is paid; before its payment has begun, the configured way. */
export function findProviderId(
  { provider }: Pick<Purchase, "provider">,
  configured: Pick<PaymentProvider, "id">,
): PaymentProviderId {
  return provider ?? configured.id;
}
