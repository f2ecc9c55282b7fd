import { enquiryLimits, type EnquiryProblem } from "../../../../contracts/enquiry.ts";
import type { Copy } from "../../../copy.ts";
import { fillText } from "../../../../contracts/fill-text.ts";

type ErrorCopy = Copy["contact"]["errors"];
type TypedField = "from_name" | "reply_to" | "message";

const copyKeys = {
  missing: "missing",
  malformed: "malformed",
  "too-long": "tooLong",
  "control-characters": "control",
} as const;

export function describeProblems(
  problems: readonly EnquiryProblem[],
  copy: ErrorCopy,
): Partial<Record<TypedField, string>> {
  const texts: Partial<Record<TypedField, string>> = {};
  for (const { field, code } of problems) {
    if (field === "service") continue; // a select, always valid
    const messages: Partial<Record<(typeof copyKeys)[typeof code], string>> = copy[field];
    const text = messages[copyKeys[code]] ?? messages.missing ?? "";
    texts[field] = fillText(text, { max: enquiryLimits[field] });
  }
  return texts;
}
