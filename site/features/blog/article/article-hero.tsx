import type { Post } from "../../../../contracts/blog-post.ts";
import { BlogBreadcrumbs } from "../cards/blog-breadcrumbs.tsx";
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
      <PostPicture
        image={post.featuredImage}
        inline={post.cover}
        className="article-picture"
        language={language}
        isFirst
      />
    </header>
  );
}
