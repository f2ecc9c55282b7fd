import {
  contactLimits,
  type ContactField,
  type ContactProblem,
} from "../../../contracts/contact-message.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { formCopy, type FormCopy } from "./form-copy.ts";

/** Why a well-formed enquiry is not accepted. */
export type Refusal =
  | { status: 422; problems: ContactProblem[] }
  | { status: 429; waitMinutes: number; contactEmail: string }
  | { status: 503; contactEmail: string };

export type RefusalLine = { field?: ContactField; text: string };

const copyKeys = {
  missing: "missing",
  malformed: "malformed",
  "too-long": "tooLong",
  "control-characters": "control",
} as const;

/** One line each: what is wrong and how to mend it. */
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

/** The refusal for a program: English, each line led by the name of the parameter. */
export function formatRefusal(refusal: Refusal): string {
  return describeRefusal(refusal, formCopy.en)
    .map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`))
    .join("\n");
}

function describeProblem({ field, code }: ContactProblem, copy: FormCopy): string {
  const { contact, rejected } = copy;
  const messages: Partial<Record<(typeof copyKeys)[typeof code], string>> =
    field === "service" ? rejected.service : contact.errors[field];
  return fillText(messages[copyKeys[code]] ?? "", { max: contactLimits[field] });
}
