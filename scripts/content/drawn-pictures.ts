import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { locales } from "../../contracts/locale.ts";

const listFile = "art/blog-pictures/draw-post-pictures.ts";

const moduleFile = (slug: string) => `art/blog-pictures/posts/${slug}.ts`;
const wordsFiles = (slug: string) =>
  locales.map((locale) => `content/blog-pictures/${locale}/${slug}.json`);

/** Renames what draws the pictures of a post, where the site draws them. */
export async function renameDrawing(from: string, to: string): Promise<void> {
  if (!existsSync(moduleFile(from))) return;
  for (const [index, words] of wordsFiles(to).entries()) {
    const old = wordsFiles(from)[index];
    if (old !== undefined && existsSync(old)) await rename(old, words);
  }
  await rename(moduleFile(from), moduleFile(to));
  await edit(moduleFile(to), (text) => text.replaceAll(`/es/${from}.json`, `/es/${to}.json`));
  await edit(listFile, (text) =>
    text.replaceAll(`/${from}.ts"`, `/${to}.ts"`).replaceAll(`"${from}":`, `"${to}":`),
  );
}

/** Removes what draws the pictures of a post. */
export async function removeDrawing(slug: string): Promise<void> {
  if (!existsSync(moduleFile(slug))) return;
  for (const file of [moduleFile(slug), ...wordsFiles(slug)]) await rm(file, { force: true });
  await edit(listFile, (text) =>
    text
      .split("\n")
      .filter((line) => !line.includes(`/${slug}.ts"`) && !line.includes(`"${slug}":`))
      .join("\n"),
  );
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
