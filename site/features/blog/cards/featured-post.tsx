import { chipsPerCard, type PostSummary } from "../../../../contracts/blog-post.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { PostChips } from "./post-chips.tsx";
import { PostExcerpt, PostFacts } from "./post-facts.tsx";
import { PostPicture } from "./post-picture.tsx";
import { PostTitle } from "./post-title.tsx";
import "./featured-post.css";

export function FeaturedPost({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  const copy = useCopy("blog");
  return (
    <li className={isFirst ? "featured-post featured-post-first" : "featured-post"}>
      <div>
        <PostPicture
          image={post.featuredImage}
          className="post-picture"
          isDecoration
          isFirst={isFirst}
        />
        <div className="featured-post-words">
          <PostFacts post={post} />
          <PostTitle post={post} />
          <PostExcerpt post={post} />
          <PostChips categories={post.categories} limit={chipsPerCard} />
          <span className="featured-post-read" aria-hidden="true">
            {copy.read}
          </span>
        </div>
      </div>
    </li>
  );
}
