import { readOwnPosts } from "../../../generator/blog/open-blog-source.ts";
import { blogRoot } from "../../../generator/blog/read-posts.ts";
import { fault, type Fault } from "../../../generator/faults/fault.ts";
import { listTexts, type LocatedText } from "./check-prose.ts";
import { readCopy } from "../read-copy.ts";

/** Stands before what `npm run new` asks the owner to write. */
export const unwrittenMark = "✎";

/** Texts that are still to be written, one fault a file with its first key; drafts of the blog may wait. */
export async function checkUnwritten(root: string): Promise<Fault[]> {
  const { states } = await readOwnPosts(root);
  const drafts = states.filter(({ state }) => state === "draft");
  const isDraft = ({ place }: LocatedText) =>
    drafts.some(({ slug }) => place.file.startsWith(`${blogRoot}/${slug}/`));
  const texts = await listTexts(root, await readCopy(root));
  const unwritten = texts.filter((one) => one.text.includes(unwrittenMark) && !isDraft(one));
  return [...Map.groupBy(unwritten, ({ place }) => place.file)].map(([file, found]) => {
    const place = found[0]?.place ?? { file };
    const more = found.length - 1;
    return more === 0
      ? fault(place, "text-unwritten", { mark: unwrittenMark })
      : fault(place, "texts-unwritten", { mark: unwrittenMark, more });
  });
}
