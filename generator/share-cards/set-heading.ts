import type { OutlinedText } from "../drawing/lettering.ts";

type Room = { x: number; top: number; bottom: number; width: number };

type SetLine = (text: string, place: { x: number; y: number }, sizePx: number) => OutlinedText;

const sizesPx = [84, 76, 68, 60, 54, 48, 42, 36];
const lineHeight = 1.08;
const capShare = 0.72; // of the size, above the baseline

/** Sets a heading in lines, as large as its space allows. */
export function setHeading(heading: string, room: Room, setLine: SetLine): OutlinedText[] {
  const measure = (sizePx: number) => (text: string) => {
    const { left, right } = setLine(text, { x: 0, y: 0 }, sizePx).label;
    return right - left;
  };
  const fits = (sizePx: number) => {
    const lines = breakLines(heading, room.width, measure(sizePx));
    const isNarrow = lines.every((line) => measure(sizePx)(line) <= room.width);
    return isNarrow && lines.length * sizePx * lineHeight <= room.bottom - room.top;
  };
  const sizePx = sizesPx.find(fits) ?? sizesPx.at(-1)!;
  const lines = breakLines(heading, room.width, measure(sizePx));
  return lines.map((line, index) => {
    const y = Math.round(room.top + sizePx * (capShare + index * lineHeight));
    return setLine(line, { x: room.x, y }, sizePx);
  });
}

/** Breaks a text into lines of at most the given width, unless a single word is wider. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
