import { blankCode } from "../../generator/blog/markdown/blank-code.ts";

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const fieldName = /^\w+:/;
const inlineCode = /(`+)[^`][\s\S]*?\1/g;
const addresses = /\]\([^()\s]*/g;

/** Returns the prose of a Markdown file: front matter values and paragraphs, without code and addresses. */
export function listProse(markdown: string): { location: string; text: string }[] {
  const source = markdown.replaceAll("\r\n", "\n");
  const fields = frontMatter.exec(source)?.[1]?.split("\n") ?? [];
  const body = blankCode(source.replace(frontMatter, ""))
    .replaceAll(inlineCode, " ")
    .replaceAll(addresses, "](");
  return [
    ...fields.map((field) => ({
      location: `the field "${field.split(":")[0] ?? ""}"`,
      text: field.replace(fieldName, ""),
    })),
    ...body.split(/\n\s*\n/).map((text, index) => ({
      location: `paragraph ${String(index + 1)}`,
      text,
    })),
  ];
}
