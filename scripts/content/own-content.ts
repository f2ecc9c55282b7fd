import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { shippedContentTest } from "../../generator/shipped-content.ts";

/** From now on the content is the owner's: the check no longer expects what the site ships with. Returns a line that says so, once. */
export async function ownContent(): Promise<string> {
  if (!existsSync(shippedContentTest)) return "";
  await rm(shippedContentTest);
  return `\nThe content is yours now: ${shippedContentTest}, which counts what the site ships with, is removed, and npm run check leaves out
the tests that are written for it.`;
}
