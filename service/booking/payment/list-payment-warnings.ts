import type { PaymentStore } from "../store/payment-store.ts";
import { describeIssue } from "./describe-issue.ts";

/** Lists the money that waits for the owner or the provider, each with its remedy. */
export async function listPaymentWarnings(
  store: Pick<PaymentStore, "listIssues" | "listRefunds">,
  failingSince: number | undefined,
): Promise<string[]> {
  const issues = await store.listIssues();
  const slow = (await store.listRefunds()).filter(({ isSlow }) => isSlow);
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
