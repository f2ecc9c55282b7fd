import { bar, frame, outline } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    often: "A menudo",
    once: "Una vez",
    ago: "Hace un año",
    visit: "Última compra",
    now: "Esta semana",
    few: "Pocos",
    many: "Muchos",
    gone: "Eran los mejores y no vuelven",
  },
  en: {
    often: "Often",
    once: "Once",
    ago: "A year ago",
    visit: "Last purchase",
    now: "This week",
    few: "Few",
    many: "Many",
    gone: "Once the best, now gone quiet",
  },
};

/** Customers by frequency (rows, often first) and recency (columns, longest ago first), 0 to 10. */
const customers = [
  [7, 3, 2, 5, 9],
  [3, 2, 4, 6, 8],
  [2, 4, 5, 5, 4],
  [5, 5, 4, 3, 2],
  [10, 6, 3, 2, 4],
];
const left = 80;
const pitch = { x: 60, y: 30 };
const cell = { width: 56, height: 26 };
const top = frame.baseline - 4 * pitch.y - cell.height;

/** A grid of recency and frequency: many who bought often have not come back for a year. */
export const drawRfmAnalysis: PictureCase = ({ locale, palette, label }) => {
  const { often, once, ago, visit, now, few, many, gone } = words[locale];
  const shade = (share: number): string => {
    const [start, end] = palette.ramp;
    const mixed = start.map((from, i) => Math.round(from + ((end[i] ?? 0) - from) * share));
    return `rgb(${mixed.join()})`;
  };
  const rowText = (row: number): number => top + row * pitch.y + cell.height / 2 + 4.5;
  return [
    ...customers.flatMap((row, i) =>
      row.map((count, j) =>
        bar({ x: left + j * pitch.x, y: top + i * pitch.y, ...cell }, { fill: shade(count / 10) }),
      ),
    ),
    outline({ x: left, y: top, ...cell }, palette.argued),
    label(
      few,
      { x: left + 2 * pitch.x + cell.width / 2, y: rowText(0), anchor: "middle" },
      { weight: 400, fill: palette.bold.fill },
    ),
    label(
      many,
      { x: left + cell.width / 2, y: rowText(4), anchor: "middle" },
      { weight: 400, fill: shade(0) },
    ),
    label(gone, { x: left, y: 15 }, palette.bold),
    label(often, { x: 0, y: rowText(0) }, palette.plain),
    label(once, { x: 0, y: rowText(4) }, palette.plain),
    label(ago, { x: left, y: frame.captions }, palette.quiet),
    label(
      visit,
      { x: (left + frame.width) / 2, y: frame.captions, anchor: "middle" },
      palette.quiet,
    ),
    label(now, { x: frame.width, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};
