import type { MiddlewareHandler } from "hono";

/**
 * Answers 403 to calls from pages of other sites; a call without `Origin`, as old browsers send forms, passes
 * (decision 019).
 */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  const isForeign =
    (origin !== undefined && hostOf(origin) !== hostOf(c.req.url)) ||
    c.req.header("sec-fetch-site") === "cross-site";
  if (isForeign) return c.text("Only pages of this site may call this address.", 403);
  await next();
  return undefined;
};

/** Answers 403 unless the browser itself says that a page of this site makes the call. */
export const requireOwnPage: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isOwn =
    (site === undefined ? origin !== undefined : site === "same-origin") &&
    (origin === undefined || hostOf(origin) === hostOf(c.req.url));
  if (!isOwn) return c.text("Only pages of this site may call this address.", 403);
  await next();
  return undefined;
};

// Compares hosts only: behind a proxy the service speaks http while the visitor speaks https.
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}
