import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../../contracts/locale.ts";
import { lessonFolder } from "../../../contracts/course/lesson.ts";
import { inFolder, inProduct } from "../../../roots/roots.ts";
import { addressOf } from "../case/case.ts";
import { findLinks } from "../links.ts";
import type { Examples } from "./list-examples.ts";
import { findPostLinks } from "../post.ts";

type Words = Record<string, unknown>;

/** Keeps of the examples those that are as the product ships them, and to which no text that stays links. */
export async function findUnchanged(examples: Examples): Promise<Examples> {
  const reviews = examples.reviews.filter((id) =>
    hasShippedWords("testimonials", ({ items }) => (items as Words)[id]),
  );
  let cases = examples.cases.filter(({ key }) => hasShippedWords("caseStudies", (all) => all[key]));
  let posts = examples.posts.filter(isShippedPost);
  // A post that stays keeps those to which it links, and these others.
  for (let before = -1; before !== cases.length + posts.length;) {
    before = cases.length + posts.length;
    const removed = new Set(posts);
    const isFree = async (linking: Promise<string[]>) =>
      (await linking).every((file) => removed.has(file.split("/")[2] ?? ""));
    cases = await filterAsync(cases, async ({ slug }) => isFree(findLinks(addressOf(slug))));
    posts = await filterAsync(posts, async (slug) => isFree(findPostLinks(slug)));
  }
  const lessons = examples.lessons.filter((name) => {
    const [own, shipped] = [
      inFolder(`${lessonFolder}/${name}`),
      inProduct(`demo/${lessonFolder}/${name}`),
    ];
    return existsSync(shipped) && readFileSync(own).equals(readFileSync(shipped));
  });
  return { cases, posts, reviews, lessons };
}

async function filterAsync<Item>(items: Item[], test: (item: Item) => Promise<boolean>) {
  const passed = await Promise.all(items.map(test));
  return items.filter((_, index) => passed[index]);
}

function hasShippedWords(group: string, find: (words: Words) => unknown): boolean {
  return locales.every((locale) => {
    const file = `content/copy/${locale}/${group}.json`;
    const [own, shipped] = [inFolder(file), inProduct(`demo/${file}`)].map((path) =>
      JSON.stringify(find(JSON.parse(readFileSync(path, "utf8")) as Words)),
    );
    return own === shipped;
  });
}

function isShippedPost(slug: string): boolean {
  const folder = `content/blog/${slug}`;
  const [own, shipped] = [inFolder(folder), inProduct(`demo/${folder}`)];
  return (
    existsSync(shipped) &&
    readdirSync(own).every((name) => {
      const file = join(shipped, name);
      return existsSync(file) && readFileSync(join(own, name)).equals(readFileSync(file));
    })
  );
}
