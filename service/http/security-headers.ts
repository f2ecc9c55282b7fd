import type { MiddlewareHandler } from "hono";
import { isDeskPath } from "../../contracts/paths/desk-path.ts";
import { closePolicy } from "../../contracts/trial/closed-policy.ts";

export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const ofEveryAnswer = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

const ofDocuments = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  // Denied to our frames too; other features are denied to frames without a matching `allow` attribute.
  "Permissions-Policy": "camera=(),geolocation=(),microphone=()",
};

/** The owner's pages: kept by nobody, and named to no other site; their forms still name their origin. */
const ofDesk = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** Files that other sites may show. */
const sharedPath = /^\/(?:images\/|share\/|(?:en\/)?embed\/)/;

// SVG and XML can be opened as pages and may contain scripts.
const documentType = /^(?:text\/html|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)/;
// A worker is bound by the policy of its own response, not by its page's.
const closedWorkerPath = /^\/assets\/file-worker-[\w-]*\.js$/;
const workerPath = /^\/assets\/[\w-]*worker[\w-]*\.js$/;

// Responses of the API are never shown as a page.
const callPath = /^\/(?:api\/|(?:healthz|up)$)/;

/** Returns the security headers of a response; only documents and workers get the document's policy (D29). */
export function listSecurityHeaders(
  policy: string,
  { path, contentType }: { path: string; contentType: string },
): Record<string, string> {
  const hasPolicy = documentType.test(contentType) || workerPath.test(path);
  const own = closedWorkerPath.test(path) ? closePolicy(policy) : policy;
  return {
    ...ofEveryAnswer,
    "Cross-Origin-Resource-Policy": sharedPath.test(path) ? "cross-origin" : "same-origin",
    ...(hasPolicy && { ...ofDocuments, "Content-Security-Policy": own }),
    ...(isDeskPath(path) && ofDesk),
    ...(!hasPolicy && callPath.test(path) && { "Content-Security-Policy": strictestPolicy }),
  };
}

/** Adds the security headers to every response; `policy` applies if the response has none of its own. */
export function addSecurityHeaders(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const answer = { path: c.req.path, contentType: headers.get("Content-Type") ?? "" };
    const ofDocument = headers.get("Content-Security-Policy") ?? policy;
    for (const [name, value] of Object.entries(listSecurityHeaders(ofDocument, answer))) {
      headers.set(name, value);
    }
  };
}
