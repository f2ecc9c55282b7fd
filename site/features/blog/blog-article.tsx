import { useEffect, useRef, type ReactNode } from "react";
import type { Post } from "../../../contracts/blog-post.ts";
import { useCopy, usePage } from "../../platform/page-context.tsx";
import { ArticleEnd } from "./article/article-end.tsx";
import { ArticleFacts } from "./article/article-facts.tsx";
import { ArticleHero } from "./article/article-hero.tsx";
import { ArticleSkeleton } from "./article/article-skeleton.tsx";
import { MissingArticle } from "./article/missing-article.tsx";
import { RelatedPosts } from "./article/related-posts.tsx";
import { useForeignLanguage } from "./cards/post-facts.tsx";
import { describePost } from "./describe-blog.ts";
import { RichTextBody } from "./rich-text.tsx";
import { usePost } from "./state/use-post.ts";
import "./blog-article.css";

type BlogArticleProps = {
  slug: string;
  /** Stands for authors without a picture. */
  brandMark: ReactNode;
};

/** The article of a slug, on white (§2), or what there is in its place (§4, §8). */
export function BlogArticle({ slug, brandMark }: BlogArticleProps) {
  const { data } = usePage();
  const { article } = useCopy("blog");
  const { data: post, isError, isFetching, refetch } = usePost(slug);
  const { describePage } = usePage();

  const prerendered = data.blog?.post;
  useEffect(() => {
    if (post === prerendered) return;
    if (post) describePage(describePost(post));
    else if (post === null || isError)
      describePage({ title: article.missing.title, description: article.missing.text });
  }, [post, prerendered, isError, article, describePage]);

  const content = renderContent();
  return <div className="article-page">{content}</div>;

  function renderContent(): ReactNode {
    if (post) return <Article post={post} brandMark={brandMark} />;
    if (post === null) return <MissingArticle />;
    if (isError && !isFetching) return <MissingArticle onRetry={() => void refetch()} />;
    return <ArticleSkeleton />;
  }
}
