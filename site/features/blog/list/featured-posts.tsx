import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { FeaturedPost } from "../cards/featured-post.tsx";

export function FeaturedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const copy = useCopy("blog");
  if (posts.length === 0) return null;
  return (
    <section className="section featured-posts" aria-labelledby="featured-title">
      <h2 id="featured-title">{copy.featured}</h2>
      <ul className="post-grid featured-grid">
        {posts.map((post, index) => (
          <FeaturedPost key={post.id} post={post} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}
