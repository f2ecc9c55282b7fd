import {
  noServiceSelected,
  ownMailIds,
  type ContactField,
  type EnquiryTemplate,
} from "../../contracts/contact-message.ts";
import { isLocale } from "../../contracts/locale.ts";
import type { EnquiryContent } from "../storage/enquiry.ts";

/** The two halves of a call: who sends which template, and what the visitor wrote (§7). */
export type Submission = {
  ids: Record<string, unknown>;
  fields: Record<string, unknown>;
};

const { contact, consultation } = ownMailIds.templates;
const templatesById = new Map<unknown, EnquiryTemplate>([
  [contact, "contact"],
  [consultation, "consultation"],
]);
const acceptedIds: Record<string, string[]> = {
  user_id: [ownMailIds.publicKey],
  service_id: [ownMailIds.serviceId],
  template_id: [contact, consultation],
};

// The name an input of the form may have instead of the template's parameter (§3).
const fieldNames: Record<ContactField, string[]> = {
  from_name: ["from_name", "name"],
  reply_to: ["reply_to", "email"],
  message: ["message"],
  service: ["service"],
};

const caseStudyPattern = /^[a-z0-9-]{1,80}$/i;
const longestQuotedId = 40;

/** Lists what makes a call unusable whatever the visitor wrote: ids that are missing or not ours, values that are no text. */
export function findMalformations({ ids, fields }: Submission): string[] {
  const problems: string[] = [];
  for (const [name, accepted] of Object.entries(acceptedIds)) {
    const id = ids[name];
    if (typeof id === "string" && accepted.includes(id)) continue;
    const remedy = `Use ${accepted.map((known) => `"${known}"`).join(" or ")}.`;
    if (id === undefined || id === null || id === "") {
      problems.push(`The ${name} parameter is required. ${remedy}`);
    } else {
      const quoted = JSON.stringify(id).slice(0, longestQuotedId);
      problems.push(`The ${name} ${quoted} is unknown. ${remedy}`);
    }
  }
  for (const field of Object.keys(fieldNames) as ContactField[]) {
    const value = findField(fields, field) ?? "";
    if (typeof value !== "string") problems.push(`The ${field} is no text. Send it as a string.`);
  }
  return problems;
}

/** Takes an enquiry out of a call that is not malformed; what is optional and invalid is left out. */
export function readSubmission({ ids, fields }: Submission): EnquiryContent {
  const { locale, case_study: caseStudy } = fields;
  return {
    template: templatesById.get(ids["template_id"]) ?? "contact",
    from_name: readText(fields, "from_name"),
    reply_to: readText(fields, "reply_to"),
    message: tidyMessage(readText(fields, "message")),
    service: readText(fields, "service") || noServiceSelected,
    locale: isLocale(locale) ? locale : null,
    caseStudy: typeof caseStudy === "string" && caseStudyPattern.test(caseStudy) ? caseStudy : null,
  };
}

function findField(fields: Record<string, unknown>, field: ContactField): unknown {
  const name = fieldNames[field].find((candidate) => Object.hasOwn(fields, candidate));
  return name === undefined ? undefined : fields[name];
}

// A lone half of a surrogate pair cannot be stored as UTF-8.
function readText(fields: Record<string, unknown>, field: ContactField): string {
  const value = findField(fields, field);
  return typeof value === "string" ? value.toWellFormed() : "";
}

// Browsers send the line breaks of a form as CRLF; what else controls a terminal has no place in a message.
function tidyMessage(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are the point
  return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
