import { splitLines } from "./split-lines.tsx";

export function PlainText({ text }: { text: string }) {
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
    <p key={index}>{splitLines(paragraph.trimEnd())}</p>
  ));
}
