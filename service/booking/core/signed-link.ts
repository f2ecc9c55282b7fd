import { createHmac, timingSafeEqual } from "node:crypto";

export type LinkKind = "hold" | "confirmation" | "appointment" | "purchase";

export type ReadLink = { state: "valid"; id: string } | { state: "expired" } | { state: "forged" };

/** Returns `id.expiry.hmac` (SHA-256; expiry in s, base 36), e.g. `"3f…9a.t1x4z0.kQ…"`. */
export function signLink(key: Uint8Array, kind: LinkKind, id: string, expiresAt: number): string {
  const content = `${id}.${Math.floor(expiresAt / 1000).toString(36)}`;
  return `${content}.${sign(key, kind, content)}`;
}

/** Verifies a token of `signLink`; a token of another kind counts as forged. */
export function readLink(key: Uint8Array, kind: LinkKind, token: string, now: number): ReadLink {
  const [, content = "", id = "", end = "", signature = ""] =
    /^(([0-9a-f]{16})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(key, kind, content));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { state: "forged" };
  }
  return Number.parseInt(end, 36) * 1000 > now ? { state: "valid", id } : { state: "expired" };
}

function sign(key: Uint8Array, kind: LinkKind, content: string): string {
  return createHmac("sha256", key).update(`${kind}.${content}`).digest("base64url");
}
