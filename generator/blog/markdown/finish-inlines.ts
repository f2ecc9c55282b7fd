import { INLINES, MARKS, type Inline, type Node, type Text } from "@contentful/rich-text-types";
import { isDeepStrictEqual } from "node:util";
import type { Asset, PostLink } from "../../../contracts/blog-post.ts";
import { settleBreaks, underlineEnd, underlineStart, unmarkCode } from "./markers.ts";
import { resolveLink } from "./resolve-link.ts";
import type { TextContext } from "./text-context.ts";

export function finishInlines(content: readonly Node[], context: TextContext): (Inline | Text)[] {
  let underlinedSince: number | undefined;
  const finished = settle(content);
  if (underlinedSince !== undefined) {
    const remedy = "Close it with </u> in the same paragraph.";
    context.addFault(underlinedSince, "<u> is not closed", remedy);
  }
  return finished;

  function settle(nodes: readonly Node[]): (Inline | Text)[] {
    const settled: (Inline | Text)[] = [];
    for (const node of nodes) {
      if (isText(node)) {
        const text = settleText(node);
        if (text !== undefined) append(settled, text);
      } else for (const part of settleLink(node as Inline)) append(settled, part);
    }
    return settled;
  }

  function settleText(text: Text): Text | undefined {
    const { value, marks, data } = text;
    if (value === underlineStart) {
      if (underlinedSince !== undefined) {
        context.addFault(Number(data["line"]), "<u> inside <u>", "Close the first one before it.");
      }
      underlinedSince = Number(data["line"]);
      return undefined;
    }
    if (value === underlineEnd) {
      if (underlinedSince === undefined) {
        context.addFault(
          Number(data["line"]),
          "</u> without <u>",
          "Open it in the same paragraph.",
        );
      }
      underlinedSince = undefined;
      return undefined;
    }
    if (marks.some(({ type }) => type === "strikethrough")) {
      const remedy = "Leave the words out, or say that they were corrected.";
      context.addFault(context.findLine(value), `struck-out words: ${value}`, remedy);
    }
    const isCode = marks.some(({ type }) => type === "code");
    return {
      ...text,
      value: isCode ? unmarkCode(value) : settleBreaks(value),
      marks: underlinedSince === undefined ? marks : [...marks, { type: MARKS.UNDERLINE }],
      data: {},
    };
  }

  function settleLink(link: Inline): (Inline | Text)[] {
    const words = settle(link.content);
    const uri = String(link.data["uri"]);
    const line = context.findLine(`](${uri}`, uri.replace(/^http:\/\//, ""));
    if (words.length === 0) {
      context.addFault(line, `a link without words: ${uri}`, "Write what it leads to.");
    }
    const resolved = resolveLink(uri, context);
    switch (resolved.type) {
      case "fault":
        context.addFault(line, resolved.problem, resolved.remedy);
        return words;
      case "words":
        return words;
      case "address":
        return [{ ...link, content: words }];
      case "file":
        return [makeLink(INLINES.ASSET_HYPERLINK, resolved.target, words)];
      case "post":
        return [makeLink(INLINES.ENTRY_HYPERLINK, resolved.target, words)];
    }
  }
}

function makeLink(nodeType: INLINES, target: Asset | PostLink, content: (Inline | Text)[]): Inline {
  return { nodeType, data: { target }, content };
}

function append(nodes: (Inline | Text)[], node: Inline | Text): void {
  const last = nodes.at(-1);
  if (
    isText(node) &&
    last !== undefined &&
    isText(last) &&
    isDeepStrictEqual(last.marks, node.marks)
  ) {
    nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
  } else nodes.push(node);
}

function isText(node: Node): node is Text {
  return node.nodeType === "text";
}
