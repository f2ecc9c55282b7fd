import { documentToReactComponents } from "@contentful/rich-text-react-renderer";
import type { RichText } from "../../../../contracts/blog-post.ts";
import { createRenderers } from "./create-renderers.tsx";
import type { Drawing } from "./rich-text-options.ts";
import { PlainText } from "./plain-text.tsx";
import "./rich-text.css";

/** `content` as `readRichText` gives it. */
type RichTextBodyProps = Drawing & { content: RichText };

/** The body of an article (§2, §3): every node and mark of the rich text, or plain text with its line breaks. */
export function RichTextBody({ content, ...drawing }: RichTextBodyProps) {
  return (
    <div className="rich-text" lang={drawing.language}>
      {typeof content === "string" ? (
        <PlainText text={content} />
      ) : (
        documentToReactComponents(content, createRenderers(drawing))
      )}
    </div>
  );
}
