import { readFile } from "node:fs/promises";
import type { Locale } from "../contracts/locale.ts";

/** Reads a translation group in a language. */
export async function readCopy(locale: Locale, group: string): Promise<unknown> {
  const file = `content/copy/${locale}/${group}.json`;
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
