import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { lessonFolder, readLesson } from "../../../contracts/course/lesson.ts";
import { readOwnPosts } from "../../../generator/blog/open-blog-source.ts";
import { inFolder } from "../../../roots/roots.ts";

type Case = { slug: string; key: string; isDemonstration?: boolean };
export type Examples = { cases: Case[]; posts: string[]; reviews: string[]; lessons: string[] };

type Review = { id: string; isSample: boolean };

const catalogue = "content/catalogue";

/** Cases whose data is invented, posts that the site ships with, and sample reviews and lessons. */
export async function listExamples(): Promise<Examples> {
  const cases = await readJson<Case[]>(`${catalogue}/case-studies.json`);
  const reviews = await readJson<Review[]>(`${catalogue}/testimonials.json`);
  const { states } = await readOwnPosts();
  return {
    cases: cases.filter(({ isDemonstration }) => isDemonstration !== false),
    posts: states.filter(({ isSample }) => isSample).map(({ slug }) => slug),
    reviews: reviews.filter(({ isSample }) => isSample).map(({ id }) => id),
    lessons: await listSampleLessons(),
  };
}

/** Names the files of lessons that are examples. */
async function listSampleLessons(): Promise<string[]> {
  const folder = inFolder(lessonFolder);
  const names = existsSync(folder) ? (await readdir(folder)).toSorted() : [];
  const areSamples = await Promise.all(
    names.map(async (name) => readLesson(name, await readFile(`${folder}/${name}`, "utf8"))),
  );
  return names.filter((_, at) => areSamples[at]?.isSample === true);
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(inFolder(file), "utf8")) as Content;
}
