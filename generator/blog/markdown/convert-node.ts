import type { richTextFromMarkdown } from "@contentful/rich-text-from-markdown";
import { BLOCKS, MARKS, type Block, type Text } from "@contentful/rich-text-types";
import { lineBreak, underlineEnd, underlineStart, unmarkCode } from "./markers.ts";
import type { NamedImage } from "./place-images.ts";
import type { TextContext } from "./text-context.ts";

type Fallback = NonNullable<Parameters<typeof richTextFromMarkdown>[1]>;
type MarkdownNode = Parameters<Fallback>[0] & {
  position: { start: { line: number }; end: { line: number } };
  url?: string;
  alt?: string | null;
  title?: string | null;
  lang?: string | null;
};

const remedies: Record<string, string> = {
  linkReference: "Write the address behind the words: [words](address).",
  imageReference: "Write the file behind the words: ![what it shows](file.svg).",
  definition: "Write the address where the link is: [words](address).",
  footnoteReference: "Put the note into the sentence, or into brackets.",
  footnoteDefinition: "Put the note into the sentence, or into brackets.",
};
const elsewhere = "Write it in the Markdown that docs/blog.md lists.";
const comment = /^<!--[\s\S]*-->$/;

/** Converts what Contentful's converter drops: pictures and videos, by name, code, line breaks and underlines; anything else is a fault. */
export function convertNode(
  node: Parameters<Fallback>[0],
  addFault: TextContext["addFault"],
): Block | Text | null {
  const parsed = node as MarkdownNode;
  const { line } = parsed.position.start;
  switch (parsed.type) {
    case "image":
      return nameImage(parsed);
    case "code":
      return convertCode(parsed);
    case "break":
      return makeText(lineBreak, line);
    case "html":
      if (parsed.value === "<u>") return makeText(underlineStart, line);
      if (parsed.value === "</u>") return makeText(underlineEnd, line);
      if (comment.test(parsed.value.trim())) return null;
      addFault(line, `HTML: ${unmarkCode(parsed.value).slice(0, 60)}`, elsewhere);
      return null;
    default:
      addFault(line, `${parsed.type} is not understood`, remedies[parsed.type] ?? elsewhere);
      return null;
  }
}

function nameImage({ url = "", alt, title, position }: MarkdownNode): Block {
  const data: NamedImage = {
    url,
    alt: alt ?? "",
    title: title ?? "",
    line: position.start.line,
  };
  return { nodeType: BLOCKS.EMBEDDED_ASSET, data, content: [] };
}

/** Rich text has no block for code: it is a paragraph with nothing but code in it. */
function convertCode({ value, lang }: MarkdownNode): Block {
  const text: Text = {
    nodeType: "text",
    value: unmarkCode(value),
    marks: [{ type: MARKS.CODE }],
    data: {},
  };
  const data = lang === undefined || lang === null ? {} : { language: lang };
  return { nodeType: BLOCKS.PARAGRAPH, data, content: [text] };
}

function makeText(value: string, line: number): Text {
  return { nodeType: "text", value, marks: [], data: { line } };
}
