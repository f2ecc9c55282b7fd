import type { Locale } from "./locale.ts";

/** Services a visitor can ask about, in the order of the form (§3). */
export const serviceOptions = [
  "business_problem",
  "dashboard",
  "mentoring",
  "training",
  "other",
] as const;

export type ServiceOption = (typeof serviceOptions)[number];

/** What is sent as `service` when the visitor chose none (§5). */
export const noServiceSelected = "No service selected";

/** Longest accepted values, in characters; the e-mail limit is RFC 5321's. */
export const contactLimits = {
  from_name: 100,
  reply_to: 254,
  service: 200,
  message: 5000,
} as const;

/** Largest accepted request body of the mail calls, in bytes. */
export const maxBodyBytes = 16 * 1024;

/** The template parameters of an enquiry, as the form sends them (§7). */
export type ContactParams = {
  from_name: string;
  reply_to: string;
  message: string;
  service: string;
};

/** What the form sends besides (docs/decisions/017): the language it was written in, and the case study it comes from. */
export type EnquiryParams = ContactParams & { locale: Locale; case_study?: string };

export type ContactField = keyof ContactParams;

export type ContactProblem = {
  field: ContactField;
  code: "missing" | "malformed" | "too-long" | "control-characters";
};

/** One @, no spaces or angle brackets, a dot in the domain: what a browser's own check accepts, and a dot. */
export const emailPattern =
  /^[^\s@<>"(),:;[\]\\]+@(?:[^\s@<>"(),:;[\]\\.]+\.)+[^\s@<>"(),:;[\]\\.]+$/;
/** Line breaks, NUL and the rest of the control characters: they never belong in a mail header. */
// oxlint-disable-next-line no-control-regex -- the control characters are the point
export const headerBreak = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Lists everything that is wrong with an enquiry, one problem a field; an empty list means it can be sent (§5). */
export function findContactProblems(params: ContactParams): ContactProblem[] {
  const problems: ContactProblem[] = [];
  for (const field of ["from_name", "reply_to", "service", "message"] as const) {
    const code = findFieldProblem(field, params[field]);
    if (code !== undefined) problems.push({ field, code });
  }
  return problems;
}

/** An enquiry as it is sent, stored and mailed: trimmed, and with a service in any case (§5). */
export function completeEnquiry<Params extends ContactParams>(params: Params): Params {
  return {
    ...params,
    from_name: params.from_name.trim(),
    reply_to: params.reply_to.trim(),
    message: params.message.trim(),
    service: params.service.trim() || noServiceSelected,
  };
}

function findFieldProblem(field: ContactField, value: string): ContactProblem["code"] | undefined {
  const trimmed = value.trim();
  if (trimmed === "" && field !== "service") return "missing";
  if (value.length > contactLimits[field]) return "too-long";
  if (field !== "message" && headerBreak.test(value)) return "control-characters";
  if (field === "reply_to" && !emailPattern.test(trimmed)) return "malformed";
  return undefined;
}

/** Ids the site sends to its own mail service, which tells the two kinds of enquiry apart by template (§7, D9). */
export const ownMailIds = {
  publicKey: "own-service",
  serviceId: "site",
  templates: { contact: "contact", consultation: "consultoria" },
} as const;

export type EnquiryTemplate = keyof typeof ownMailIds.templates;

/** Addresses of the two mail calls, below the provider's origin (§7). */
export const sendPath = "/api/v1.0/email/send";
export const sendFormPath = "/api/v1.0/email/send-form";

/** Page that thanks for a form posted without JavaScript, below the edition's prefix. */
export const enquirySentPath = "/mensaje-enviado";
