import type { Post, PostSummary } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { BlogSource } from "./blog-source.ts";
import {
  collectCategories,
  matchSlug,
  selectByCategory,
  selectRelated,
} from "./sources/select-posts.ts";

export type ReadJson = (address: string) => Promise<unknown>;

export function postListPath(locale: Locale): string {
  return `/_blog/${locale}/posts.json`;
}

export function postPath(locale: Locale, slug: string): string {
  return `/_blog/${locale}/posts/${slug}.json`;
}

/** Returns a source that reads the build's static JSON (D8), on any host and during the build. */
export function createFilesSource(readJson: ReadJson): BlogSource {
  async function listPosts(locale: Locale): Promise<PostSummary[]> {
    return (await readJson(postListPath(locale))) as PostSummary[];
  }
  async function readPost(
    post: PostSummary | undefined,
    locale: Locale,
  ): Promise<Post | undefined> {
    return post === undefined ? undefined : ((await readJson(postPath(locale, post.slug))) as Post);
  }
  return {
    listPosts,
    listFeatured: async (locale) =>
      (await listPosts(locale)).filter(({ isFeatured }) => isFeatured),
    listByCategory: async (category, locale) => selectByCategory(await listPosts(locale), category),
    findPost: async (slug, locale) => readPost(matchSlug(await listPosts(locale), slug), locale),
    findPostById: async (id, locale) => {
      const posts = await listPosts(locale);
      return readPost(
        posts.find((post) => post.id === id),
        locale,
      );
    },
    listRelated: async (post, locale) => selectRelated(await listPosts(locale), post),
    listCategories: async (locale) => collectCategories(await listPosts(locale)),
  };
}
