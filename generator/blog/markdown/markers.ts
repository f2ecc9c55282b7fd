// Placeholders, of the private use area, for what the converter drops.
export const underlineStart = "\u{E000}";
export const underlineEnd = "\u{E001}";
const breakMarks = { "\u{E002}": "<br>", "\u{E003}": "<br/>", "\u{E004}": "<br />" };
const reserved = /[\u{E000}-\u{E004}]/u;
const anyBreak = /[\u{E002}-\u{E004}]/gu;

export const lineBreak = "\u{E002}";

export function holdsMarker(text: string): boolean {
  return reserved.test(text);
}

export function markBreaks(markdown: string): string {
  return Object.entries(breakMarks).reduce(
    (text, [mark, tag]) => text.replaceAll(tag, mark),
    markdown,
  );
}

export function unmarkCode(code: string): string {
  return code.replaceAll(anyBreak, (mark) => breakMarks[mark as keyof typeof breakMarks]);
}

/** Writes prose with its meant line breaks as `\n`, and those of the file as spaces. */
export function settleBreaks(prose: string): string {
  return prose.replaceAll(/\s*\n\s*/g, " ").replaceAll(/ *[\u{E002}-\u{E004}] */gu, "\n");
}
