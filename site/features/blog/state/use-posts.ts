import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { usePage } from "../../../platform/page/page-context.tsx";
import { useBlogQuery } from "./use-blog-query.ts";

export function usePosts(category: { name: string } | undefined, isAsked = true) {
  const { data } = usePage();
  return useBlogQuery<PostSummary[]>({
    kind: "blogPosts",
    ...(category === undefined ? {} : { subject: category.name }),
    initial: data.blog?.posts,
    isAsked,
    ask: async (source, locale) =>
      category === undefined
        ? source.listPosts(locale)
        : source.listByCategory(category.name, locale),
  });
}

export function useFeaturedPosts(isAsked: boolean) {
  const { data } = usePage();
  return useBlogQuery<PostSummary[]>({
    kind: "featuredPosts",
    initial: data.blog?.featured,
    isAsked,
    ask: async (source, locale) => source.listFeatured(locale),
  });
}

export function useCategories() {
  const { data } = usePage();
  return useBlogQuery<string[]>({
    kind: "blogCategories",
    initial: data.blog?.categories,
    ask: async (source, locale) => source.listCategories(locale),
  });
}
