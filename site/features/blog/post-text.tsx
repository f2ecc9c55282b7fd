import type { Post } from "../../../contracts/blog-post.ts";
import { localePrefix } from "../../../contracts/locale.ts";
import { matchPath } from "../../routes.ts";
import { RichTextBody } from "./rich-text/rich-text.tsx";
import type { RichTextLabels } from "./rich-text/rich-text-options.ts";

type PostTextProps = { post: Post; labels: RichTextLabels };

/** A post's text by itself, outside a page; links of the site begin with `/`. */
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
