import { init, send, type EmailJSResponseStatus } from "@emailjs/browser";
import type { SentEnquiry, EnquiryTemplate } from "../../../contracts/enquiry.ts";
import { mailConfig } from "../public-config.ts";

const timeoutMs = 15_000; // the library itself has no timeout
const successStatus = 200; // §9

/** Returns false after any failure, which is logged (§7, §8). */
export async function sendEnquiry(
  template: EnquiryTemplate,
  params: SentEnquiry,
): Promise<boolean> {
  const { publicKey, serviceId, templates, origin } = mailConfig;
  // Without an origin, `init` would use the provider's own.
  init({ publicKey, origin: origin || location.origin, blockHeadless: false });
  try {
    const response = await Promise.race([
      send(serviceId, templates[template], params),
      rejectAfter(timeoutMs),
    ]);
    if (isAccepted(response)) return true;
    logFailure(response);
  } catch (error) {
    logFailure(error);
  }
  return false;
}

/**
 * Rejects an HTML answer: it comes from a third party, such as a network's login page, and the message is not stored.
 */
function isAccepted({ status, text }: EmailJSResponseStatus): boolean {
  return text === "OK" || (status === successStatus && !text.trimStart().startsWith("<"));
}

function logFailure(failure: unknown): void {
  console.error("The message could not be sent:", describeFailure(failure));
}

async function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${String(delayMs)} ms`)), delayMs);
  });
}

// The library rejects with a string, a response or an error.
function describeFailure(error: unknown): string {
  if (typeof error === "string") return error;
  if (error instanceof Error) return error.message;
  const { status, text } = error as { status?: number; text?: string };
  return `${String(status)} ${String(text)}`;
}
