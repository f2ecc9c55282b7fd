import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

type GuardOptions = { port: number; token: string };

/** Names the cookie by port, because browsers send a host's cookies to all its ports. */
export function cookieName(port: number): string {
  return `studio-${String(port)}`;
}

export function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function listOwnHosts(port: number): string[] {
  return [`localhost:${String(port)}`, `127.0.0.1:${String(port)}`];
}

/**
 * Refuses requests that do not come from the page opened at this start: other host names (DNS rebinding), other
 * origins, and calls without the token.
 */
export function guardRequests({ port, token }: GuardOptions): MiddlewareHandler {
  const hosts = listOwnHosts(port);
  return async (c, next) => {
    const { host = "", origin, "sec-fetch-site": site = "same-origin" } = c.req.header();
    if (!hosts.includes(host)) return c.text("This address is not the studio's.", 421);
    const isForeign = origin !== undefined && origin !== `http://${host}`;
    const changes = c.req.method !== "GET" && c.req.method !== "HEAD";
    if (isForeign || (changes && origin === undefined)) return c.text("Another page asked.", 403);
    const isCall = c.req.path.startsWith("/_studio/api/");
    if (isCall && site !== "same-origin") return c.text("Another page asked.", 403);
    const isKnown = isToken(getCookie(c, cookieName(port)), token);
    if (isCall && !isKnown) return c.text("Open the address that npm run studio printed.", 401);
    return next();
  };
}
