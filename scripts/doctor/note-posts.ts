import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import type { Finding } from "./finding.ts";

/** Posts that are not translated, not shown yet, or drafts, with what is wrong in those. */
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
    ...draftFaults.map(({ file, problem, remedy }) => ({ what: `${file}: ${problem}`, remedy })),
  ];
}
