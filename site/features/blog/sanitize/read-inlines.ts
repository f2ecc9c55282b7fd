import { INLINES, MARKS, type Inline, type Mark, type Text } from "@contentful/rich-text-types";
import { readAsset } from "./read-asset.ts";
import { isRecord, type UnknownRecord } from "./is-record.ts";
import { readLinkAddress } from "./read-address.ts";
import { readPostLink } from "./read-post-link.ts";
import { readText } from "./read-text.ts";
import { walkNodes, type Progress } from "./walk-nodes.ts";

export type ReadContext = { progress: Progress; now: Date | undefined };

type Target = { link: Inline; content: unknown };

const knownMarks = new Set<unknown>(Object.values(MARKS));

/** Keeps marks and safe links; everything else is reduced to its text. */
export function readInlines(content: unknown, context: ReadContext): (Inline | Text)[] {
  const recognise = (node: UnknownRecord) => readTextNode(node) ?? readTarget(node, context);
  const inlines: (Inline | Text)[] = [];
  for (const found of walkNodes(content, recognise, context.progress)) {
    if (!("link" in found)) {
      if (found.value !== "") inlines.push(found);
      continue;
    }
    const children = readTextNodes(found.content, context);
    const isLink = found.link.nodeType === INLINES.EMBEDDED_ENTRY || hasText(children);
    if (isLink) inlines.push({ ...found.link, content: children });
    else inlines.push(...children);
  }
  return inlines;
}

export function hasText(inlines: readonly (Inline | Text)[]): boolean {
  return inlines.some((inline) => !isText(inline) || inline.value.trim() !== "");
}

function isText(inline: Inline | Text): inline is Text {
  return inline.nodeType === "text";
}

function readTextNodes(content: unknown, { progress }: ReadContext): Text[] {
  return [...walkNodes(content, readTextNode, progress)].filter(({ value }) => value !== "");
}

function readTextNode({ nodeType, value, marks }: UnknownRecord): Text | undefined {
  if (nodeType !== "text") return undefined;
  return { nodeType, value: readText(value), marks: readMarks(marks), data: {} };
}

function readMarks(marks: unknown): Mark[] {
  const list: unknown[] = Array.isArray(marks) ? marks : [];
  const types = list
    .map((mark) => isRecord(mark) && mark.type)
    .filter((type) => knownMarks.has(type));
  return [...new Set(types)].map((type) => ({ type: type as MARKS }));
}

function readTarget(node: UnknownRecord, { now }: ReadContext): Target | undefined {
  const type = node.nodeType;
  const { uri, target } = isRecord(node.data) ? node.data : {};
  switch (type) {
    case INLINES.HYPERLINK: {
      const address = readLinkAddress(uri);
      return address === undefined ? undefined : linkTo(type, { uri: address }, node.content);
    }
    case INLINES.ASSET_HYPERLINK: {
      const asset = readAsset(target);
      return asset && linkTo(type, { target: asset }, node.content);
    }
    case INLINES.ENTRY_HYPERLINK: {
      const post = readPostLink(target, now);
      return post && linkTo(type, { target: post }, node.content);
    }
    case INLINES.EMBEDDED_ENTRY: {
      const post = readPostLink(target, now);
      return post && linkTo(type, { target: post }, []);
    }
    default:
      return undefined;
  }
}

function linkTo(nodeType: INLINES, data: Inline["data"], content: unknown): Target {
  return { link: { nodeType, data, content: [] }, content };
}
