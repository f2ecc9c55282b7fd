import type { PaymentIssue, PaymentIssueKind } from "../core/payment-provider.ts";

const texts: Record<PaymentIssueKind, string> = {
  gone: "came after its hour was let go. Write to the visitor: agree another hour, or pay it back",
  differs: "is not for what was chosen. Write to the visitor: agree another hour, or pay it back",
  twice: "was a second payment for one booking and is paid back. Write to the visitor",
  unknown: "belongs to no booking that is known. Write to the payer, or pay it back",
  dispute: "is disputed by its payer. Answer at the payment provider before its deadline",
  refundFailed: "could not be paid back. Pay it back by another way",
};

/** Describes an issue for the owner, with its remedy. */
export function describeIssue({
  kind,
  reference,
}: Pick<PaymentIssue, "kind" | "reference">): string {
  return `Payment ${reference} ${texts[kind]}`;
}
