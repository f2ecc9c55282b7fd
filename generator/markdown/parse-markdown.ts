import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parses GitHub's Markdown, including the parts that our texts do not support, so that they can be reported. */
export function parseMarkdown(body: string): Root {
  return fromMarkdown(body, options);
}

/** Line of the body where a node begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

export function readSource(body: string, { position }: Nodes): string {
  return body.slice(position?.start.offset, position?.end.offset);
}
