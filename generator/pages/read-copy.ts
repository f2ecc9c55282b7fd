import { readFile } from "node:fs/promises";
import type { Locale } from "../../contracts/locale.ts";
import { fillCounts } from "./fill-counts.ts";

export async function readCopy(locale: Locale, group: string): Promise<unknown> {
  const file = `content/copy/${locale}/${group}.json`;
  try {
    return fillCounts(locale, group, JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
