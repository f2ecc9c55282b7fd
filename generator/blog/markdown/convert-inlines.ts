import { MARKS, type Block, type Inline, type Node, type Text } from "@contentful/rich-text-types";
import type { Link, PhrasingContent, RootContent } from "mdast";
import { isDeepStrictEqual } from "node:util";
import { lineOf } from "../../markdown/parse-markdown.ts";
import { shorten } from "../../faults/fault.ts";
import { readPicture } from "./read-picture.ts";
import { resolveLink } from "./resolve-link.ts";
import type { TextContext } from "./text-context.ts";

type Run = Inline | Text;

/** Converts the content of a paragraph, heading or table cell; adjacent texts with the same marks become one run. */
export function convertInlines(nodes: readonly PhrasingContent[], context: TextContext): Run[] {
  const { addFault } = context;
  let underlinedSince: number | undefined;
  const converted = convertAll(nodes, []);
  if (underlinedSince !== undefined) {
    addFault(underlinedSince, "underline-open");
  }
  return converted;

  function convertAll(children: readonly PhrasingContent[], marks: readonly MARKS[]): Run[] {
    return joinRuns(children.flatMap((child) => convert(child, marks)));
  }

  function convert(node: PhrasingContent, marks: readonly MARKS[]): Run[] {
    switch (node.type) {
      case "text":
        // Without its definition, Markdown takes a reference for plain text.
        if (/\[\^[^\]]*\]|\]\[[^\]]*\]/.test(node.value)) refuse(node, context);
        return [write(node.value.replaceAll("\n", " "), marks)];
      case "break":
        return [write("\n", marks)];
      case "inlineCode":
        return [write(node.value, [...marks, MARKS.CODE])];
      case "strong":
        return convertAll(node.children, [...marks, MARKS.BOLD]);
      case "emphasis":
        return convertAll(node.children, [...marks, MARKS.ITALIC]);
      case "delete": {
        const runs = convertAll(node.children, marks);
        addFault(lineOf(node), "text-struck", { words: runs.map(readWords).join(" ") });
        return runs;
      }
      case "link":
        return convertLink(node, convertAll(node.children, marks), context);
      case "image": {
        addFault(lineOf(node), "picture-inline", { url: node.url });
        readPicture(node, context);
        return [];
      }
      case "html":
        if (/^<br ?\/?>$/.test(node.value)) return [write("\n", marks)];
        if (/^<\/?u>$/.test(node.value)) underline(node.value === "<u>", lineOf(node));
        else refuse(node, context);
        return [];
      case "footnoteReference":
      case "imageReference":
      case "linkReference":
        refuse(node, context);
        return [];
    }
  }

  function write(value: string, marks: readonly MARKS[]): Text {
    return makeText(value, underlinedSince === undefined ? marks : [...marks, MARKS.UNDERLINE]);
  }

  function underline(isOpening: boolean, line: number): void {
    if (isOpening && underlinedSince !== undefined) {
      addFault(line, "underline-twice");
    } else if (!isOpening && underlinedSince === undefined) {
      addFault(line, "underline-end");
    }
    underlinedSince = isOpening ? line : undefined;
  }
}

export function makeText(value: string, marks: readonly MARKS[] = []): Text {
  return { nodeType: "text", value, marks: marks.map((type) => ({ type })), data: {} };
}

export function readWords(node: Node): string {
  if ("value" in node) return String(node.value);
  return (node as Block).content.map(readWords).join(" ");
}

/** Adds a fault for Markdown that posts do not use; comments are allowed. */
export function refuse(node: RootContent, { addFault }: TextContext): void {
  if (node.type !== "html") {
    addFault(lineOf(node), "text-reference");
  } else if (!/^<!--[^]*-->$/.test(node.value.trim())) {
    addFault(lineOf(node), "text-html", { text: shorten(node.value) });
  }
}

function convertLink(link: Link, words: Run[], context: TextContext): Run[] {
  const line = lineOf(link);
  if (words.length === 0) {
    context.addFault(line, "link-empty", { url: link.url });
  }
  if (typeof link.title === "string") {
    context.addFault(line, "link-title");
  }
  const resolved = resolveLink(link.url, line, context);
  return resolved === undefined ? words : [{ ...resolved, content: words }];
}

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (
      last?.nodeType === "text" &&
      run.nodeType === "text" &&
      isDeepStrictEqual(last.marks, run.marks)
    ) {
      const value = (last.value + run.value).replaceAll(/ *\n */g, "\n");
      joined[joined.length - 1] = { ...last, value };
    } else joined.push(run);
  }
  return joined;
}
