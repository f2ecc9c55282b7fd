import { byLocale, locales, type Locale } from "../../contracts/locale.ts";
import { findPreviewPicture } from "../../site/features/blog/describe-blog.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import type { PathMatch, Route } from "../../site/routes.ts";

/** Returns the path whose card a page shows: its own, or that of a shared card. */
export type ChooseCard = (match: PathMatch, locale: Locale) => string;

/** Older posts show the blog's card: a thousand cards would take minutes to draw (030). */
const mostPosts = 100;

/**
 * Decides which pages have their own card: not pages hidden from search engines, nor posts whose picture previews can
 * show.
 */
export async function chooseCards(
  source: BlogSource,
  routes: Record<PathMatch["name"], Route>,
): Promise<ChooseCard> {
  const drawn = byLocale(() => new Set<string>());
  for (const locale of locales) drawn[locale] = await listDrawn(source, locale);
  return ({ name, path, params }, locale) => {
    if (routes[name].hidden === true) return routes.home.path;
    if (name !== "blogPost") return path;
    return drawn[locale].has(params["slug"] ?? "") ? path : routes.blog.path;
  };
}

async function listDrawn(source: BlogSource, locale: Locale): Promise<Set<string>> {
  const posts = (await source.listPosts(locale)).filter(
    (post) => findPreviewPicture(post) === undefined,
  );
  return new Set(posts.slice(0, mostPosts).map(({ slug }) => slug));
}
