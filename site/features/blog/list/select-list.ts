import { postsPerPage, type PostSummary } from "../../../../contracts/blog-post.ts";
import { readPageNumber } from "../../../ui/pagination/page-numbers.ts";

type List = {
  posts: readonly PostSummary[];
  /** Posts that have their own section above; undefined while they are not known. */
  featured: readonly PostSummary[] | undefined;
};

/** The list without the posts that are shown above it (§2); before these are known, without those that say they will be. */
export function withoutFeatured({ posts, featured }: List): PostSummary[] {
  if (featured === undefined) return posts.filter(({ isFeatured }) => !isFeatured);
  const ids = new Set(featured.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id));
}

export type ListPage = { page: number; pageCount: number; shown: PostSummary[] };

/** The posts on the page that a query parameter asks for, six at most (§9). */
export function selectPage(posts: readonly PostSummary[], parameter: string | undefined): ListPage {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = readPageNumber(parameter, pageCount);
  return { page, pageCount, shown: posts.slice((page - 1) * postsPerPage, page * postsPerPage) };
}
