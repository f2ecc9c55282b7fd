import { categorySlug, type PostSummary } from "../../contracts/blog-post.ts";
import { defaultLocale, locales, type Locale } from "../../contracts/locale.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import type { BlogData } from "../../site/page-data.ts";
import type { OpenParams, PathMatch } from "../../site/routes.ts";

export async function listBlogParams(source: BlogSource): Promise<OpenParams> {
  const lists = await Promise.all(locales.map(async (locale) => source.listPosts(locale)));
  const posts = lists.flat();
  const categories = posts.flatMap((post) => post.categories.map(categorySlug));
  return {
    blogCategory: [...new Set(categories)].toSorted().map((category) => ({ category })),
    blogPost: [...new Set(posts.map(({ slug }) => slug))].map((slug) => ({ slug })),
  };
}

/**
 * Gathers the initial data of a page of the blog; undefined on every other page, and for an unknown post or category.
 */
export async function gatherBlog(
  { name, params }: PathMatch,
  locale: Locale,
  source: BlogSource,
): Promise<BlogData | undefined> {
  const { category: asked, slug } = params;
  if (name === "blogPost" && slug !== undefined) {
    const post = await source.findPost(slug, locale);
    if (post === undefined) return undefined;
    const only = await findOnlyLanguage(post, source);
    const related = await source.listRelated(post, locale);
    return { post, related, ...(only !== undefined && { only }) };
  }
  if (name !== "blog" && name !== "blogCategory") return undefined;
  const categories = await source.listCategories(locale);
  if (name === "blog") {
    const [posts, featured] = await Promise.all([
      source.listPosts(locale),
      source.listFeatured(locale),
    ]);
    return { posts, featured, categories };
  }
  const category = categories.find((known) => categorySlug(known) === categorySlug(asked ?? ""));
  if (category === undefined) return undefined;
  return { category, categories, posts: await source.listByCategory(category, locale) };
}

/** Returns the only language of a post, undefined for a post in every language. */
export async function findOnlyLanguage(
  { id }: PostSummary,
  source: BlogSource,
): Promise<Locale | undefined> {
  const lists = await Promise.all(locales.map(async (locale) => source.listPosts(locale)));
  const isTranslated = lists
    .flat()
    .some((post) => post.id === id && post.language !== defaultLocale);
  return isTranslated ? undefined : defaultLocale;
}
