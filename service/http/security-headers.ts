import type { MiddlewareHandler } from "hono";
import { powerBiOrigin } from "../../contracts/provider.ts";

/** The policy where the build has written none: nothing may be loaded. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

// Those that browsers know: an unknown name is a warning in the console of every page.
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const fixedHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains", // two years
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN", // the reports are framed by our own pages (D13)
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": [
    `fullscreen=(self "${powerBiOrigin}")`, // of its frame, where there is one (D13)
    ...deniedFeatures.map((feature) => `${feature}=()`),
  ].join(", "),
};

// Pictures that other sites show, when a page is shared.
const sharedPath = /^\/(?:images|share)\//;

/** The headers that every answer carries, whatever its kind (design §6). */
export function listSecurityHeaders(policy: string, path: string): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Resource-Policy": sharedPath.test(path) ? "cross-origin" : "same-origin",
    ...fixedHeaders,
  };
}

/** Adds the security headers to every answer, errors included. */
export function addSecurityHeaders(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(listSecurityHeaders(policy, c.req.path))) {
      c.res.headers.set(name, value);
    }
  };
}
