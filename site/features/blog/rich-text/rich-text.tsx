import { documentToReactComponents } from "@contentful/rich-text-react-renderer";
import type { RichText } from "../../../../contracts/blog-post.ts";
import { createRenderers } from "./create-renderers.tsx";
import type { RichTextOptions } from "./rich-text-options.ts";
import { PlainText } from "./plain-text.tsx";
import "./rich-text.css";

/** `content` is the result of `readRichText`. */
type RichTextBodyProps = RichTextOptions & { content: RichText };

export function RichTextBody({ content, ...options }: RichTextBodyProps) {
  return (
    <div className="rich-text" lang={options.language}>
      {typeof content === "string" ? (
        <PlainText text={content} />
      ) : (
        documentToReactComponents(content, createRenderers(options))
      )}
    </div>
  );
}
