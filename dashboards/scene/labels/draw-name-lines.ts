import type { PaintName } from "../paints.ts";
import { textAround, type TextAnchor, type TextMark } from "../scene.ts";
import { fitText, wrapText } from "../text-metrics.ts";

export const nameLineHeight = 15;

export function breakName(text: string, width: number): string[] {
  const lines = wrapText(text, width, 2);
  return lines.length > 0 ? lines : [fitText(text, width)];
}

type NamePlace = {
  x: number;
  first?: number;
  middle?: number;
  anchor?: TextAnchor;
};

export function drawNameLines(
  paint: PaintName,
  lines: readonly string[],
  { x, middle = 0, first, anchor }: NamePlace,
): TextMark[] {
  const top = first ?? middle - ((lines.length - 1) * nameLineHeight) / 2;
  return lines.map((line, at) =>
    textAround(paint, { x, middle: top + at * nameLineHeight }, line, anchor),
  );
}
