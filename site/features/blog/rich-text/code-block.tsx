import { MARKS, type Block, type Inline } from "@contentful/rich-text-types";
import { readPlainText } from "./heading-ids.ts";

const languageNames = new Map([
  ["dax", "DAX"],
  ["m", "Power Query"],
  ["powerquery", "Power Query"],
  ["python", "Python"],
  ["sql", "SQL"],
]);

/** True for a paragraph of nothing but code that has lines or a language: rich text has no block for code. */
export function isCodeBlock({ content, data }: Block | Inline): boolean {
  const codeMark: string = MARKS.CODE;
  const isCode = content.every(
    (node) => node.nodeType === "text" && node.marks.some(({ type }) => type === codeMark),
  );
  return (
    isCode && ("language" in data || content.some((node) => readPlainText(node).includes("\n")))
  );
}

export function CodeBlock({ node, label }: { node: Block | Inline; label: string }) {
  const { language = "" } = node.data as { language?: string };
  const code = readPlainText(node).replaceAll(/^\n+|\s+$/g, "");
  return (
    <div className="rich-text-code" data-language={languageNames.get(language.toLowerCase())}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <pre role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
