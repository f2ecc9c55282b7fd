import { readFile } from "node:fs/promises";
import type { Locale } from "../contracts/locale.ts";
import type { PageData } from "../site/page-data.ts";
import type { PathMatch, Route } from "../site/routes.ts";

/** Gathers the data of a page in a language: its route, and the texts of its translation groups. */
export async function gatherPageData(
  match: PathMatch,
  locale: Locale,
  route: Route,
  shellCopy: readonly string[],
): Promise<PageData> {
  const groups = [...new Set([...shellCopy, ...route.copy])];
  const entries = await Promise.all(
    groups.map(async (group) => [group, await readCopy(locale, group)] as const),
  );
  const copy = Object.fromEntries(entries) as PageData["copy"];
  return { route: match.name, path: match.path, params: match.params, locale, copy };
}

async function readCopy(locale: Locale, group: string): Promise<unknown> {
  const file = `content/copy/${locale}/${group}.json`;
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
