import type { Post, PostSummary } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";

/**
 * Where posts come from (§7, D8): only published ones, newest first, in a language. An English list also holds the posts
 * that exist only in Spanish, marked by their `language`. Every query throws when the source cannot be reached.
 */
export interface BlogSource {
  listPosts(locale: Locale): Promise<PostSummary[]>;
  listFeatured(locale: Locale): Promise<PostSummary[]>;
  listByCategory(category: string, locale: Locale): Promise<PostSummary[]>;
  /** Finds the post of a slug, loosely where no slug is exactly this (D19); undefined where there is none. */
  findPost(slug: string, locale: Locale): Promise<Post | undefined>;
  findPostById(id: string, locale: Locale): Promise<Post | undefined>;
  listRelated(post: PostSummary, locale: Locale): Promise<PostSummary[]>;
  listCategories(locale: Locale): Promise<string[]>;
}
