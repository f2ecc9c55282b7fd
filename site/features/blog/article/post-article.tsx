import type { ReactNode } from "react";
import type { Post } from "../../../../contracts/blog-post.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { RichTextBody } from "../rich-text/rich-text.tsx";
import { useArticleLink } from "./use-article-link.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleHero } from "./article-hero.tsx";
import "./article-line.css";

export function PostArticle({ post, brandMark }: { post: Post; brandMark: ReactNode }) {
  const copy = useCopy("blog");
  const locale = useLocale();
  const renderLink = useArticleLink(post.language);
  const isForeign = post.language !== locale;
  return (
    <article aria-labelledby="article-title">
      <ArticleHero post={post} />
      <div className="article-columns">
        <span className="article-line" />
        <ArticleFacts post={post} brandMark={brandMark} />
        <div className="article-body">
          {isForeign && <p className="article-note">{copy.article.onlySpanish}</p>}
          <RichTextBody
            content={post.content}
            language={post.language}
            labels={copy.richText}
            labelLanguage={isForeign ? locale : undefined}
            renderLink={renderLink}
            hasButtons
          />
          <ArticleEnd post={post} brandMark={brandMark} />
        </div>
      </div>
    </article>
  );
}
