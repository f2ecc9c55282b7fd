import { existsSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { locales } from "../../contracts/locale.ts";

const listFile = "art/blog-pictures/draw-post-pictures.ts";

const moduleFile = (slug: string) => `art/blog-pictures/posts/${slug}.ts`;
const wordsFiles = (slug: string) =>
  locales.map((locale) => `content/blog-pictures/${locale}/${slug}.json`);

/** The modules that draw with the words of a post: its own, and those that it alone uses. */
async function listDrawingModules(slug: string): Promise<string[]> {
  const modules = [moduleFile(slug)];
  for await (const file of glob("art/blog-pictures/*.ts"))
    if ((await readFile(file, "utf8")).includes(`/es/${slug}.json`)) modules.push(file);
  return modules;
}

/** Renames what draws the pictures of a post, where the site draws them. */
export async function renameDrawing(from: string, to: string): Promise<void> {
  if (!existsSync(moduleFile(from))) return;
  for (const [index, words] of wordsFiles(to).entries()) {
    const old = wordsFiles(from)[index];
    if (old !== undefined && existsSync(old)) await rename(old, words);
  }
  await rename(moduleFile(from), moduleFile(to));
  for (const module of [moduleFile(to), ...(await listDrawingModules(from)).slice(1)])
    await edit(module, (text) => text.replaceAll(`/es/${from}.json`, `/es/${to}.json`));
  await edit(listFile, (text) =>
    text.replaceAll(`/${from}.ts"`, `/${to}.ts"`).replaceAll(`"${from}":`, `"${to}":`),
  );
}

/** Removes what draws the pictures of a post. */
export async function removeDrawing(slug: string): Promise<void> {
  if (!existsSync(moduleFile(slug))) return;
  const modules = await listDrawingModules(slug);
  for (const file of [...modules, ...wordsFiles(slug)]) await rm(file, { force: true });
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
