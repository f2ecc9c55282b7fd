import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { categorySlug } from "../../contracts/blog-post.ts";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import { removeFigureWords, renameFigureWords } from "./figure-words.ts";
import { redirectAddress } from "./redirect-address.ts";
import { refusal } from "./refusal.ts";
import { ask } from "./unwritten.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const excerpt = ask(
  "Una o dos frases que dicen qué se aprende. Salen en las listas.",
  "One or two sentences that say what is learned. They stand in lists.",
);
const opening = ask(
  "El artículo empieza con un párrafo, porque el título ya está arriba.",
  "The post begins with a paragraph, as the title stands above it.",
);
const section = ask("Un apartado", "A section");
const paragraph = ask("Texto.", "Text.");

type Titles = { title: string; englishTitle: string };

/** Writes a draft in both languages; returns what to do next. */
export async function newPost({ title, englishTitle }: Titles): Promise<string> {
  const slug = categorySlug(title);
  const folder = `${blogRoot}/${slug}`;
  refuseUsed(slug);
  const { states, posts } = await readOwnPosts();
  const [category = "Power BI"] = posts.es[0]?.categories ?? [];
  const today = new Date().toISOString().slice(0, 10);
  await mkdir(inFolder(folder));
  await writeFile(join(inFolder(folder), "es.md"), describeSpanish(title, category, today));
  await writeFile(join(inFolder(folder), "en.md"), describeEnglish(englishTitle));
  return `${folder}: a draft, number ${String(states.length + 1)} of the blog.
Write what begins with ✎ in es.md and en.md, and choose categories. Then set isPublished to true.
npm run dev shows it as you write; docs/blog.md says what a post may hold.`;
}

/** Gives a post another address; links of other posts follow, and the old address leads to the new one. */
export async function renamePost(from: string, to: string): Promise<string> {
  const state = await requirePost(from);
  const slug = categorySlug(to);
  refuseUsed(slug);
  await rename(inFolder(join(blogRoot, from)), inFolder(join(blogRoot, slug)));
  await renameFigureWords(from, slug);
  const linking = await replaceLinks(from, slug);
  if (state === "published") await redirectAddress(`/blog/${from}`, `/blog/${slug}`);
  const followed = linking.length === 0 ? "" : `\nLinks that follow: ${linking.join(", ")}.`;
  return `/blog/${from} is /blog/${slug} now.${followed}${describeRedirect(state)}`;
}

/** Removes a post to which no other one links; its address leads to `to`. */
export async function removePost(slug: string, to = "/blog"): Promise<string> {
  const state = await requirePost(slug);
  const linking = await findPostLinks(slug);
  if (linking.length > 0) {
    throw refusal("links-left", { files: linking.join(", "), target: slug });
  }
  await dropPost(slug);
  if (state === "published") await redirectAddress(`/blog/${slug}`, to);
  return `/blog/${slug} is gone.${describeRedirect(state)}`;
}

/** Removes the folder of a post and the words of its figures, without a redirect. */
export async function dropPost(slug: string): Promise<void> {
  await rm(inFolder(join(blogRoot, slug)), { recursive: true });
  await removeFigureWords(slug);
}

function describeRedirect(state: string): string {
  return state === "published" ? "\nThe old address leads there: content/redirects.json." : "";
}

function refuseUsed(slug: string): void {
  if (slug === "") throw refusal("name-letters");
  const folder = `${blogRoot}/${slug}`;
  if (existsSync(inFolder(folder))) throw refusal("post-exists", { folder });
}

async function requirePost(slug: string): Promise<string> {
  const { states } = await readOwnPosts();
  const post = states.find((one) => one.slug === slug);
  if (post !== undefined) return post.state;
  const known = states.map((one) => one.slug).join(", ");
  throw refusal("post-unknown", { slug, known });
}

function linksTo(slug: string): RegExp {
  return new RegExp(String.raw`(\]\(\.\./)${slug}(?=/)`, "g");
}

/** Files of posts that link to a post. */
export async function findPostLinks(slug: string): Promise<string[]> {
  const linking: string[] = [];
  for await (const file of glob(`${blogRoot}/*/*.md`, { cwd: ownerRoot })) {
    if (linksTo(slug).test(await readFile(inFolder(file), "utf8")))
      linking.push(file.replaceAll("\\", "/"));
  }
  return linking.toSorted();
}

async function replaceLinks(from: string, to: string): Promise<string[]> {
  const linking = await findPostLinks(from);
  for (const file of linking) {
    const text = await readFile(inFolder(file), "utf8");
    await writeFile(inFolder(file), text.replaceAll(linksTo(from), `$1${to}`));
  }
  return linking;
}

function describeSpanish(title: string, category: string, date: string): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(excerpt.es)}
publishDate: ${date}
categories: [${category}]
isPublished: false
---

${opening.es}

## ${section.es}

${paragraph.es}
`;
}

function describeEnglish(title: string): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(excerpt.en)}
---

${opening.en}

## ${section.en}

${paragraph.en}
`;
}
