import type { ReactNode } from "react";
import type { Post } from "../../../../contracts/blog-post.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useForeignLanguage } from "../cards/post-facts.tsx";
import { PostPicture } from "../cards/post-picture.tsx";

export function ArticleHero({ post }: { post: Post }) {
  return (
    <header className="article-hero">
      <div className="article-title">
        <BackToBlog />
        <h1 lang={useForeignLanguage(post)}>{post.title}</h1>
      </div>
      <PostPicture
        image={post.featuredImage}
        inline={post.cover}
        className="article-picture"
        isFirst
      />
    </header>
  );
}

export function BackToBlog(): ReactNode {
  const { article } = useCopy("blog");
  const pathTo = usePathTo();
  return (
    <p className="article-back">
      <a href={pathTo("blog")}>
        <Icon name="arrow-left" />
        {article.back}
      </a>
    </p>
  );
}
