import { readBrief } from "../../../contracts/brief/brief.ts";
import {
  decoyField,
  ownMailIds,
  type EnquiryField,
  type EnquiryTemplate,
} from "../../../contracts/enquiry.ts";
import { isLocale } from "../../../contracts/locale.ts";
import { tidyText } from "../../text/tidy-text.ts";
import type { EnquiryContent } from "./enquiry.ts";

export type EnquiryCall = {
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

const fieldNames: Record<EnquiryField, string[]> = {
  from_name: ["from_name", "name"],
  reply_to: ["reply_to", "email"],
  message: ["message"],
  service: ["service"],
};

const caseStudyPattern = /^[a-z0-9-]{1,80}$/i;
const longestQuotedId = 40;

/** Lists faults that only a program can cause: missing or wrong ids, and values that are not text. */
export function findMalformations({ ids, fields }: EnquiryCall): string[] {
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
  for (const field of Object.keys(fieldNames) as EnquiryField[]) {
    const value = findField(fields, field) ?? "";
    if (typeof value !== "string") problems.push(`The ${field} is no text. Send it as a string.`);
  }
  return problems;
}

/** Reads the enquiry of a well-formed call; invalid optional values are left out. */
export function readEnquiry({ ids, fields }: EnquiryCall): EnquiryContent {
  const { locale, case_study: caseStudy } = fields;
  return {
    template: templatesById.get(ids["template_id"]) ?? "contact",
    from_name: readText(fields, "from_name"),
    reply_to: readText(fields, "reply_to"),
    message: tidyText(readText(fields, "message")),
    service: readText(fields, "service"),
    locale: isLocale(locale) ? locale : null,
    caseStudy: typeof caseStudy === "string" && caseStudyPattern.test(caseStudy) ? caseStudy : null,
    ...readBrief((field) => fields[field]),
  };
}

export function isDecoyTaken({ fields }: EnquiryCall): boolean {
  return (fields[decoyField] ?? "") !== "";
}

function findField(fields: Record<string, unknown>, field: EnquiryField): unknown {
  const name = fieldNames[field].find((candidate) => Object.hasOwn(fields, candidate));
  return name === undefined ? undefined : fields[name];
}

// A lone half of a surrogate pair cannot be stored as UTF-8.
function readText(fields: Record<string, unknown>, field: EnquiryField): string {
  const value = findField(fields, field);
  return typeof value === "string" ? value.toWellFormed() : "";
}
