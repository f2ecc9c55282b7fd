import { glob, stat } from "node:fs/promises";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import type { Finding } from "./finding.ts";

const largestBytes = 5_000_000;

/** Notes untranslated and future posts, drafts with their faults, and files that are very large. */
export async function notePosts(): Promise<Finding[]> {
  const { states, draftFaults } = await readOwnPosts();
  return [
    ...states
      .filter(({ isTranslated }) => !isTranslated)
      .map(({ folder }) => ({
        what: `${folder} has no translation`,
        remedy: "English lists show the Spanish post, marked as such; write en.md beside es.md.",
      })),
    ...states
      .filter(({ state }) => state === "scheduled")
      .map(({ folder, publishDate }) => ({
        what: `${folder} is not shown before ${publishDate}`,
        remedy: "Build and deploy again on that day.",
      })),
    ...states
      .filter(({ state }) => state === "draft")
      .map(({ folder }) => ({
        what: `${folder} is a draft`,
        remedy: "It is shown nowhere; set isPublished to true when it is ready.",
      })),
    ...(await noteLargePictures()),
    ...draftFaults.map(({ file, problem, remedy }) => ({ what: `${file}: ${problem}`, remedy })),
  ];
}

async function noteLargePictures(): Promise<Finding[]> {
  const notes: Finding[] = [];
  for await (const path of glob("content/{blog,images}/**/*.{jpg,jpeg,png,webp,avif}")) {
    const { size } = await stat(path);
    if (size <= largestBytes) continue;
    notes.push({
      what: `${path.replaceAll("\\", "/")} has ${String(Math.round(size / 1e6))} MB`,
      remedy: "Save it smaller: nobody is shown more than 1600 pixels of its width.",
    });
  }
  return notes;
}
