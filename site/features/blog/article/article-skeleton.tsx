import { useCopy } from "../../../platform/page/page-context.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { BlogBreadcrumbs } from "../cards/blog-breadcrumbs.tsx";
import { LateNotice } from "../cards/late-notice.tsx";

const paragraphs = ["first", "second", "third"];

export function ArticleSkeleton() {
  const { article } = useCopy("blog");
  return (
    <>
      <header className="article-hero">
        <div className="article-title">
          <BlogBreadcrumbs />
          <h1 className="visually-hidden">{article.loading}</h1>
          <LateNotice />
          <Skeleton kind="title" />
        </div>
        <Skeleton kind="picture" />
      </header>
      <div className="article-columns">
        <div className="article-facts">
          <Skeleton kind="caption" />
        </div>
        <div className="article-body">
          {paragraphs.map((paragraph) => (
            <Skeleton key={paragraph} kind="text" />
          ))}
        </div>
      </div>
    </>
  );
}
