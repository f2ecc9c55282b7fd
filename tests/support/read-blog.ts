import type { APIRequestContext } from "@playwright/test";
import type { PostSummary } from "../../contracts/blog-post.ts";
import type { Locale } from "../../contracts/locale.ts";
import { postListPath } from "../../site/features/blog/files-source.ts";
import type { BlogData, PageData } from "../../site/page-data.ts";
import { pageDataPath } from "../../site/routes.ts";

export type BuiltBlog = {
  posts: PostSummary[];
  featured: PostSummary[];
  /** The list below the featured ones. */
  others: PostSummary[];
  categories: string[];
  /** Whether the blog's source is the site's own files (D8). */
  isFiles: boolean;
};

/** Reads what the list of the built site holds, whatever its posts are. */
export async function readBlog(request: APIRequestContext, locale: Locale): Promise<BuiltBlog> {
  const { blog = {} } = await read<PageData>(request, pageDataPath(locale, "/blog"));
  const { posts = [], featured = [], categories = [] }: BlogData = blog;
  const others = posts.filter(({ id }) => featured.every((post) => post.id !== id));
  const files = await request.get(postListPath(locale));
  return { posts, featured, others, categories, isFiles: files.ok() };
}

async function read<Content>(request: APIRequestContext, address: string): Promise<Content> {
  return (await (await request.get(address)).json()) as Content;
}
