import type { Post, PostSummary } from "../../../../contracts/blog-post.ts";
import { usePage } from "../../../platform/page/page-context.tsx";
import { useBlogQuery } from "./use-blog-query.ts";

/** Null where there is no such post. */
export function usePost(slug: string) {
  const { data } = usePage();
  return useBlogQuery<Post | null>({
    kind: "blogPost",
    subject: slug,
    initial: data.blog?.post,
    ask: async (source, locale) => (await source.findPost(slug, locale)) ?? null,
  });
}

export function useRelatedPosts(post: PostSummary | undefined) {
  const { data } = usePage();
  return useBlogQuery<PostSummary[]>({
    kind: "relatedPosts",
    subject: post?.id ?? "",
    initial: data.blog?.related,
    isAsked: post !== undefined,
    ask: async (source, locale) => (post === undefined ? [] : source.listRelated(post, locale)),
  });
}
