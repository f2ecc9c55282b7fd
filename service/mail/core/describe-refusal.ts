import {
  enquiryLimits,
  type EnquiryField,
  type EnquiryProblem,
} from "../../../contracts/enquiry.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { formCopy, type FormCopy } from "./form-copy.ts";

export type Refusal =
  | { status: 422; problems: EnquiryProblem[] }
  | { status: 429; waitMinutes: number; contactEmail: string }
  | { status: 503; contactEmail: string };

export type RefusalLine = { field?: EnquiryField; text: string };

const copyKeys = {
  missing: "missing",
  malformed: "malformed",
  "too-long": "tooLong",
  "control-characters": "control",
} as const;

export function describeRefusal(refusal: Refusal, copy: FormCopy): RefusalLine[] {
  if (refusal.status === 422) {
    return refusal.problems.map((problem) => ({
      field: problem.field,
      text: describeProblem(problem, copy),
    }));
  }
  const { tooMany, notStored } = copy.rejected;
  const email = refusal.contactEmail;
  return refusal.status === 429
    ? [{ text: fillText(tooMany, { minutes: refusal.waitMinutes, email }) }]
    : [{ text: fillText(notStored, { email }) }];
}

export function formatRefusal(refusal: Refusal): string {
  return describeRefusal(refusal, formCopy.en)
    .map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`))
    .join("\n");
}

function describeProblem({ field, code }: EnquiryProblem, copy: FormCopy): string {
  const { contact, rejected } = copy;
  const messages: Partial<Record<(typeof copyKeys)[typeof code], string>> =
    field === "service" ? rejected.service : contact.errors[field];
  return fillText(messages[copyKeys[code]] ?? "", { max: enquiryLimits[field] });
}
