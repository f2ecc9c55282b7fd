export const labelSize = 13;

// Estimated advances of Schibsted Grotesk in em, wide enough that a text that fits by estimate fits on the screen.
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;()'1IJfijlrtí|]/, 0.34],
  [/[%MWmw…€+]/, 0.88],
  [/[A-ZÁÉÍÓÚÑ]/, 0.7],
];
const usualAdvance = 0.59;

function advanceOf(letter: string): number {
  return advances.find(([letters]) => letters.test(letter))?.[1] ?? usualAdvance;
}

const widths = new Map<string, number>();

/** Estimates the width of a text in px; measuring it would force a layout. */
export function textWidth(text: string, size = labelSize): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = 0;
    for (const letter of text) width += advanceOf(letter);
    if (widths.size > mostKept) widths.clear();
    widths.set(text, width);
  }
  return width * size;
}

const mostKept = 4000;

/** Cuts a text to a width, with an ellipsis; empty where not even three letters fit. */
export function fitText(text: string, width: number, size = labelSize): string {
  if (textWidth(text, size) <= width) return text;
  let [end, left] = [0, width - textWidth("…", size)];
  for (const letter of text) {
    left -= advanceOf(letter) * size;
    if (left < 0) break;
    end += letter.length;
  }
  return end < 3 ? "" : `${text.slice(0, end).trimEnd()}…`;
}

export function breakText(text: string, width: number, size = labelSize): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The spaces between a figure and its unit, and within a range in Spanish and English. */
const joined = /(?<=\d) |(?<=\d (?:a|o|y|to|or|and)) (?=\d|más|more)/g;

/**
 * Breaks a text at spaces into at most `most` lines of a width, preferably not between a figure and its unit or within
 * a range; empty where it does not fit.
 */
export function wrapText(text: string, width: number, most: number): string[] {
  const isFit = (lines: string[]): boolean =>
    lines.length <= most && lines.every((line) => textWidth(line) <= width);
  const kept = breakText(text.replaceAll(joined, "\u00A0"), width);
  if (isFit(kept)) return kept.map((line) => line.replaceAll("\u00A0", " "));
  const lines = breakText(text, width);
  return isFit(lines) ? lines : [];
}
