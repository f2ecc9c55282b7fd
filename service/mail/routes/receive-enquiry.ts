import type { Context } from "hono";
import { completeEnquiry, findEnquiryProblems, sendFormPath } from "../../../contracts/enquiry.ts";
import { defaultLocale, localePrefix } from "../../../contracts/locale.ts";
import { pagePaths } from "../../../contracts/paths/page-paths.ts";
import type { Log } from "../../log.ts";
import { formatRefusal, type Refusal } from "../core/describe-refusal.ts";
import type { EnquiryContent } from "../core/enquiry.ts";
import { judgeSpam } from "../core/judge-spam.ts";
import {
  findMalformations,
  isDecoyTaken,
  readEnquiry,
  type EnquiryCall,
} from "../core/read-enquiry.ts";
import { renderRejectedForm } from "../pages/rejected-form-page.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";

export type MailDependencies = {
  enquiries: Pick<EnquiryStore, "add" | "isRepeated">;
  onEnquiry: () => void;
  spendRequest: (c: Context) => Promise<number | undefined>;
  contactEmail: string;
  siteStyle: string;
  log: Log;
};

export async function receiveEnquiry(
  c: Context,
  call: EnquiryCall,
  dependencies: MailDependencies,
): Promise<Response> {
  const malformations = findMalformations(call);
  if (malformations.length > 0) return c.text(malformations.join("\n"), 400);
  const enquiry = readEnquiry(call);
  const refusal = await store(c, enquiry, isDecoyTaken(call), dependencies);
  if (refusal === undefined) {
    const thanks = localePrefix[enquiry.locale ?? defaultLocale] + pagePaths.enquirySent;
    return isNativePost(c) ? c.redirect(thanks, 303) : c.text("OK");
  }
  return isNativePost(c)
    ? c.html(renderRejectedForm(enquiry, refusal, dependencies.siteStyle), refusal.status)
    : c.text(formatRefusal(refusal), refusal.status);
}

/**
 * Returns undefined once the enquiry is on the disk, which a successful answer requires (decision 005); otherwise an
 * error response.
 */
async function store(
  c: Context,
  enquiry: EnquiryContent,
  hasDecoy: boolean,
  { enquiries, onEnquiry, spendRequest, contactEmail, log }: MailDependencies,
): Promise<Refusal | undefined> {
  const problems = findEnquiryProblems(enquiry);
  if (problems.length > 0) return { status: 422, problems };
  try {
    const waitSeconds = await spendRequest(c);
    if (waitSeconds !== undefined) {
      c.header("Retry-After", String(waitSeconds));
      return { status: 429, waitMinutes: Math.ceil(waitSeconds / 60), contactEmail };
    }
    const complete = completeEnquiry(enquiry);
    const isFromBrowser = c.req.header("sec-fetch-site") !== undefined;
    const suspicion = judgeSpam({
      enquiry: complete,
      isDecoyTaken: hasDecoy,
      isFromBrowser,
      isRepeated: await enquiries.isRepeated(complete),
    });
    await enquiries.add(complete, suspicion);
  } catch (error) {
    log({ event: "enquiry-not-stored", error: String(error) });
    return { status: 503, contactEmail };
  }
  onEnquiry();
  return undefined;
}

/**
 * True if the browser itself submits the form, without JavaScript or before it has loaded; the answer is then a page.
 */
function isNativePost(c: Context): boolean {
  if (c.req.path !== sendFormPath) return false;
  const accepted = c.req.header("accept") ?? "";
  return c.req.header("sec-fetch-mode") === "navigate" || accepted.includes("text/html");
}
