import type { Post } from "../../../../contracts/blog-post.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { PostGrid } from "../cards/post-grid.tsx";
import { useRelatedPosts } from "../state/use-post.ts";

export function RelatedPosts({ post }: { post: Post }) {
  const { article } = useCopy("blog");
  const { data = [] } = useRelatedPosts(post);
  if (data.length === 0) return null;
  return (
    <section className="section related-posts" aria-labelledby="related-title">
      <h2 id="related-title">{article.related}</h2>
      <PostGrid posts={data} />
    </section>
  );
}
