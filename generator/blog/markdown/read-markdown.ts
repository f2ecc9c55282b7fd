import type { Block } from "@contentful/rich-text-types";
import type { RememberText } from "../../cache/remember-text.ts";
import { convertNode } from "./convert-node.ts";
import { markBreaks } from "./markers.ts";
import type { TextContext } from "./text-context.ts";

type ReadText = {
  content: Block[];
  faults: Parameters<TextContext["addFault"]>[];
};

const sources = ["generator/blog/markdown/*.ts"];

/** Reads the blocks of a text and the faults of its Markdown, which hang on nothing but the text: what of a post costs most is remembered. */
export async function readMarkdown(body: string, remember: RememberText): Promise<ReadText> {
  const text = await remember(JSON.stringify(["markdown", body]), sources, async () => {
    const { richTextFromMarkdown } = await import("@contentful/rich-text-from-markdown");
    const faults: ReadText["faults"] = [];
    const { content } = await richTextFromMarkdown(markBreaks(body), async (node) =>
      convertNode(node, (...fault) => faults.push(fault)),
    );
    return JSON.stringify({ content, faults });
  });
  return JSON.parse(text) as ReadText;
}
