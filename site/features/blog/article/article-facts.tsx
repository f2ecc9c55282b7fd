import type { ReactNode } from "react";
import type { Post } from "../../../../contracts/blog-post.ts";
import { PostChips } from "../cards/post-chips.tsx";
import { PostFacts } from "../cards/post-facts.tsx";
import { AuthorAvatar } from "./author-avatar.tsx";

export function ArticleFacts({ post, brandMark }: { post: Post; brandMark: ReactNode }) {
  return (
    <div className="article-facts">
      <AuthorAvatar image={post.authorImage} mark={brandMark} />
      <div className="article-byline">
        <p className="article-byline-name">{post.author}</p>
        <PostFacts post={post} />
      </div>
      <PostChips categories={post.categories} />
    </div>
  );
}
