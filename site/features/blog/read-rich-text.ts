import { BLOCKS } from "@contentful/rich-text-types";
import type { RichText } from "../../../contracts/blog-post.ts";
import { isRecord, type UnknownRecord } from "./sanitize/is-record.ts";
import { readBlocks } from "./sanitize/read-blocks.ts";
import { readText } from "./sanitize/read-text.ts";

/** Nodes read of one document (a table of 2,000 rows fits); the rest is dropped. */
const nodeLimit = 100_000;

/**
 * Makes a text from outside safe to draw (§3): known nodes in places where HTML allows them, addresses that may be
 * followed, targets as plain objects; whatever is unknown, unresolved or unsafe leaves its words behind. A string stays
 * one; anything else gives an empty document. Links to posts that are not published, or at `now` not yet, lose the link.
 */
export function readRichText(document: unknown, now?: Date): RichText {
  if (typeof document === "string") return readText(document);
  const content = isRecord(document) && document.nodeType === BLOCKS.DOCUMENT && document.content;
  const context = { progress: { left: nodeLimit, open: new Set<UnknownRecord>() }, now };
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: readBlocks(content, context) };
}
