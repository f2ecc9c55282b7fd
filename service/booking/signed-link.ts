import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link lets its holder do: pay for a hold, change an appointment, book what is left of a purchase. */
export type LinkKind = "hold" | "appointment" | "purchase";

export type ReadLink = { state: "valid"; id: string } | { state: "expired" } | { state: "forged" };

/** Makes the part of a link that nobody else can make, e.g. `"3f…9a.t1x4z0.kQ…"`: id, end in seconds, and their HMAC. */
export function signLink(key: Uint8Array, kind: LinkKind, id: string, expiresAt: number): string {
  const content = `${id}.${Math.floor(expiresAt / 1000).toString(36)}`;
  return `${content}.${sign(key, kind, content)}`;
}

/** Reads such a part; a kind is no good for another. */
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
