import type { MiddlewareHandler } from "hono";
import { powerBiOrigin } from "../../contracts/privacy/provider.ts";

export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const deniedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

const ofEveryAnswer = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

const ofDocuments = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "SAMEORIGIN", // our own pages frame the reports (D13)
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": [
    `fullscreen=(self "${powerBiOrigin}")`,
    ...deniedFeatures.map((feature) => `${feature}=()`),
  ].join(", "),
};

const sharedPath = /^\/(?:images|share)\//;

// SVG and XML can be opened as pages and hold scripts.
const documentType = /^(?:text\/html|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)/;
// A worker obeys its own answer's policy, not its page's.
const workerPath = /^\/assets\/[\w-]*worker[\w-]*\.js$/;

/** Returns the security headers of an answer; the policy (2 KB) goes only with documents and workers (D29). */
export function listSecurityHeaders(
  policy: string,
  { path, contentType }: { path: string; contentType: string },
): Record<string, string> {
  const hasPolicy = documentType.test(contentType) || workerPath.test(path);
  return {
    ...ofEveryAnswer,
    "Cross-Origin-Resource-Policy": sharedPath.test(path) ? "cross-origin" : "same-origin",
    ...(hasPolicy && { ...ofDocuments, "Content-Security-Policy": policy }),
  };
}

export function addSecurityHeaders(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const answer = { path: c.req.path, contentType: headers.get("Content-Type") ?? "" };
    for (const [name, value] of Object.entries(listSecurityHeaders(policy, answer))) {
      headers.set(name, value);
    }
  };
}
