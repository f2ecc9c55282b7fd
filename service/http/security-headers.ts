import type { MiddlewareHandler } from "hono";
import { powerBiOrigin } from "../../contracts/privacy/provider.ts";

/** The policy where the build has written none: nothing may be loaded. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

// What a script could ask a visitor for; a frame of another origin has none of it anyway.
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
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains", // two years
  "X-Content-Type-Options": "nosniff",
};

/** What a browser heeds only where an answer becomes a page or a worker. */
const ofDocuments = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "SAMEORIGIN", // the reports are framed by our own pages (D13)
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": [
    `fullscreen=(self "${powerBiOrigin}")`, // of its frame, where there is one (D13)
    ...deniedFeatures.map((feature) => `${feature}=()`),
  ].join(", "),
};

// Pictures that other sites show, when a page is shared.
const sharedPath = /^\/(?:images|share)\//;

// SVG and XML can be opened as pages and hold scripts.
const documentType = /^(?:text\/html|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)/;
// A worker obeys its own answer's policy, not its page's.
const workerPath = /^\/assets\/[\w-]*worker[\w-]*\.js$/;

/** The security headers of an answer; the policy, two kilobytes, only where it holds something back (D29). */
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

/** Adds the security headers to every answer, errors included. */
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
