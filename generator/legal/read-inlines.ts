import type { Link, PhrasingContent, Text } from "mdast";
import type { Inline } from "../../contracts/text/prose.ts";
import { readSource } from "../markdown/parse-markdown.ts";
import { faultAt, notUnderstood, type SourceFile } from "./fault-at.ts";

export type InlineContext = SourceFile & {
  values: Readonly<Record<string, string>>;
  /** True for a path of the site, given without edition and anchor. */
  isPath: (path: string) => boolean;
};

// Markdown syntax that was not closed, or was escaped, remains in the plain text.
const leftoverSyntax = /[*`<\\]|\[|\]\(|~~|(?<!\w)_\S|\S_(?!\w)|^\|/m;

/** Reads bold, code, links and `{{values}}`; throws at any other inline Markdown. */
export function readInlines(nodes: readonly PhrasingContent[], context: InlineContext): Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === "text") return readText(node, context);
    if (node.type === "link") return readLink(node, context);
    if (node.type === "inlineCode")
      return { type: "code", text: fillIn(node.value, node, context) };
    if (node.type !== "strong") throw notUnderstood(context, node);
    return { type: "strong", content: readInlines(node.children, context) };
  });
}

function readText(node: Text, context: InlineContext): string {
  const written = readSource(context.body, node);
  const [found] = leftoverSyntax.exec(written) ?? [];
  if (found !== undefined) {
    throw faultAt(context, node, "page-leftover", { found, text: written });
  }
  return fillIn(node.value.replaceAll("\n", " "), node, context);
}

function readLink(node: Link, context: InlineContext): Inline {
  const isBracketed = readSource(context.body, node).startsWith("[");
  if (!isBracketed || typeof node.title === "string") throw notUnderstood(context, node);
  return {
    type: "link",
    address: checkAddress(fillIn(node.url, node, context), node, context),
    content: readInlines(node.children, context),
  };
}

function fillIn(text: string, node: PhrasingContent, context: InlineContext): string {
  const { values } = context;
  const filled = text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const known = Object.keys(values).join(", ");
    throw faultAt(context, node, "page-value", { name: `{{${name}}}`, known });
  });
  if (/\{\{|\}\}/.test(filled)) throw faultAt(context, node, "page-braces", { text });
  return filled;
}

function checkAddress(address: string, node: Link, context: InlineContext): string {
  if (/^(?:https:\/\/|mailto:)./.test(address)) return address;
  if (address.startsWith("/") && context.isPath(address.replace(/#.*$/, ""))) return address;
  throw faultAt(context, node, "page-link", { url: address });
}
