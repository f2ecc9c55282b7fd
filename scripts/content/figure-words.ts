import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { locales } from "../../contracts/locale.ts";
import { inFolder } from "../../roots/roots.ts";

const wordsFiles = (slug: string) =>
  locales.map((locale) => inFolder(`content/blog-pictures/${locale}/${slug}.json`));

/** Renames the words of a post's figures, where it has any. */
export async function renameFigureWords(from: string, to: string): Promise<void> {
  for (const [index, file] of wordsFiles(from).entries()) {
    if (existsSync(file)) await rename(file, wordsFiles(to)[index]!);
  }
}

export async function removeFigureWords(slug: string): Promise<void> {
  for (const file of wordsFiles(slug)) await rm(file, { force: true });
}
