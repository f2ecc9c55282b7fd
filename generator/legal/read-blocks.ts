import type {
  Heading as HeadingNode,
  List,
  Paragraph,
  RootContent,
  Table as TableNode,
} from "mdast";
import type { LegalSlot } from "../../contracts/text/legal-text.ts";
import type { Block, Heading, Inline, Table } from "../../contracts/text/prose.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { faultAt, notUnderstood } from "./fault-at.ts";
import { readInlines, type InlineContext } from "./read-inlines.ts";

export type BlockContext = InlineContext & {
  slots: Readonly<Record<string, LegalSlot>>;
};

/**
 * Reads the Markdown of legal texts: headings of two levels, paragraphs, flat lists, tables and slots; throws at
 * anything else.
 */
export function readBlocks(context: BlockContext): (Block | LegalSlot)[] {
  const ids = new Set<string>();
  return parseMarkdown(context.body).children.map((node) => {
    const block = readBlock(node, context);
    if (block.type === "heading") {
      if (ids.has(block.id)) throw faultAt(context, node, "page-id", { id: block.id });
      ids.add(block.id);
    }
    return block;
  });
}

function readBlock(node: RootContent, context: BlockContext): Block | LegalSlot {
  if (node.type === "heading") return readHeading(node, context);
  if (node.type === "list") return readList(node, context);
  if (node.type === "table") return readTable(node, context);
  if (node.type !== "paragraph") throw notUnderstood(context, node);
  const slot = findSlot(node, context);
  return slot ?? { type: "paragraph", content: readInlines(node.children, context) };
}

function findSlot({ children }: Paragraph, { slots }: BlockContext): LegalSlot | undefined {
  const [only, ...others] = children;
  if (only?.type !== "text" || others.length > 0) return undefined;
  return slots[/^\{\{([\w-]+)\}\}$/.exec(only.value)?.[1] ?? ""];
}

function readHeading(node: HeadingNode, context: InlineContext): Heading {
  const level = node.depth;
  if (level !== 2 && level !== 3) throw notUnderstood(context, node);
  const content = readInlines(node.children, context);
  const words = content.filter((inline) => typeof inline === "string").join("");
  if (content.some((inline) => typeof inline !== "string")) {
    throw faultAt(context, node, "page-heading", { words });
  }
  const [, text = "", id] = /^(.+?)(?: \{#([\w-]+)\})?$/.exec(words) ?? [];
  return { type: "heading", level, id: id ?? makeId(text), text };
}

/** Makes an id of a heading's words, without its number, since a selector must not start with a digit. */
function makeId(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[\d-]+|-+$/g, "");
}

function readList(node: List, context: InlineContext): Block {
  if (node.ordered === true) throw notUnderstood(context, node);
  const items = node.children.map((item): Inline[] => {
    const [paragraph, ...others] = item.children;
    if (others[0] !== undefined) throw notUnderstood(context, others[0]);
    if (paragraph?.type !== "paragraph" || typeof item.checked === "boolean") {
      throw notUnderstood(context, item);
    }
    return readInlines(paragraph.children, context);
  });
  return { type: "list", items };
}

function readTable(node: TableNode, context: InlineContext): Table {
  if (node.align?.some((align) => align !== null) === true) throw notUnderstood(context, node);
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readInlines(cell.children, context)),
  );
  for (const [index, row] of node.children.entries()) {
    if (index === 0 || row.children.length === head.length) continue;
    throw faultAt(context, row, "page-cells", { count: head.length });
  }
  return { type: "table", head, rows };
}
