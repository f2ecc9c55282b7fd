import type { Locale } from "../../contracts/locale.ts";
import { fillCounts } from "./fill-counts.ts";
import { readWords } from "../../roots/read-words.ts";

const known = new Map<string, Promise<unknown>>();

/** Reads the copy of a group with counts and prices filled in; cached, since most pages share it. */
export async function readCopy(locale: Locale, group: string): Promise<unknown> {
  const file = `content/copy/${locale}/${group}.json`;
  const copy = known.get(file) ?? readFilled(file, locale, group);
  known.set(file, copy);
  return copy;
}

/** Empties the cache, for processes that run while the copy changes. */
export function forgetCopy(): void {
  known.clear();
}

async function readFilled(file: string, locale: Locale, group: string): Promise<unknown> {
  try {
    return fillCounts(locale, group, readWords(file));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
