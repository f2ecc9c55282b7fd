import {
  BLOCKS,
  HEADINGS,
  MARKS,
  type Block,
  type Document,
  type Node,
  type TopLevelBlock,
} from "@contentful/rich-text-types";
import { finishInlines } from "./finish-inlines.ts";
import type { TextContext } from "./text-context.ts";

const allowedHeadings = new Set<string>([BLOCKS.HEADING_2, BLOCKS.HEADING_3]);

/** Finishes a converted document: inline marks, head cells of tables; headings and quotes that are not allowed become faults. */
export function finishDocument(document: Document, context: TextContext): Document {
  const content = finishBlocks(document.content, context);
  checkHeadings(content, context);
  if (content[0]?.nodeType !== BLOCKS.PARAGRAPH) {
    const remedy = "Begin with the paragraph that leads into it; the title is already there.";
    context.addFault(1, "the text does not begin with a paragraph", remedy);
  }
  return { ...document, content: content as TopLevelBlock[] };
}

export function readWords(node: Node): string {
  if ("value" in node) return String(node.value);
  return ((node as Block).content ?? []).map(readWords).join(" ");
}

function finishBlocks(blocks: readonly Node[], context: TextContext): Block[] {
  return blocks.flatMap((block) => finishBlock(block as Block, context));
}

function finishBlock(block: Block, context: TextContext): Block[] {
  const type: string = block.nodeType;
  if (type === "text") {
    context.addFault(Number(block.data["line"]), "<u> around paragraphs", "Put it inside of one.");
    return [];
  }
  if (type === "paragraph" || HEADINGS.includes(block.nodeType)) {
    const content = finishInlines(block.content, context);
    return content.length === 0 ? [] : [{ ...block, content }];
  }
  if (type === "blockquote") {
    const other = block.content.find(({ nodeType }) => nodeType !== BLOCKS.PARAGRAPH);
    if (other !== undefined) {
      const remedy = "A quote holds paragraphs only: put the rest below it.";
      context.addFault(context.findLine(firstLine(block)), `${other.nodeType} in a quote`, remedy);
    }
  }
  if (type === "table") makeHeadCells(block);
  const content = finishBlocks(block.content, context);
  if (type === "table") makeRowHeads(content);
  return [{ ...block, content }];
}

/** The converter makes body cells of Markdown's head row. */
function makeHeadCells(table: Block): void {
  const [head] = table.content as Block[];
  for (const cell of head?.content ?? []) cell.nodeType = BLOCKS.TABLE_HEADER_CELL;
}

/** Markdown has no head cells for rows: a first column that is bold all the way down is one. */
function makeRowHeads([, ...rows]: readonly Block[]): void {
  const firsts = rows.flatMap(({ content }) => content.slice(0, 1) as Block[]);
  if (!firsts.every(isBold)) return;
  for (const cell of firsts) cell.nodeType = BLOCKS.TABLE_HEADER_CELL;
}

function isBold({ content }: Block): boolean {
  const runs = content.flatMap((paragraph) => (paragraph as Block).content);
  const boldMark: string = MARKS.BOLD;
  return (
    runs.length > 0 &&
    runs.every((run) => "marks" in run && run.marks.some(({ type }) => type === boldMark))
  );
}

function checkHeadings(blocks: readonly Block[], { addFault, findLine }: TextContext): void {
  let isBelowSecond = false;
  for (const block of blocks) {
    if (!HEADINGS.includes(block.nodeType)) continue;
    const words = readWords(block);
    const line = findLine(`# ${firstLine(block)}`);
    if (!allowedHeadings.has(block.nodeType)) {
      addFault(line, `${block.nodeType}: ${words}`, "Use ## and ###: the title is the page's #.");
    } else if (block.nodeType === BLOCKS.HEADING_3 && !isBelowSecond) {
      addFault(line, `### before any ##: ${words}`, "Put it below a ##, or make it one.");
    }
    isBelowSecond ||= block.nodeType === BLOCKS.HEADING_2;
  }
}

function firstLine(block: Block): string {
  return readWords(block.content[0] ?? block).split("\n")[0] ?? "";
}
