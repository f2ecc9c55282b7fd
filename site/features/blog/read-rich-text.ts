import { BLOCKS } from "@contentful/rich-text-types";
import type { RichText } from "../../../contracts/blog-post.ts";
import { isRecord, type UnknownRecord } from "./sanitize/is-record.ts";
import { readBlocks } from "./sanitize/read-blocks.ts";
import { readText } from "./sanitize/read-text.ts";

/** Maximum of nodes read from one document (a table of 2,000 rows fits); the rest is dropped. */
const nodeLimit = 100_000;

/**
 * Sanitizes an untrusted text for rendering (§3): known nodes where HTML allows them, safe addresses, link targets as
 * plain objects. Anything unknown, unresolved or unsafe is reduced to its text. A string is returned as one; any other
 * value gives an empty document. Links to posts unpublished at `now` become text.
 */
export function readRichText(document: unknown, now?: Date): RichText {
  if (typeof document === "string") return readText(document);
  const content = isRecord(document) && document.nodeType === BLOCKS.DOCUMENT && document.content;
  const context = { progress: { left: nodeLimit, open: new Set<UnknownRecord>() }, now };
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: readBlocks(content, context) };
}
