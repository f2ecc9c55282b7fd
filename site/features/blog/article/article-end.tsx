import type { ReactNode } from "react";
import type { Post } from "../../../../contracts/blog-post.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { AuthorAvatar } from "./author-avatar.tsx";

export function ArticleEnd({ post, brandMark }: { post: Post; brandMark: ReactNode }) {
  const { article } = useCopy("blog");
  const pathTo = usePathTo();
  return (
    <footer className="article-end">
      <div className="article-author">
        <AuthorAvatar image={post.authorImage} mark={brandMark} />
        <p>
          <strong>{post.author}</strong>
          <span className="article-tagline" lang="en">
            {article.tagline}
          </span>
        </p>
      </div>
      <p className="article-next">
        {`${article.next.text} `}
        <a className="text-link" href={pathTo("consultations")}>
          {article.next.link}
          <Icon name="arrow-right" />
        </a>
      </p>
      <p>
        <ButtonLink look="outline" href={pathTo("blog")}>
          {article.back}
        </ButtonLink>
      </p>
    </footer>
  );
}
