import { chipsPerCard, type PostSummary } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { useMinimumWidth } from "../../../platform/window/use-minimum-width.ts";
import { HoverCard } from "../../../ui/hover-card/hover-card.tsx";
import { useCategoryLabel } from "../state/use-category.ts";
import { PostChips } from "./post-chips.tsx";
import { PostExcerpt, PostFacts } from "./post-facts.tsx";
import { CoverLine, PostCover } from "./post-cover.tsx";
import { PostTitle } from "./post-title.tsx";

// §9
const openDelayMs = 700;
const closeDelayMs = 300;
const desktopRem = 48;

export function PostCard({ post }: { post: PostSummary }) {
  const isDesktop = useMinimumWidth(desktopRem);
  return (
    <li className="post-card">
      <CoverLine />
      <HoverCard
        openDelayMs={openDelayMs}
        closeDelayMs={closeDelayMs}
        renderTrigger={() => (
          <div>
            <PostCover post={post} />
            <PostFacts post={post} />
            <PostTitle post={post} />
            <PostExcerpt post={post} />
            <PostChips categories={post.categories} limit={chipsPerCard} />
          </div>
        )}
      >
        {isDesktop && <PostSummaryCard post={post} />}
      </HoverCard>
    </li>
  );
}

/** The facts that the card itself leaves out. */
function PostSummaryCard({ post }: { post: PostSummary }) {
  const copy = useCopy("blog");
  const labelOf = useCategoryLabel();
  return (
    <>
      <p>{fillText(copy.author, { author: post.author })}</p>
      <p className="post-facts">{post.categories.map(labelOf).join(", ")}</p>
    </>
  );
}
