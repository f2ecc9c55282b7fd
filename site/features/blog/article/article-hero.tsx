import type { Post } from "../../../../contracts/blog-post.ts";
import { LineStart } from "../../../ui/line/line.tsx";
import { BlogBreadcrumbs } from "../cards/blog-breadcrumbs.tsx";
import { CoverLine } from "../cards/post-cover.tsx";
import { useForeignLanguage } from "../cards/post-facts.tsx";
import { PostPicture } from "../cards/post-picture.tsx";

export function ArticleHero({ post }: { post: Post }) {
  const language = useForeignLanguage(post);
  return (
    <header className="article-hero">
      <div className="article-title">
        <BlogBreadcrumbs />
        <h1 id="article-title" lang={language}>
          {post.title}
        </h1>
      </div>
      {post.featuredImage !== undefined && (
        <div className="article-cover">
          <LineStart to="left" />
          <CoverLine />
          <PostPicture
            image={post.featuredImage}
            inline={post.cover}
            className="article-picture"
            language={language}
            isFirst
          />
        </div>
      )}
    </header>
  );
}
