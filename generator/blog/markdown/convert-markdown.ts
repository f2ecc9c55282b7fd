import { richTextFromMarkdown } from "@contentful/rich-text-from-markdown";
import { validateRichTextDocument, type Document, type Node } from "@contentful/rich-text-types";
import { checkLines } from "./check-lines.ts";
import { convertNode } from "./convert-node.ts";
import { finishDocument, readWords } from "./finish-document.ts";
import { markBreaks } from "./markers.ts";
import type { TextContext } from "./text-context.ts";

/** Converts the Markdown of a post (docs/blog.md) to rich text whose targets are plain assets and post links; what cannot be converted becomes a fault. */
export async function convertMarkdown(body: string, context: TextContext): Promise<Document> {
  checkLines(body, context);
  const lines = body.split("\n");
  const converted = await richTextFromMarkdown(markBreaks(body), async (node) =>
    convertNode(node, lines, context),
  );
  const document = finishDocument(converted, context);
  for (const { path = [], details } of validateRichTextDocument(linkTargets(document))) {
    const block = document.content[Number(path[1])];
    const line = block === undefined ? 1 : context.findLine(readWords(block).split("\n")[0] ?? "");
    context.addFault(line, `${path.join(" ")}: ${details}`, "Write it in a simpler form.");
  }
  return document;
}

/** The same text as Contentful stores it, with links in place of what they lead to: the form its validation knows. */
function linkTargets<Item extends Node>(node: Item): Item {
  const { content, data } = node as { content?: Node[]; data: { target?: unknown } };
  const linkType = node.nodeType === "entry-hyperlink" ? "Entry" : "Asset";
  const target = { sys: { type: "Link", linkType, id: "target" } };
  return {
    ...node,
    ...(data.target !== undefined && { data: { target } }),
    ...(content && { content: content.map(linkTargets) }),
  };
}
