import type { Post } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { fortyPosts, type FixturePost } from "./forty-posts.ts";

/** Returns posts as a source does: only public ones, newest first, in Spanish if untranslated. */
export function listFixturePosts(locale: Locale, now: Date = new Date()): Post[] {
  return fortyPosts
    .filter(({ isPublished, publishDate }) => isPublished && new Date(publishDate) <= now)
    .map((post) => readPost(post, locale));
}

function readPost(
  { id, slug, publishDate, readTime, categories, author, isFeatured, copy }: FixturePost,
  locale: Locale,
): Post {
  const language = copy[locale] === undefined ? "es" : locale;
  const facts = { id, slug, publishDate, readTime, categories, author, isFeatured, language };
  return { ...facts, ...(copy[language] ?? copy.es) };
}
