import { readFile } from "node:fs/promises";
import type { Environment } from "../contracts/environment.ts";
import type { Locale } from "../contracts/locale.ts";
import type { PageData } from "../site/page-data.ts";
import type { PathMatch, Route } from "../site/routes.ts";
import { readLegalText } from "./legal-text/read-legal-text.ts";

/** Gathers the data of a page in a language: its route, the texts of its translation groups, and what only its kind of page shows. */
export async function gatherPageData(
  match: PathMatch,
  locale: Locale,
  route: Route,
  shellCopy: readonly string[],
  environment: Environment,
): Promise<PageData> {
  const groups = [...new Set([...shellCopy, ...route.copy])];
  const entries = await Promise.all(
    groups.map(async (group) => [group, await readCopy(locale, group)] as const),
  );
  const copy = Object.fromEntries(entries) as PageData["copy"];
  const data = { route: match.name, path: match.path, params: match.params, locale, copy };
  if (route.page !== "legal") return data;
  return { ...data, legal: await readLegalText(match.path, locale, environment) };
}

async function readCopy(locale: Locale, group: string): Promise<unknown> {
  const file = `content/copy/${locale}/${group}.json`;
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
