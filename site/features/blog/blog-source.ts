import type { Post, PostSummary } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";

/**
 * A source of posts (§7, D8): returns only published ones of a language, newest first. An English list includes the
 * posts that exist only in Spanish, marked by their `language`. Every query throws if the source is unreachable.
 */
export interface BlogSource {
  listPosts(locale: Locale): Promise<PostSummary[]>;
  listFeatured(locale: Locale): Promise<PostSummary[]>;
  listByCategory(category: string, locale: Locale): Promise<PostSummary[]>;
  /** Finds the post of a slug, by a loose match if no slug is equal (D19); undefined if there is none. */
  findPost(slug: string, locale: Locale): Promise<Post | undefined>;
  findPostById(id: string, locale: Locale): Promise<Post | undefined>;
  listRelated(post: PostSummary, locale: Locale): Promise<PostSummary[]>;
  listCategories(locale: Locale): Promise<string[]>;
}
