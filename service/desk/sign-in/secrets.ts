import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** No 0, O, 1 or I, which look alike. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 8;

/** Returns 256 random bits, which nobody can guess. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns a code that can be read on one device and typed on another. */
export function makeCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
}

/** Returns a typed code without the spaces and small letters that people add. */
export function tidyCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}

export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** A code is short: its hash needs the browser's own secret, which is not stored. */
export function hashCode(code: string, browser: string): Uint8Array {
  return createHmac("sha256", browser).update(code).digest();
}
