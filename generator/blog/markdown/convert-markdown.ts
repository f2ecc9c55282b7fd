import {
  BLOCKS,
  CONTAINERS,
  MARKS,
  type Block,
  type Document,
  type Inline,
  type Text,
  type TopLevelBlock,
} from "@contentful/rich-text-types";
import type { Code, Heading, List, Paragraph, RootContent, Table } from "mdast";
import { lineOf, parseMarkdown, readSource } from "../../markdown/parse-markdown.ts";
import { convertInlines, makeText, readWords, refuse } from "./convert-inlines.ts";
import { readPicture } from "./read-picture.ts";
import type { TextContext } from "./text-context.ts";

type Conversion = TextContext & { body: string; headings: Set<BLOCKS> };

/**
 * Converts the Markdown of a post (docs/blog.md) to rich text with assets and post links; unsupported Markdown
 * becomes a fault.
 */
export function convertMarkdown(body: string, context: TextContext): Document {
  for (const [index, line] of body.split("\n").entries()) {
    if (!/\p{Co}/u.test(line)) continue;
    context.addFault(index + 1, "text-character");
  }
  const conversion = { ...context, body, headings: new Set<BLOCKS>() };
  const content = convertBlocks(parseMarkdown(body).children, BLOCKS.DOCUMENT, conversion);
  if (content[0]?.nodeType !== BLOCKS.PARAGRAPH) {
    context.addFault(1, "text-opening");
  }
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as TopLevelBlock[] };
}

function convertBlocks(
  nodes: readonly RootContent[],
  parent: BLOCKS,
  conversion: Conversion,
): Block[] {
  const allowed = (CONTAINERS as Partial<Record<BLOCKS, BLOCKS[]>>)[parent];
  return nodes.flatMap((node) => {
    const block = convertBlock(node, conversion);
    if (block === undefined) return [];
    if (allowed?.includes(block.nodeType) === false) {
      const code = parent === BLOCKS.QUOTE ? "quote-block" : "list-block";
      conversion.addFault(lineOf(node), code, { block: block.nodeType });
    }
    return [block];
  });
}

function convertBlock(node: RootContent, conversion: Conversion): Block | undefined {
  if (node.type === "paragraph") return convertParagraph(node, conversion);
  if (node.type === "heading") return convertHeading(node, conversion);
  if (node.type === "list") return convertList(node, conversion);
  if (node.type === "table") return convertTable(node, conversion);
  if (node.type === "code") return convertCode(node);
  if (node.type === "thematicBreak") return makeBlock(BLOCKS.HR, []);
  if (node.type === "blockquote") {
    return makeBlock(BLOCKS.QUOTE, convertBlocks(node.children, BLOCKS.QUOTE, conversion));
  }
  refuse(node, conversion);
  return undefined;
}

function convertParagraph({ children }: Paragraph, context: TextContext): Block | undefined {
  const [only, ...others] = children;
  if (only?.type === "image" && others.length === 0) return readPicture(only, context);
  const content = convertInlines(children, context);
  return content.length === 0 ? undefined : makeBlock(BLOCKS.PARAGRAPH, content);
}

/** Rich text has no code block: code becomes a paragraph of nothing but code. */
function convertCode({ value, lang }: Code): Block {
  const data = typeof lang === "string" ? { language: lang } : {};
  return { ...makeBlock(BLOCKS.PARAGRAPH, [makeText(value, [MARKS.CODE])]), data };
}

function convertHeading(node: Heading, conversion: Conversion): Block {
  const { addFault, headings } = conversion;
  const nodeType = `heading-${String(node.depth)}` as BLOCKS;
  const heading = makeBlock(nodeType, convertInlines(node.children, conversion));
  const words = readWords(heading);
  if (nodeType !== BLOCKS.HEADING_2 && nodeType !== BLOCKS.HEADING_3) {
    addFault(lineOf(node), "heading-level", { level: node.depth, words });
  } else if (nodeType === BLOCKS.HEADING_3 && !headings.has(BLOCKS.HEADING_2)) {
    addFault(lineOf(node), "heading-order", { words });
  }
  headings.add(nodeType);
  return heading;
}

function convertList({ ordered, children }: List, conversion: Conversion): Block {
  const { addFault, body } = conversion;
  const items = children.map((item, index) => {
    const number = Number.parseInt(readSource(body, item), 10);
    // Markdown counts by itself if every line has "1.".
    if (ordered === true && number !== index + 1 && number !== 1) {
      addFault(lineOf(item), "text-number", { number, shown: index + 1 });
    }
    if (typeof item.checked === "boolean") {
      addFault(lineOf(item), "text-task");
    }
    const content = convertBlocks(item.children, BLOCKS.LIST_ITEM, conversion);
    return makeBlock(BLOCKS.LIST_ITEM, content);
  });
  return makeBlock(ordered === true ? BLOCKS.OL_LIST : BLOCKS.UL_LIST, items);
}

/**
 * Makes head cells of the first row, and of a first column that is bold in every row: Markdown has no head cells for
 * rows.
 */
function convertTable({ children }: Table, context: TextContext): Block {
  const rows = children.map((row) =>
    row.children.map((cell) => convertInlines(cell.children, context)),
  );
  const hasRowHeads = rows.slice(1).every(([first]) => first === undefined || isBold(first));
  const content = rows.map((row, rowIndex) => {
    const cells = row.map((runs, column) => {
      const isHead = rowIndex === 0 || (column === 0 && hasRowHeads);
      // Rich text requires a paragraph in every cell.
      const words = makeBlock(BLOCKS.PARAGRAPH, runs.length === 0 ? [makeText("")] : runs);
      return makeBlock(isHead ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL, [words]);
    });
    return makeBlock(BLOCKS.TABLE_ROW, cells);
  });
  return makeBlock(BLOCKS.TABLE, content);
}

function isBold(runs: readonly (Inline | Text)[]): boolean {
  const boldMark: string = MARKS.BOLD;
  const isBoldRun = (run: Inline | Text) =>
    run.nodeType === "text" && run.marks.some(({ type }) => type === boldMark);
  return runs.length > 0 && runs.every(isBoldRun);
}

function makeBlock(nodeType: BLOCKS, content: Block["content"]): Block {
  return { nodeType, data: {}, content };
}
