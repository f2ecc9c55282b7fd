import type { Block, Inline, Text } from "@contentful/rich-text-types";
import { foldText, type PostLink } from "../../../../contracts/blog-post.ts";

/** Unique anchors from the headings' text, e.g. `"anota-la-decision"`, then `"anota-la-decision-2"`. */
export function createHeadingIds(): (heading: Block | Inline) => string {
  const taken = new Set<string>();
  return (heading) => {
    const folded = foldText(readPlainText(heading)).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
    const name = folded.replaceAll(/^-|-$/g, "") || "seccion";
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${String(count)}`;
    taken.add(id);
    return id;
  };
}

export function readPlainText(node: Block | Inline | Text): string {
  if (node.nodeType === "text") return node.value;
  const { target } = node.data as { target?: PostLink };
  return node.content.length === 0
    ? (target?.title ?? "")
    : node.content.map(readPlainText).join("");
}
