import { postsPerPage, type PostSummary } from "../../../../contracts/blog-post.ts";
import type { BlogData } from "../../../page-data.ts";
import { readPageNumber } from "../../../ui/pagination/page-numbers.ts";

type List = {
  posts: readonly PostSummary[];
  featured: readonly PostSummary[] | undefined;
};

/**
 * Returns the list without the featured posts above it (§2); before those are known, without posts flagged as featured.
 */
export function withoutFeatured({ posts, featured }: List): PostSummary[] {
  if (featured === undefined) return posts.filter(({ isFeatured }) => !isFeatured);
  const ids = new Set(featured.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id));
}

/** Returns the paged posts: those of a category, or of the blog's own list. */
export function selectListed({ category, posts = [], featured }: BlogData): PostSummary[] {
  return category === undefined ? withoutFeatured({ posts, featured }) : posts;
}

export type ListPage = { page: number; pageCount: number; shown: PostSummary[] };

export function selectPage(posts: readonly PostSummary[], parameter: string | undefined): ListPage {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = readPageNumber(parameter, pageCount);
  return { page, pageCount, shown: posts.slice((page - 1) * postsPerPage, page * postsPerPage) };
}
