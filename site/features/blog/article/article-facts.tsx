import type { ReactNode } from "react";
import type { Post } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatDate } from "../../../platform/language/format-date.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { ContentsList } from "../../../ui/contents/contents-list.tsx";
import { PostChips } from "../cards/post-chips.tsx";
import { PostFacts, useForeignLanguage } from "../cards/post-facts.tsx";
import { listHeadings } from "../rich-text/heading-ids.ts";
import { AuthorAvatar } from "./author-avatar.tsx";

/** A text with fewer headings needs no list of contents. */
const leastHeadings = 4;

export function ArticleFacts({ post, brandMark }: { post: Post; brandMark: ReactNode }) {
  const { article } = useCopy("blog");
  const locale = useLocale();
  const language = useForeignLanguage(post);
  const headings = listHeadings(post.content);
  return (
    <div className="article-facts">
      <AuthorAvatar image={post.authorImage} mark={brandMark} />
      <div className="article-byline">
        <p className="article-byline-name">{post.author}</p>
        <PostFacts post={post} />
        {post.updatedDate !== undefined && (
          <p className="post-facts">
            <time dateTime={post.updatedDate}>
              {fillText(article.updated, { date: formatDate(post.updatedDate, locale) })}
            </time>
          </p>
        )}
      </div>
      <PostChips categories={post.categories} />
      {headings.length >= leastHeadings && (
        <ContentsList title={article.contents} language={language} headings={headings} />
      )}
    </div>
  );
}
