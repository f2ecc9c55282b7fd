import { existsSync } from "node:fs";
import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RichText } from "../../contracts/blog-post.ts";
import type { Locale } from "../../contracts/locale.ts";
import { makePost } from "../../generator/blog/make-post.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import { readPostFolder } from "../../generator/blog/read-post-folder.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import { withoutFolder } from "../../generator/faults/without-folder.ts";

export type PostPreview = { content: RichText; minutes: number; faults: Fault[] };

const figureWords = "content/blog-pictures";

let previews = 0;

/** Converts a post with unsaved texts, and lists the faults that the build would find. */
export async function previewPost(
  root: string,
  slug: string,
  texts: Partial<Record<Locale, string>>,
  locale: Locale,
): Promise<PostPreview> {
  previews += 1;
  const stage = join(
    root,
    ".cache/studio/trials",
    `post-${String(process.pid)}-${String(previews)}`,
  );
  try {
    const words = join(root, figureWords);
    if (existsSync(words)) await cp(words, join(stage, figureWords), { recursive: true });
    const posts = join(stage, blogRoot);
    await cp(join(root, blogRoot, slug), join(posts, slug), { recursive: true });
    for (const [language, text] of Object.entries(texts)) {
      await writeFile(join(posts, slug, `${language}.md`), text);
    }
    const folder = readPostFolder(posts, slug);
    if (Array.isArray(folder))
      return {
        content: "",
        minutes: 0,
        faults: folder.map((fault) => withoutFolder(fault, stage)),
      };
    const slugs = await readdir(join(root, blogRoot));
    const { post, faults } = makePost(folder, locale, {
      author: { name: "" },
      findPost: (other, language) =>
        slugs.includes(other) ? { slug: other, title: other, language } : undefined,
    });
    const all = [...folder.faults, ...faults].map((fault) => withoutFolder(fault, stage));
    return { content: post.content, minutes: post.readTime, faults: all };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
