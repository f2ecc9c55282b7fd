import { join } from "node:path";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import type { Fault } from "../../generator/fault.ts";
import { listTexts, type LocatedText } from "./check-prose.ts";
import { readCopy } from "./read-copy.ts";

/** Stands before what `npm run new` asks the owner to write. */
export const unwrittenMark = "✎";

/** Texts that are still to be written, one fault a file with its first key; drafts of the blog may wait. */
export async function checkUnwritten(root: string): Promise<Fault[]> {
  const { states } = await readOwnPosts(join(root, blogRoot));
  const drafts = states.filter(({ state }) => state === "draft");
  const isDraft = ({ file }: LocatedText) =>
    drafts.some(({ slug }) => file.startsWith(`${blogRoot}/${slug}/`));
  const texts = await listTexts(root, await readCopy(root));
  const unwritten = texts.filter((one) => one.text.includes(unwrittenMark) && !isDraft(one));
  return [...Map.groupBy(unwritten, ({ file }) => file)].map(([file, places]) => {
    const more = places.length === 1 ? "" : ` and ${String(places.length - 1)} more`;
    return {
      file,
      problem: `${places[0]?.location ?? ""}${more} still to be written`,
      remedy: `Write what begins with ${unwrittenMark} there, or take it away.`,
    };
  });
}
