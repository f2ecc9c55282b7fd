import { glob, stat } from "node:fs/promises";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const pictures = "content/{blog,images}/**/*.{jpg,jpeg,png,webp,avif}";
const largestBytes = 5_000_000;

/** Notes untranslated and future posts, drafts with their faults, and files that are very large. */
export async function notePosts(): Promise<Finding[]> {
  const { states, draftFaults } = await readOwnPosts();
  return [
    ...states
      .filter(({ isTranslated }) => !isTranslated)
      .map(({ folder }) => fault("", "post-untranslated", { folder })),
    ...states
      .filter(({ state }) => state === "scheduled")
      .map(({ folder, publishDate }) => fault("", "post-scheduled", { folder, day: publishDate })),
    ...states
      .filter(({ state }) => state === "draft")
      .map(({ folder }) => fault("", "post-draft", { folder })),
    ...(await noteLargePictures()),
    ...draftFaults,
  ];
}

async function noteLargePictures(): Promise<Finding[]> {
  const notes: Finding[] = [];
  for await (const path of glob(pictures, { cwd: ownerRoot })) {
    const { size } = await stat(inFolder(path));
    if (size <= largestBytes) continue;
    const picture = path.replaceAll("\\", "/");
    notes.push(fault("", "picture-heavy", { picture, megabytes: Math.round(size / 1e6) }));
  }
  return notes;
}
