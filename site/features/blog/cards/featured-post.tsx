import { chipsPerCard, type PostSummary } from "../../../../contracts/blog-post.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { PostChips } from "./post-chips.tsx";
import { PostExcerpt, PostFacts } from "./post-facts.tsx";
import { CoverLine, PostCover } from "./post-cover.tsx";
import { PostTitle } from "./post-title.tsx";
import "./featured-post.css";

export function FeaturedPost({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  const copy = useCopy("blog");
  return (
    <li className="post-card featured-post">
      <CoverLine />
      <div>
        <PostCover post={post} isFirst={isFirst} />
        <PostFacts post={post} />
        <PostTitle post={post} />
        <PostExcerpt post={post} />
        <PostChips categories={post.categories} limit={chipsPerCard} />
        <span className="featured-post-read" aria-hidden="true">
          {copy.read}
        </span>
      </div>
    </li>
  );
}
