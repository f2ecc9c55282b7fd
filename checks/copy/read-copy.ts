import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { locales, type Locale } from "../../contracts/locale.ts";

type Leaves = ReadonlyMap<string, string>;

export type CopyGroupTexts = { group: string; texts: Partial<Record<Locale, Leaves>> };

// The copy of a report and of a post's figures are groups too: `reports/<slug>`, `blog-pictures/<slug>`.
const reportPrefix = "reports/";
const picturePrefix = "blog-pictures/";

export function isReportGroup(group: string): boolean {
  return group.startsWith(reportPrefix);
}

/** Copy that the code reads by name; that of reports and figures is named by their definitions. */
export function isReadByCode(group: string): boolean {
  return !isReportGroup(group) && findPicturedPost(group) === undefined;
}

export function findPicturedPost(group: string): string | undefined {
  return group.startsWith(picturePrefix) ? group.slice(picturePrefix.length) : undefined;
}

export function copyFilePath(locale: Locale, group: string): string {
  const [folder, name] = group.includes("/") ? group.split("/") : ["copy", group];
  return `content/${String(folder)}/${locale}/${String(name)}.json`;
}

export async function readCopy(root: string): Promise<CopyGroupTexts[]> {
  const groups = new Map<string, Partial<Record<Locale, Leaves>>>();
  for (const prefix of ["", reportPrefix, picturePrefix]) {
    for (const locale of locales) {
      const folder = dirname(join(root, copyFilePath(locale, `${prefix}any`)));
      for (const file of await listFiles(folder, prefix)) {
        const group = prefix + file.slice(0, -".json".length);
        const content: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
        groups.set(group, { ...groups.get(group), [locale]: flatten(content) });
      }
    }
  }
  return [...groups].map(([group, texts]) => ({ group, texts }));
}

async function listFiles(folder: string, prefix: string): Promise<string[]> {
  // A site without reports and figures is whole.
  if (prefix !== "" && !existsSync(folder)) return [];
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith(".json")).toSorted();
}

function flatten(value: unknown, path = "", leaves = new Map<string, string>()): Leaves {
  if (typeof value !== "object" || value === null) return leaves.set(path, String(value));
  for (const [key, child] of Object.entries(value)) {
    flatten(child, path === "" ? key : `${path}.${key}`, leaves);
  }
  return leaves;
}
