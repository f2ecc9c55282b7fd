import { BLOCKS, type Block, type TopLevelBlock } from "@contentful/rich-text-types";
import { readAsset } from "./read-asset.ts";
import { groupRuns } from "./group-runs.ts";
import { isRecord, type UnknownRecord } from "./is-record.ts";
import {
  isBlock,
  isCell,
  isCellOrFlow,
  isFlow,
  isInline,
  isItem,
  isLine,
  isRow,
  isVoid,
} from "./node-kinds.ts";
import { hasText, readInlines, type ReadContext } from "./read-inlines.ts";
import { readPostLink } from "./read-post-link.ts";

/** Maximum nesting of quotes, lists and tables; deeper text is flattened. */
const maxDepth = 40;

export function readBlocks(content: unknown, context: ReadContext, depth = 0): TopLevelBlock[] {
  const blocks: Block[] = [];
  for (const { own, loose } of groupRuns(content, isBlock, isInline, context.progress)) {
    const block =
      own === undefined ? readParagraph(loose, context) : readBlock(own, context, depth);
    if (block !== undefined) blocks.push(block);
  }
  return blocks as TopLevelBlock[];
}

function readBlock(node: UnknownRecord, context: ReadContext, depth: number): Block | undefined {
  const nodeType = node.nodeType as BLOCKS;
  if (isVoid(node)) return readVoid(node, context);
  if (isLine(node)) return readLine(nodeType, node.content, context, readLanguage(node));
  if (depth + levelsOf(nodeType) > maxDepth) return readParagraph(node.content, context);
  const content = readInside(node, context, depth + levelsOf(nodeType));
  return content.length === 0 ? undefined : { nodeType, data: {}, content };
}

function levelsOf(container: BLOCKS): number {
  if (container === BLOCKS.QUOTE) return 1;
  return container === BLOCKS.TABLE ? 3 : 2;
}

function readInside(node: UnknownRecord, context: ReadContext, depth: number): Block[] {
  if (node.nodeType === BLOCKS.QUOTE) return readBlocks(node.content, context, depth);
  if (node.nodeType === BLOCKS.TABLE) return readRows(node.content, context, depth);
  return readItems(node.content, context, depth);
}

function readItems(list: unknown, context: ReadContext, depth: number): Block[] {
  const items: Block[] = [];
  for (const { own, loose } of groupRuns(list, isItem, isFlow, context.progress)) {
    const content = readBlocks(own?.content ?? loose, context, depth);
    if (content.length > 0) items.push({ nodeType: BLOCKS.LIST_ITEM, data: {}, content });
  }
  return items;
}

function readRows(table: unknown, context: ReadContext, depth: number): Block[] {
  const rows: Block[] = [];
  for (const { own, loose } of groupRuns(table, isRow, isCellOrFlow, context.progress)) {
    const content = readCells(own?.content ?? loose, context, depth);
    if (content.length > 0) rows.push({ nodeType: BLOCKS.TABLE_ROW, data: {}, content });
  }
  return rows;
}

// Empty cells are kept so that columns stay aligned.
function readCells(row: unknown, context: ReadContext, depth: number): Block[] {
  const cells: Block[] = [];
  for (const { own, loose } of groupRuns(row, isCell, isFlow, context.progress)) {
    const nodeType = own === undefined ? BLOCKS.TABLE_CELL : (own.nodeType as BLOCKS);
    const content = readBlocks(own?.content ?? loose, context, depth);
    cells.push({ nodeType, data: {}, content });
  }
  return cells;
}

function readParagraph(content: unknown, context: ReadContext): Block | undefined {
  return readLine(BLOCKS.PARAGRAPH, content, context, {});
}

function readLine(
  nodeType: BLOCKS,
  content: unknown,
  context: ReadContext,
  data: Block["data"],
): Block | undefined {
  const inlines = readInlines(content, context);
  return hasText(inlines) ? { nodeType, data, content: inlines } : undefined;
}

function readLanguage({ data }: UnknownRecord): Block["data"] {
  const { language } = isRecord(data) ? data : {};
  return typeof language === "string" && /^[\w+#.-]{1,24}$/.test(language) ? { language } : {};
}

function readVoid({ nodeType, data }: UnknownRecord, { now }: ReadContext): Block | undefined {
  const { target } = isRecord(data) ? data : {};
  switch (nodeType) {
    case BLOCKS.EMBEDDED_ASSET: {
      const asset = readAsset(target);
      return asset && { nodeType, data: { target: asset }, content: [] };
    }
    case BLOCKS.EMBEDDED_ENTRY: {
      const post = readPostLink(target, now);
      return post && { nodeType, data: { target: post }, content: [] };
    }
    default:
      return { nodeType: BLOCKS.HR, data: {}, content: [] };
  }
}
