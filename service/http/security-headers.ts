import type { MiddlewareHandler } from "hono";

export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const ofEveryAnswer = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

const ofDocuments = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  // What a framed calendar or report could ask for in our name; the rest no frame has without an `allow` of ours.
  "Permissions-Policy": "camera=(),geolocation=(),microphone=()",
};

const sharedPath = /^\/(?:images|share)\//;

// SVG and XML can be opened as pages and hold scripts.
const documentType = /^(?:text\/html|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)/;
// A worker obeys its own answer's policy, not its page's.
const workerPath = /^\/assets\/[\w-]*worker[\w-]*\.js$/;

// Answers to calls are nobody's page.
const callPath = /^\/(?:api\/|healthz$)/;

/** Returns the security headers of an answer; the document's policy goes only with documents and workers (D29). */
export function listSecurityHeaders(
  policy: string,
  { path, contentType }: { path: string; contentType: string },
): Record<string, string> {
  const hasPolicy = documentType.test(contentType) || workerPath.test(path);
  return {
    ...ofEveryAnswer,
    "Cross-Origin-Resource-Policy": sharedPath.test(path) ? "cross-origin" : "same-origin",
    ...(hasPolicy && { ...ofDocuments, "Content-Security-Policy": policy }),
    ...(!hasPolicy && callPath.test(path) && { "Content-Security-Policy": strictestPolicy }),
  };
}

/** Adds them, with the policy given where the answer brings none. */
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
