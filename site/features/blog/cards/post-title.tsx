import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { usePathTo } from "../../../platform/page/page-context.tsx";
import { useForeignLanguage } from "./post-facts.tsx";

export function PostTitle({ post }: { post: PostSummary }) {
  const pathTo = usePathTo();
  return (
    <h3 lang={useForeignLanguage(post)}>
      <a className="post-link" href={pathTo("blogPost", { params: { slug: post.slug } })}>
        {post.title}
      </a>
    </h3>
  );
}
