import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { categorySlug } from "../../contracts/blog-post.ts";

/** What the code says: every name and id that occurs in it, and the translation groups it takes texts from. The categories of posts are such names too. */
export type SourceWords = { words: ReadonlySet<string>; groups: ReadonlySet<string> };

const sources = [
  "site/**/*.{ts,tsx}",
  "dashboards/{charts,format,interact,kinds,render,scene,shell}/**/*.{ts,tsx}",
  "generator/reports/*.ts",
  "content/catalogue/**/*.json",
  "contracts/**/*.ts",
  "service/**/*.ts",
];
const postFiles = "content/blog/*/es.md";
const wordPattern = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;
const commentPattern = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
// useCopy("x"), copy.x, copy?.x, the type Copy["x"], readCopy(language, "x"), and in the service an import of the file
const groupPatterns = [
  /\buseCopy\(\s*"(\w+)"/g,
  /\bcopy\??\.(\w+)/g,
  /\bCopy\["(\w+)"\]/g,
  /\bfrom "[^"]*content\/copy\/es\/(\w+)\.json"/g,
  /\breadCopy\(\w+, "(\w+)"\)/g,
] as const;

/** Reads the code and the catalogues below a project's root; comments and tests do not count. */
export async function readWords(root: string): Promise<SourceWords> {
  const words = new Set<string>();
  const groups = new Set<string>();
  for await (const path of glob(sources, { cwd: root })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const text = (await readFile(join(root, path), "utf8")).replaceAll(commentPattern, "");
    for (const [word] of text.matchAll(wordPattern)) {
      words.add(word);
      for (const part of word.split("-")) words.add(part);
    }
    for (const pattern of groupPatterns) {
      for (const [, group = ""] of text.matchAll(pattern)) groups.add(group);
    }
  }
  for await (const path of glob(postFiles, { cwd: root })) {
    const text = await readFile(join(root, path), "utf8");
    for (const category of listCategories(text)) words.add(categorySlug(category));
  }
  return { words, groups };
}

/** The names on the line `categories: [A, B]` of a post. */
function listCategories(text: string): string[] {
  return /^categories:\s*\[(.*)\]/m.exec(text)?.[1]?.split(",") ?? [];
}
