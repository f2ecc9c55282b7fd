import { Hono, type Context } from "hono";
import { findContactProblems, sendFormPath, sendPath } from "../../contracts/contact-message.ts";
import { defaultLocale, localePrefix } from "../../contracts/locale.ts";
import { pagePaths } from "../../contracts/page-paths.ts";
import type { Log } from "../log.ts";
import type { EnquiryContent } from "../storage/enquiry.ts";
import type { EnquiryStore } from "../storage/enquiry-store.ts";
import { findMalformations, readSubmission, type Submission } from "./read-submission.ts";
import { toPlainText, type Refusal } from "./refusal.ts";
import { renderRejectedForm } from "./rejected-form.ts";

export type MailParts = {
  enquiries: Pick<EnquiryStore, "add">;
  /** Called when there is an enquiry to deliver. */
  onEnquiry: () => void;
  /** Takes a client's turn, or tells in how many seconds there is one again. */
  takeTurn: (c: Context) => number | undefined;
  /** Where a visitor can write when the form does not work. */
  contactEmail: string;
  /** Elements that style the page for a form that was not accepted. */
  siteStyle: string;
  log: Log;
};

const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

/** The two calls of the e-mail delivery service, on our own origin (§7, D9). */
export function createMailRoutes(parts: MailParts): Hono {
  const routes = new Hono();
  routes.post(sendPath, async (c) => {
    if (mediaType(c) !== "application/json") return refuseMediaType(c, "application/json");
    const body = asRecord(await c.req.json().catch(() => undefined));
    if (body === undefined) return c.text("The body is not a JSON object. Send one.", 400);
    const submission = { ids: body, fields: asRecord(body["template_params"]) ?? {} };
    return receive(c, submission, parts);
  });
  routes.post(sendFormPath, async (c) => {
    if (!formTypes.includes(mediaType(c))) return refuseMediaType(c, formTypes.join(" or "));
    const form = await c.req.formData().catch(() => undefined);
    if (form === undefined) return c.text("The body is not a form. Send one.", 400);
    // emailjs.sendForm appends the ids after the fields: of equal names the first counts.
    const fields = Object.fromEntries([...form].toReversed());
    return receive(c, { ids: fields, fields }, parts);
  });
  for (const path of [sendPath, sendFormPath]) {
    routes.all(path, (c) => c.text("Only POST is possible here.", 405, { Allow: "POST" }));
  }
  return routes;
}

function receive(
  c: Context,
  submission: Submission,
  parts: MailParts,
): Response | Promise<Response> {
  const malformations = findMalformations(submission);
  if (malformations.length > 0) return c.text(malformations.join("\n"), 400);
  const enquiry = readSubmission(submission);
  const refusal = accept(c, enquiry, parts);
  if (refusal === undefined) {
    const thanks = localePrefix[enquiry.locale ?? defaultLocale] + pagePaths.enquirySent;
    return isNativePost(c) ? c.redirect(thanks, 303) : c.text("OK");
  }
  return isNativePost(c)
    ? c.html(renderRejectedForm(enquiry, refusal, parts.siteStyle), refusal.status)
    : c.text(toPlainText(refusal), refusal.status);
}

// Success is answered only after this has returned nothing: then the enquiry is on the disk (R1).
function accept(c: Context, enquiry: EnquiryContent, parts: MailParts): Refusal | undefined {
  const { contactEmail } = parts;
  const problems = findContactProblems(enquiry);
  if (problems.length > 0) return { status: 422, problems };
  const waitSeconds = parts.takeTurn(c);
  if (waitSeconds !== undefined) {
    c.header("Retry-After", String(waitSeconds));
    return { status: 429, waitMinutes: Math.ceil(waitSeconds / 60), contactEmail };
  }
  try {
    parts.enquiries.add(trim(enquiry));
  } catch (error) {
    parts.log({ event: "enquiry-not-stored", error: String(error) });
    return { status: 503, contactEmail };
  }
  parts.onEnquiry();
  return undefined;
}

function trim(enquiry: EnquiryContent): EnquiryContent {
  const { from_name, reply_to, service, message } = enquiry;
  return {
    ...enquiry,
    from_name: from_name.trim(),
    reply_to: reply_to.trim(),
    service: service.trim(),
    message: message.trim(),
  };
}

// Sent by the browser itself, before or without JavaScript: the answer is a page.
function isNativePost(c: Context): boolean {
  if (c.req.path !== sendFormPath) return false;
  const accepted = c.req.header("accept") ?? "";
  return c.req.header("sec-fetch-mode") === "navigate" || accepted.includes("text/html");
}

function mediaType(c: Context): string {
  return (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function refuseMediaType(c: Context, accepted: string): Response {
  return c.text(`The body is of an unknown type. Send it as ${accepted}.`, 415);
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : undefined;
}
