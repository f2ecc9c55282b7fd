import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Trees of texts, oldest first: a check reads each text several times, and each save in the studio reads them all. */
const parsed = new Map<string, Root>();
/** Texts of some hundred posts; a tree takes some thirty times the space of its text. */
const mostKeptChars = 2 ** 20;
let keptChars = 0;

/**
 * Parses GitHub's Markdown, including the parts that our texts do not support, so that they can be reported. Equal
 * texts share a tree, which must not be changed.
 */
export function parseMarkdown(body: string): Root {
  const known = parsed.get(body);
  if (known !== undefined) return known;
  const tree = fromMarkdown(body, options);
  parsed.set(body, tree);
  keptChars += body.length;
  for (const text of parsed.keys()) {
    if (keptChars <= mostKeptChars) break;
    parsed.delete(text);
    keptChars -= text.length;
  }
  return tree;
}

/** Line of the body where a node begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

export function readSource(body: string, { position }: Nodes): string {
  return body.slice(position?.start.offset, position?.end.offset);
}
