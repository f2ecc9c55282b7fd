import { renderToStaticMarkup } from "react-dom/server";
import es from "#folder/content/copy/es/blog.json" with { type: "json" };
import { readRichText } from "../../../site/features/blog/read-rich-text.ts";
import { RichTextBody } from "../../../site/features/blog/rich-text/rich-text.tsx";

/** Returns the markup of an untrusted text, sanitized and rendered as on the Spanish page; links keep their address. */
export function drawText(content: unknown): string {
  return renderToStaticMarkup(
    <RichTextBody
      content={readRichText(content)}
      language="es"
      labels={es.richText}
      renderLink={(address, words) => <a href={address}>{words}</a>}
    />,
  );
}
