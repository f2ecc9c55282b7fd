import { existsSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { locales } from "../../../contracts/locale.ts";
import { definitionFile, rowsFile } from "../../../generator/reports/from-file/file-reports.ts";
import { inFolder, ownerRoot } from "../../../roots/roots.ts";
import { removeCasePictures, renameCasePictures } from "./case-picture.ts";

const reportFiles = [definitionFile, rowsFile];
const mentions = ["content/catalogue/*.json", "content/copy/*/servicePage.json"];

/** Renames the pictures of a case and its report from a file, and writes its new slug into the files that mention it. */
export async function renameCaseFiles(from: string, to: string): Promise<void> {
  await renameCasePictures(from, to);
  for (const find of reportFiles) {
    if (existsSync(inFolder(find(from)))) await rename(inFolder(find(from)), inFolder(find(to)));
  }
  // The key of a case, which may be the same word, names its texts.
  const slug = new RegExp(`(?<!"key": ")(?<=")${from}(?=")`, "g");
  for await (const name of glob(mentions, { cwd: ownerRoot })) {
    const file = inFolder(name);
    const text = await readFile(file, "utf8");
    const renamed = text.replaceAll(slug, to);
    if (renamed !== text) await writeFile(file, renamed);
  }
}

/** Removes the pictures of a case, the words of its report, and its definition and rows if it is from a file. */
export async function removeCaseFiles(slug: string): Promise<void> {
  for (const folder of ["reports", "scenarios"])
    for (const locale of locales)
      await rm(inFolder(`content/${folder}/${locale}/${slug}.json`), { force: true });
  for (const find of reportFiles) await rm(inFolder(find(slug)), { force: true });
  await removeCasePictures(slug);
}
