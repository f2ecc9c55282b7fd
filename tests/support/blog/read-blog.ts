import type { PostSummary } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { BlogData, PageData } from "../../../site/page-data.ts";
import { pageDataPath } from "../../../site/routes.ts";

export type BuiltBlog = {
  posts: PostSummary[];
  featured: PostSummary[];
  others: PostSummary[];
  categories: string[];
};

type Fetch = (path: string) => Response | Promise<Response>;

/** Reads the blog's list from the built site, whatever its posts. */
export async function readBlog(get: Fetch, locale: Locale): Promise<BuiltBlog> {
  const { blog = {} } = (await (await get(pageDataPath(locale, "/blog"))).json()) as PageData;
  const { posts = [], featured = [], categories = [] }: BlogData = blog;
  const others = posts.filter(({ id }) => featured.every((post) => post.id !== id));
  return { posts, featured, others, categories };
}
