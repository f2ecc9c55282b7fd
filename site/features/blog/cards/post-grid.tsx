import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { PostCard } from "./post-card.tsx";
import "./post-grid.css";

/** Posts side by side: one, two or three to a row. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}
