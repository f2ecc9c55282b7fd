import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { useCategoryLabel, useListedCategory } from "../state/use-category.ts";
import { useCategories, useFeaturedPosts, usePosts } from "../state/use-posts.ts";
import { searchPosts } from "./search-posts.ts";
import { withoutFeatured } from "./select-list.ts";

export type ListState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | {
      status: "data";
      posts: PostSummary[];
      all: PostSummary[];
    };

export function usePostList(query: string) {
  const category = useListedCategory();
  const isHome = category === undefined;
  const labelOf = useCategoryLabel();
  const categories = useCategories();
  const posts = usePosts(category, isHome || category.isKnown);
  const featured = useFeaturedPosts(isHome);

  // Before the category is known to exist, only the categories are requested.
  const isMissing = category?.isKnown === false;
  const source = isMissing ? categories : posts;
  const all = isMissing && categories.data !== undefined ? [] : posts.data;

  function readState(): ListState {
    if (all === undefined) {
      if (!source.isError || source.isFetching) return { status: "loading" };
      return { status: "error", retry: () => void source.refetch() };
    }
    if (query !== "") return { status: "data", all, posts: searchPosts(all, query, labelOf) };
    if (!isHome) return { status: "data", all, posts: all };
    const outstanding = featured.isError ? (featured.data ?? []) : featured.data;
    return { status: "data", all, posts: withoutFeatured({ posts: all, featured: outstanding }) };
  }
  return {
    category,
    categories: categories.data ?? [],
    featured: isHome && query === "" ? (featured.data ?? []) : [],
    state: readState(),
  };
}
