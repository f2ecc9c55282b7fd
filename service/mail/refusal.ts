import {
  contactLimits,
  type ContactField,
  type ContactProblem,
} from "../../contracts/contact-message.ts";
import { fill } from "../fill-text.ts";
import { formWords, type FormWords } from "./form-words.ts";

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

/** Says in one line each what is wrong and how to mend it. */
export function describeRefusal(refusal: Refusal, words: FormWords): RefusalLine[] {
  if (refusal.status === 422) {
    return refusal.problems.map((problem) => ({
      field: problem.field,
      text: describeProblem(problem, words),
    }));
  }
  const { tooMany, notStored } = words.rejected;
  const email = refusal.contactEmail;
  return refusal.status === 429
    ? [{ text: fill(tooMany, { minutes: refusal.waitMinutes, email }) }]
    : [{ text: fill(notStored, { email }) }];
}

/** The refusal as a program reads it: plain English, each line led by the field's name on the wire. */
export function toPlainText(refusal: Refusal): string {
  return describeRefusal(refusal, formWords.en)
    .map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`))
    .join("\n");
}

function describeProblem({ field, code }: ContactProblem, words: FormWords): string {
  const { contact, rejected } = words;
  const texts: Partial<Record<(typeof copyKeys)[typeof code], string>> =
    field === "service" ? rejected.service : contact.errors[field];
  return fill(texts[copyKeys[code]] ?? "", { max: contactLimits[field] });
}
