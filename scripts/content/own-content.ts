import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";

export const shippedContentTest = "tests/contract/shipped-content.test.ts";

/** Marks the content as the owner's: the check no longer expects the shipped one. Returns a notice the first time. */
export async function ownContent(): Promise<string> {
  if (!existsSync(shippedContentTest)) return "";
  await rm(shippedContentTest);
  return `\nThe content is yours now: ${shippedContentTest}, which counts what the site ships with, is removed, and npm run check leaves out
the tests that are written for it.`;
}
