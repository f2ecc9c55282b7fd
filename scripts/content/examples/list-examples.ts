import { readFile } from "node:fs/promises";
import { readOwnPosts } from "../../../generator/blog/open-blog-source.ts";
import { inFolder } from "../../../roots/roots.ts";

type Case = { slug: string; key: string; isDemonstration?: boolean };
export type Examples = { cases: Case[]; posts: string[]; reviews: string[] };

type Review = { id: string; isSample: boolean };

const catalogue = "content/catalogue";

/** Cases whose data is invented, posts that the site ships with, and sample reviews. */
export async function listExamples(): Promise<Examples> {
  const cases = await readJson<Case[]>(`${catalogue}/case-studies.json`);
  const reviews = await readJson<Review[]>(`${catalogue}/testimonials.json`);
  const { states } = await readOwnPosts();
  return {
    cases: cases.filter(({ isDemonstration }) => isDemonstration !== false),
    posts: states.filter(({ isSample }) => isSample).map(({ slug }) => slug),
    reviews: reviews.filter(({ isSample }) => isSample).map(({ id }) => id),
  };
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(inFolder(file), "utf8")) as Content;
}
