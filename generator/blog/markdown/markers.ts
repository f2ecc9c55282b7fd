// Characters that stand in for what the converter drops; none of them has a meaning in any text.
export const underlineStart = "\u{E000}";
export const underlineEnd = "\u{E001}";
const breakMarks = { "\u{E002}": "<br>", "\u{E003}": "<br/>", "\u{E004}": "<br />" };
const reserved = /[\u{E000}-\u{E004}]/u;
const anyBreak = /[\u{E002}-\u{E004}]/gu;

/** Stands for a line break that is meant. */
export const lineBreak = "\u{E002}";

/** True for a text that holds one of the characters that stand in. */
export function holdsMarker(text: string): boolean {
  return reserved.test(text);
}

/** Puts characters in place of the `<br>` of a Markdown text. */
export function markBreaks(markdown: string): string {
  return Object.entries(breakMarks).reduce(
    (text, [mark, tag]) => text.replaceAll(tag, mark),
    markdown,
  );
}

/** Gives code its `<br>` back. */
export function unmarkCode(code: string): string {
  return code.replaceAll(anyBreak, (mark) => breakMarks[mark as keyof typeof breakMarks]);
}

/** Writes prose with its meant line breaks as `\n`, and those of the file as spaces. */
export function settleBreaks(prose: string): string {
  return prose.replaceAll(/\s*\n\s*/g, " ").replaceAll(/ *[\u{E002}-\u{E004}] */gu, "\n");
}
