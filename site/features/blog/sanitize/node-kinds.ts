import { BLOCKS, HEADINGS, INLINES } from "@contentful/rich-text-types";
import type { UnknownRecord } from "./is-record.ts";

const lineTypes = new Set<unknown>([BLOCKS.PARAGRAPH, ...HEADINGS]);
const voidTypes = new Set<unknown>([BLOCKS.HR, BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_ENTRY]);
const containerTypes = new Set<unknown>([
  BLOCKS.QUOTE,
  BLOCKS.UL_LIST,
  BLOCKS.OL_LIST,
  BLOCKS.TABLE,
]);
const inlineTypes = new Set<unknown>(["text", ...Object.values(INLINES)]);

export function isLine({ nodeType }: UnknownRecord): boolean {
  return lineTypes.has(nodeType);
}

export function isVoid({ nodeType }: UnknownRecord): boolean {
  return voidTypes.has(nodeType);
}

export function isInline({ nodeType }: UnknownRecord): boolean {
  return inlineTypes.has(nodeType);
}

export function isBlock(node: UnknownRecord): boolean {
  return isLine(node) || isVoid(node) || containerTypes.has(node.nodeType);
}

export function isFlow(node: UnknownRecord): boolean {
  return isBlock(node) || isInline(node);
}

export function isItem({ nodeType }: UnknownRecord): boolean {
  return nodeType === BLOCKS.LIST_ITEM;
}

export function isRow({ nodeType }: UnknownRecord): boolean {
  return nodeType === BLOCKS.TABLE_ROW;
}

export function isCell({ nodeType }: UnknownRecord): boolean {
  return nodeType === BLOCKS.TABLE_CELL || nodeType === BLOCKS.TABLE_HEADER_CELL;
}

export function isCellOrFlow(node: UnknownRecord): boolean {
  return isCell(node) || isFlow(node);
}
