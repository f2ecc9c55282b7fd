import type { PaymentStore } from "../store/payment-store.ts";
import { describeIssue } from "./describe-issue.ts";

/** After this time a refund that the provider has not taken is reported. */
const slowRefundMs = 60 * 60_000;

/** Lists the money that waits for the owner or the provider, each with its remedy. */
export async function listPaymentWarnings(
  store: Pick<PaymentStore, "listIssues" | "listRefunds">,
  { now, failingSince }: { now: number; failingSince: number | undefined },
): Promise<string[]> {
  const issues = await store.listIssues();
  const slow = (await store.listRefunds()).filter(({ askedAt }) => now - askedAt > slowRefundMs);
  return [
    ...issues.map(
      (issue) => `${describeIssue(issue)}. Done: npm run bookings -- seen ${issue.reference}`,
    ),
    ...slow.map(
      ({ reference }) => `Payment ${reference} is not paid back yet. It is tried each minute`,
    ),
    ...(failingSince === undefined
      ? []
      : [
          `The payment provider has not answered since ${new Date(failingSince).toISOString()}. Check its key and its status`,
        ]),
  ];
}

/** Returns the number of payments that need the owner, as a problem of the daily mail. */
export async function findPaymentProblems(
  store: Pick<PaymentStore, "listIssues"> | undefined,
): Promise<{ kind: "payments"; count: number }[]> {
  const { length: count } = (await store?.listIssues()) ?? [];
  return count === 0 ? [] : [{ kind: "payments", count }];
}
