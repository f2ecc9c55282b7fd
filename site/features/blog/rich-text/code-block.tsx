import { MARKS, type Block, type Inline } from "@contentful/rich-text-types";
import { CopyButton } from "./copy-button.tsx";
import { readPlainText } from "./heading-ids.ts";
import type { RichTextOptions } from "./rich-text-options.ts";

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

type CodeBlockProps = Pick<RichTextOptions, "labels" | "labelLanguage" | "hasButtons"> & {
  node: Block | Inline;
  label: string;
  language: string | undefined;
};

/** `language` is that of the words in the code, where the labels have another. */
export function CodeBlock({ node, label, language, ...options }: CodeBlockProps) {
  const { labels, labelLanguage, hasButtons = false } = options;
  const { language: code = "" } = node.data as { language?: string };
  const text = readPlainText(node).replaceAll(/^\n+|\s+$/g, "");
  return (
    <div className="rich-text-code" data-language={languageNames.get(code.toLowerCase())}>
      {hasButtons && <CopyButton text={text} labels={labels} language={labelLanguage} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <pre role="region" aria-label={label} lang={labelLanguage} tabIndex={0}>
        <code lang={language} translate="no">
          {text}
        </code>
      </pre>
    </div>
  );
}
