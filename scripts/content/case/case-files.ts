import { existsSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { locales } from "../../../contracts/locale.ts";
import { removeCasePictures, renameCasePictures } from "./case-picture.ts";

// Files under a case's slug besides its pictures: the report, its copy and the tests of its claims.
const named = (slug: string) => [
  `dashboards/reports/${slug}`,
  ...locales.map((locale) => `content/reports/${locale}/${slug}.json`),
  ...locales.map((locale) => `content/scenarios/${locale}/${slug}.json`),
  `tests/contract/claims/${slug}.ts`,
  `tests/contract/scenarios/${slug}.ts`,
];
// Where a slug is written.
const mentions = [
  "content/catalogue/*.json",
  "content/copy/*/servicePage.json",
  "generator/reports/draw-story.ts",
  "generator/share-cards/find-card-picture.ts",
  "site/features/case-studies/report/report-heights.css",
];

export async function renameCaseFiles(from: string, to: string): Promise<void> {
  const targets = named(to);
  for (const [index, old] of named(from).entries()) {
    const target = targets[index];
    if (target !== undefined && existsSync(old)) await rename(old, target);
  }
  await renameCasePictures(from, to);
  const slug = new RegExp(String.raw`(?<=["'/]|\.report-)${from}(?=["'./ ])`, "g");
  for await (const file of glob([
    ...mentions,
    `${targets[0] ?? ""}/**/*.ts`,
    ...targets.slice(1),
  ])) {
    const text = await readFile(file, "utf8");
    const renamed = text.replaceAll(slug, to);
    if (renamed !== text) await writeFile(file, renamed);
  }
}

export async function removeCaseFiles(slug: string): Promise<void> {
  for (const path of named(slug)) await rm(path, { recursive: true, force: true });
  await removeCasePictures(slug);
}
