import type { Nodes } from "mdast";
import type { Place } from "../../../generator/faults/fault.ts";
import { splitFrontMatter } from "../../../generator/front-matter/split-front-matter.ts";
import { lineOf, parseMarkdown } from "../../../generator/markdown/parse-markdown.ts";

/** Returns the prose of a Markdown file: front matter values and the text of each block, without code and addresses. */
export function listProse(markdown: string): (Omit<Place, "file"> & { text: string })[] {
  const { yaml, body, bodyLine } = splitFrontMatter(markdown) ?? {
    yaml: "",
    body: markdown,
    bodyLine: 1,
  };
  return [
    ...yaml.split("\n").map((field) => ({
      field: field.split(":")[0] ?? "",
      text: field.replace(/^\w+:/, ""),
    })),
    ...parseMarkdown(body).children.map((block) => ({
      line: lineOf(block) + bodyLine - 1,
      text: readProse(block),
    })),
  ];
}

function readProse(node: Nodes): string {
  if (node.type === "code" || node.type === "inlineCode") return "";
  if (node.type === "image") return `${node.alt ?? ""}\n${node.title ?? ""}`;
  if ("children" in node) return node.children.map(readProse).join("\n");
  return "value" in node ? node.value : "";
}
