import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatDate } from "../../../platform/language/format-date.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

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

export function PostExcerpt({ post }: { post: PostSummary }) {
  return (
    <p className="post-excerpt" lang={useForeignLanguage(post)}>
      {post.excerpt}
    </p>
  );
}

export function useForeignLanguage({ language }: PostSummary): string | undefined {
  return language === useLocale() ? undefined : language;
}
