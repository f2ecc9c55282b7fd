import { useEffect, useRef, type ReactNode } from "react";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import { ArticleSkeleton } from "./article/article-skeleton.tsx";
import { PostArticle } from "./article/post-article.tsx";
import { MissingArticle } from "./article/missing-article.tsx";
import { RelatedPosts } from "./article/related-posts.tsx";
import { useHeadingFocus } from "./article/use-heading-focus.ts";
import { describePost } from "./describe-blog.ts";
import { useBlogSession } from "./state/blog-session.ts";
import { usePost } from "./state/use-post.ts";
import "./blog-article.css";

type BlogArticleProps = {
  slug: string;
  brandMark: ReactNode;
};

export function BlogArticle({ slug, brandMark }: BlogArticleProps) {
  const { data, describePage } = usePage();
  const copy = useCopy("blog");
  const { missing } = copy.article;
  const { data: post, isError, isFetching, refetch } = usePost(slug);
  const page = useRef<HTMLDivElement>(null);
  const { isLive } = useBlogSession();
  const isMissing = post === null || (post === undefined && isError && !isFetching);

  const prerendered = data.blog?.post;
  useEffect(() => {
    if (post === prerendered && !isMissing) return;
    if (post) {
      const isForeign = post.language !== data.locale;
      describePage(describePost(post, copy, isForeign ? post.language : data.blog?.only));
    } else if (isMissing) {
      describePage({ title: missing.title, description: missing.text, isMissing: true });
    }
  }, [post, prerendered, isMissing, missing, copy, data, describePage]);
  useHeadingFocus(page, !post && !isMissing);

  function renderPost(): ReactNode {
    if (post) {
      return (
        <>
          <PostArticle post={post} brandMark={brandMark} />
          <RelatedPosts post={post} />
        </>
      );
    }
    if (post === null) return <MissingArticle />;
    return isMissing ? <MissingArticle onRetry={() => void refetch()} /> : <ArticleSkeleton />;
  }
  return (
    <div className="article-page" data-wants-app={isLive ? "near" : undefined} ref={page}>
      {renderPost()}
    </div>
  );
}
