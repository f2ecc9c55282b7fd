import { rm } from "node:fs/promises";
import { lessonFolder } from "../../../contracts/course/lesson.ts";
import { inFolder } from "../../../roots/roots.ts";
import { addressOf, dropCase, reportOf } from "../case/case.ts";
import { dropEmptyCategories } from "../category.ts";
import { findLinks } from "../links.ts";
import { listExamples, type Examples } from "./list-examples.ts";
import { dropPost, findPostLinks } from "../post.ts";
import { dropRedirects } from "../redirect-address.ts";
import { findUnchanged } from "./unchanged-examples.ts";
import { refusal } from "../refusal.ts";
import { dropReviews } from "../review.ts";

/**
 * Removes all cases, posts, reviews and lessons that are examples, or those of them that the owner has not changed.
 * Nobody knows their addresses, so none leads elsewhere.
 */
export async function removeExamples(areUnchanged: boolean): Promise<string> {
  const all = await listExamples();
  const examples = areUnchanged ? await findUnchanged(all) : all;
  await requireUnlinked(examples);
  const { cases, posts, reviews, lessons } = examples;
  for (const slug of posts) await dropPost(slug);
  for (const { slug, key } of cases) await dropCase(slug, key);
  await dropReviews(reviews);
  for (const name of lessons) await rm(inFolder(`${lessonFolder}/${name}`));
  await dropEmptyCategories();
  await dropRedirects([
    ...cases.flatMap(({ slug }) => [addressOf(slug), reportOf(slug)]),
    ...posts.map((slug) => `/blog/${slug}`),
  ]);
  const counts = `${String(cases.length)} cases, ${String(posts.length)} posts, ${String(reviews.length)} reviews and ${String(lessons.length)} lessons`;
  return `${counts} are gone: those that were examples. Yours begin with: npm run new
npm run doctor lists what else is not yours yet.`;
}

async function requireUnlinked({ cases, posts }: Examples): Promise<void> {
  const linking = [
    ...(await Promise.all(cases.map(async ({ slug }) => findLinks(addressOf(slug))))),
    ...(await Promise.all(posts.map(async (slug) => findPostLinks(slug)))),
  ].flat();
  const kept = new Set(linking.filter((file) => !posts.includes(file.split("/")[2] ?? "")));
  if (kept.size === 0) return;
  throw refusal("links-examples", { files: [...kept].toSorted().join(", ") });
}
