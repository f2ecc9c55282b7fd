import {
  BLOCKS,
  validateRichTextDocument,
  type Document,
  type Node,
  type TopLevelBlock,
} from "@contentful/rich-text-types";
import { makeAnew, type RememberText } from "../../cache/remember-text.ts";
import { checkLines } from "./check-lines.ts";
import { finishDocument, readWords } from "./finish-document.ts";
import { placeImages } from "./place-images.ts";
import { readMarkdown } from "./read-markdown.ts";
import type { TextContext } from "./text-context.ts";

/** Converts the Markdown of a post (docs/blog.md) to rich text whose targets are plain assets and post links; what cannot be converted becomes a fault. */
export async function convertMarkdown(
  body: string,
  context: TextContext,
  remember: RememberText = makeAnew,
): Promise<Document> {
  checkLines(body, context);
  const { content, faults } = await readMarkdown(body, remember);
  for (const fault of faults) context.addFault(...fault);
  const placed = placeImages(content, body.split("\n"), context) as TopLevelBlock[];
  const document = finishDocument(
    { nodeType: BLOCKS.DOCUMENT, data: {}, content: placed },
    context,
  );
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
