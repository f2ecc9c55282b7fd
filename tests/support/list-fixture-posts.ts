import type { Post } from "../../contracts/blog-post.ts";
import type { Locale } from "../../contracts/locale.ts";
import { fortyPosts } from "./forty-posts.ts";

/** The fixture's posts as a source gives them: only those that may be seen, newest first, in Spanish where there is no translation. */
export function listFixturePosts(locale: Locale, now: Date = new Date()): Post[] {
  return fortyPosts
    .filter(({ isPublished, publishDate }) => isPublished && new Date(publishDate) <= now)
    .map(({ texts, isPublished: _, ...post }) => {
      const words = texts[locale];
      return { ...post, ...(words ?? texts.es), language: words === undefined ? "es" : locale };
    });
}
