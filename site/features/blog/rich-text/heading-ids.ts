import {
  BLOCKS,
  HEADINGS,
  type Block,
  type Inline,
  type Node,
  type Text,
} from "@contentful/rich-text-types";
import { foldText, type PostLink, type RichText } from "../../../../contracts/blog-post.ts";

/** Returns a function that makes unique anchors from headings: `"anota-la-decision"`, then `"anota-la-decision-2"`. */
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

const headings = new Set<string>(HEADINGS);
const mainHeadings = new Set<string>([BLOCKS.HEADING_1, BLOCKS.HEADING_2]);

/** Returns anchors and texts of the main headings, in order. */
export function listHeadings(content: RichText): { id: string; text: string }[] {
  if (typeof content === "string") return [];
  const nameHeading = createHeadingIds();
  return listNodes(content.content as Node[]).flatMap((node) => {
    if (!headings.has(node.nodeType)) return [];
    const heading = node as Block;
    const id = nameHeading(heading);
    return mainHeadings.has(node.nodeType) ? [{ id, text: readPlainText(heading) }] : [];
  });
}

function listNodes(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [
    node,
    ...("content" in node ? listNodes((node as Block).content) : []),
  ]);
}

export function readPlainText(node: Block | Inline | Text): string {
  if (node.nodeType === "text") return node.value;
  const { target } = node.data as { target?: PostLink };
  return node.content.length === 0
    ? (target?.title ?? "")
    : node.content.map(readPlainText).join("");
}
