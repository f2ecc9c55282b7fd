import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { PostPicture } from "./post-picture.tsx";
import "./post-cover.css";

type PostCoverProps = { post: PostSummary; isFirst?: boolean };

/** The picture of a card; the page's line passes below it or behind it, at the same height in every card. */
export function PostCover({ post, isFirst }: PostCoverProps) {
  return (
    <div className="post-cover">
      <PostPicture
        image={post.featuredImage}
        className="post-picture"
        isDecoration
        isFirst={isFirst}
      />
    </div>
  );
}

/** The line below the covers of a row, from gutter to gutter; the first card of each row shows it. */
export function CoverLine() {
  return (
    <span className="cover-line">
      <span className="rail" />
      <span className="rail" />
    </span>
  );
}
