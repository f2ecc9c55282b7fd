import type { MiddlewareHandler } from "hono";

/** Refuses a call that a page of another site makes; one without `Origin`, as old browsers send forms, passes. */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  const isForeign =
    (origin !== undefined && hostOf(origin) !== hostOf(c.req.url)) ||
    c.req.header("sec-fetch-site") === "cross-site";
  if (isForeign) return c.text("Only pages of this site may call this address.", 403);
  await next();
  return undefined;
};

// The protocol is left out: behind a proxy the service speaks http where the visitor speaks https.
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}
