import { baseline, frame, rule, unitColumn } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: { aisle: "Pasillo", limit: "85\u00a0%" },
  en: { aisle: "Aisle", limit: "85%" },
};

/** Occupation of each aisle in percent. */
const occupied = [65, 75, 60, 80, 70, 55, 95, 30, 70, 80, 60];
const fullest = 6;
const limitPercent = 85;
const pxPerPercent = 1.4;
const width = 23;
const left = (aisle: number): number => aisle * 31;
const centre = (aisle: number): number => left(aisle) + width / 2;

/** Occupation of eleven aisles against the 85 % line: one is over it, the next is almost empty. */
export const drawLogisticaDashboard: PictureCase = ({ locale, palette, label }) => {
  const { aisle, limit } = words[locale];
  const limitY = frame.baseline - limitPercent * pxPerPercent;
  const right = left(occupied.length) - 1;
  return [
    ...occupied.flatMap((percent, i) => [
      unitColumn(left(i), width, 100 * pxPerPercent, palette.track),
      unitColumn(
        left(i),
        width,
        percent * pxPerPercent,
        i === fullest ? palette.argued : palette.context,
      ),
    ]),
    baseline(palette.axis, 0, right),
    rule({ x: 0, y: limitY }, { x: right, y: limitY }, palette.bold.fill, "dashed"),
    label(limit, { x: frame.width, y: limitY + 4.5, anchor: "end" }, palette.plain),
    label(
      `${aisle} ${String(fullest + 1)}`,
      { x: centre(fullest), y: 22, anchor: "middle" },
      palette.bold,
    ),
    ...occupied.map((_, i) =>
      label(
        String(i + 1),
        { x: centre(i), y: frame.captions, anchor: "middle" },
        i === fullest ? palette.bold : palette.quiet,
      ),
    ),
  ];
};
