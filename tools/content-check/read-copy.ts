import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "../../contracts/locale.ts";

/** The texts of a translation group by their dotted key, e.g. `"meta.title"`. */
export type Leaves = ReadonlyMap<string, string>;

/** A translation group in each language that has it. */
export type CopyGroupTexts = { group: string; texts: Partial<Record<Locale, Leaves>> };

const copyFolder = "content/copy";

/** File of a translation group, as a fault names it. */
export function copyFile(locale: Locale, group: string): string {
  return `${copyFolder}/${locale}/${group}.json`;
}

/** Reads every translation group below a project's root, in both languages. */
export async function readCopy(root: string): Promise<CopyGroupTexts[]> {
  const groups = new Map<string, Partial<Record<Locale, Leaves>>>();
  for (const locale of locales) {
    const folder = join(root, copyFolder, locale);
    for (const file of (await readdir(folder)).toSorted()) {
      if (!file.endsWith(".json")) continue;
      const group = file.slice(0, -".json".length);
      const content: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
      groups.set(group, { ...groups.get(group), [locale]: flatten(content) });
    }
  }
  return [...groups].map(([group, texts]) => ({ group, texts }));
}

function flatten(value: unknown, path = "", leaves = new Map<string, string>()): Leaves {
  if (typeof value !== "object" || value === null) return leaves.set(path, String(value));
  for (const [key, child] of Object.entries(value)) {
    flatten(child, path === "" ? key : `${path}.${key}`, leaves);
  }
  return leaves;
}
