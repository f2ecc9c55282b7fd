import type { Post } from "../../../contracts/blog-post.ts";
import { localePrefix } from "../../../contracts/locale.ts";
import { matchPath } from "../../routes.ts";
import { RichTextBody } from "./rich-text/rich-text.tsx";
import type { RichTextLabels } from "./rich-text/rich-text-options.ts";

type PostTextProps = { post: Post; labels: RichTextLabels };

/** Renders a post's text outside a page; its links to the site begin with `/`. */
export function PostText({ post: { content, language }, labels }: PostTextProps) {
  return (
    <RichTextBody
      content={content}
      language={language}
      labels={labels}
      renderLink={(address, children) => {
        const isPage = matchPath(address.replace(/[?#].*$/, "")).name !== "notFound";
        return <a href={isPage ? localePrefix[language] + address : address}>{children}</a>;
      }}
    />
  );
}
