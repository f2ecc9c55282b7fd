import type { BriefField } from "./brief/brief.ts";
import type { Locale } from "./locale.ts";

export const serviceOptions = [
  "business_problem",
  "dashboard",
  "mentoring",
  "training",
  "other",
] as const;

export const noServiceSelected = "No service selected";

/** In characters; the limit of `reply_to` is RFC 5321's. */
export const enquiryLimits = {
  from_name: 100,
  reply_to: 254,
  service: 200,
  message: 5000,
} as const;

export const maxBodyBytes = 16 * 1024;

/** Template parameters of an enquiry (§7). */
export type EnquiryParams = {
  from_name: string;
  reply_to: string;
  message: string;
  service: string;
};

/**
 * Extra fields: the form's language, the case study that the visitor came from (decision 017), and the answers of the
 * optional second part (decision 094).
 */
export type SentEnquiry = EnquiryParams & { locale: Locale; case_study?: string } & Partial<
    Record<BriefField, string>
  >;

export type EnquiryField = keyof EnquiryParams;

export type EnquiryProblem = {
  field: EnquiryField;
  code: "missing" | "malformed" | "too-long" | "control-characters";
};

/** The pattern that browsers check e-mail fields with, plus a dot in the domain. */
export const emailPattern =
  /^[^\s@<>"(),:;[\]\\]+@(?:[^\s@<>"(),:;[\]\\.]+\.)+[^\s@<>"(),:;[\]\\.]+$/;
// oxlint-disable-next-line no-control-regex -- the control characters are the point
export const headerBreak = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Returns at most one problem per field; empty when the enquiry can be sent (§5). */
export function findEnquiryProblems(params: EnquiryParams): EnquiryProblem[] {
  const problems: EnquiryProblem[] = [];
  for (const field of ["from_name", "reply_to", "service", "message"] as const) {
    const code = findFieldProblem(field, params[field]);
    if (code !== undefined) problems.push({ field, code });
  }
  return problems;
}

/** Returns the enquiry as it is sent, stored and mailed: trimmed, with a service filled in (§5). */
export function completeEnquiry<Params extends EnquiryParams>(params: Params): Params {
  return {
    ...params,
    from_name: params.from_name.trim(),
    reply_to: params.reply_to.trim(),
    message: params.message.trim(),
    service: params.service.trim() || noServiceSelected,
  };
}

function findFieldProblem(field: EnquiryField, value: string): EnquiryProblem["code"] | undefined {
  const trimmed = value.trim();
  if (trimmed === "" && field !== "service") return "missing";
  if (value.length > enquiryLimits[field]) return "too-long";
  if (field !== "message" && headerBreak.test(value)) return "control-characters";
  if (field === "reply_to" && !emailPattern.test(trimmed)) return "malformed";
  return undefined;
}

/** Ids of our own mail service; the template distinguishes the two kinds of enquiry (§7, D9). */
export const ownMailIds = {
  publicKey: "own-service",
  serviceId: "site",
  templates: { contact: "contact", consultation: "consultoria" },
} as const;

export type EnquiryTemplate = keyof typeof ownMailIds.templates;

/** Id of the form, by which fields elsewhere on the page belong to it. */
export const enquiryFormId = "enquiry";

/** Honeypot: an invisible field that only programs fill in (decision 047). */
export const decoyField = "website";

export const sendPath = "/api/v1.0/email/send";
export const sendFormPath = "/api/v1.0/email/send-form";
