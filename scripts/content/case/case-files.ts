import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { locales } from "../../../contracts/locale.ts";
import { inFolder, ownerRoot } from "../../../roots/roots.ts";
import { removeCasePictures, renameCasePictures } from "./case-picture.ts";

const mentions = ["content/catalogue/*.json", "content/copy/*/servicePage.json"];

/** Renames the pictures of a case and writes its new slug into the files that mention it. */
export async function renameCaseFiles(from: string, to: string): Promise<void> {
  await renameCasePictures(from, to);
  // The key of a case, which may be the same word, names its texts.
  const slug = new RegExp(`(?<!"key": ")(?<=")${from}(?=")`, "g");
  for await (const name of glob(mentions, { cwd: ownerRoot })) {
    const file = inFolder(name);
    const text = await readFile(file, "utf8");
    const renamed = text.replaceAll(slug, to);
    if (renamed !== text) await writeFile(file, renamed);
  }
}

/** Removes the pictures of a case and the words of its report. */
export async function removeCaseFiles(slug: string): Promise<void> {
  for (const folder of ["reports", "scenarios"])
    for (const locale of locales)
      await rm(inFolder(`content/${folder}/${locale}/${slug}.json`), { force: true });
  await removeCasePictures(slug);
}
