import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { PostCard } from "./post-card.tsx";
import "./post-grid.css";

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}
