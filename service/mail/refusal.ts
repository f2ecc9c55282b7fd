import {
  contactLimits,
  type ContactField,
  type ContactProblem,
} from "../../contracts/contact-message.ts";
import { formTexts, type FormTexts } from "./form-texts.ts";

/** Why a well-formed enquiry is not accepted. */
export type Refusal =
  | { status: 422; problems: ContactProblem[] }
  | { status: 429; waitMinutes: number; contactEmail: string }
  | { status: 503; contactEmail: string };

export type RefusalLine = { field?: ContactField; text: string };

/** Says in one line each what is wrong and how to mend it. */
export function describeRefusal(refusal: Refusal, texts: FormTexts): RefusalLine[] {
  if (refusal.status === 422) {
    return refusal.problems.map((problem) => ({
      field: problem.field,
      text: describeProblem(problem, texts),
    }));
  }
  if (refusal.status === 429) {
    return [{ text: texts.tooMany(refusal.waitMinutes, refusal.contactEmail) }];
  }
  return [{ text: texts.notStored(refusal.contactEmail) }];
}

/** The refusal as a program reads it: plain English, each line led by the field's name on the wire. */
export function toPlainText(refusal: Refusal): string {
  return describeRefusal(refusal, formTexts.en)
    .map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`))
    .join("\n");
}

function describeProblem({ field, code }: ContactProblem, texts: FormTexts): string {
  const name = texts.fields[field];
  return {
    missing: texts.missing[field],
    malformed: texts.malformed,
    "too-long": texts.tooLong(name, contactLimits[field]),
    "control-characters": texts.controlCharacters(name),
  }[code];
}
