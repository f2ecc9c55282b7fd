import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../platform/language/fill-text.ts";
import { formatDate } from "../../../platform/language/format-date.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

/** When a post was published, how long it takes to read (§9), and that it is in Spanish where the page is not. */
export function PostFacts({ post }: { post: PostSummary }) {
  const copy = useCopy("blog");
  const locale = useLocale();
  return (
    <p className="post-facts">
      <time dateTime={post.publishDate}>{formatDate(post.publishDate, locale)}</time>
      <span>{fillText(copy.readTime, { n: post.readTime })}</span>
      {post.language !== locale && <span className="post-language">{copy.inSpanish}</span>}
    </p>
  );
}

/** What a post is about, in its own language. */
export function PostExcerpt({ post }: { post: PostSummary }) {
  return (
    <p className="post-excerpt" lang={useForeignLanguage(post)}>
      {post.excerpt}
    </p>
  );
}

/** The language to declare for the words of a post, where it is not the page's. */
export function useForeignLanguage({ language }: PostSummary): string | undefined {
  return language === useLocale() ? undefined : language;
}
