import { dots, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { axis, figurePaint, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/importar-csv-espanoles.json");

const dates = 30;
const april = 4;
const months = Array.from({ length: 12 }, (_, i) => i + 1);
const yearPx = 590;
const mistaken = months.filter((month) => month !== april);

/** A month of dots in its column: read the wrong way, eleven of them land on a row across the year. */
export const drawImportarCsv: PostPictures<Copy> = {
  cover: () => {
    const top = 96;
    const dayPx = (cover.height - 2 * top) / (dates - 1);
    const placeOf = (month: number, day: number): Point => ({
      x: cover.margin + ((month - 1) / 11) * (cover.width - 2 * cover.margin),
      y: top + (day - 1) * dayPx,
    });
    const uprights = months.map((month) => [placeOf(month, -1), placeOf(month, dates + 2)]);
    const days = Array.from({ length: dates }, (_, i) => i + 1);
    return [
      strokes(uprights, coverStroke.hairline, coverPaint.track),
      dots(
        days.map((day) => placeOf(april, day)),
        6.5,
        coverPaint.bone,
      ),
      dots(
        mistaken.map((month) => placeOf(month, april)),
        19,
        coverPaint.argued,
      ),
    ];
  },
  figures: [{ height: 430, draw: drawDates }],
};

function drawDates({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const written = 208;
  const read = 390;
  const errors = figureWidth - 68;
  const monthNames = [
    { month: 1, name: copy.months.first },
    { month: april, name: copy.months.april },
    { month: 12, name: copy.months.last },
  ].map(({ month, name }) =>
    label(name, { x: monthAt(month), y: read + 30, anchor: "middle" }, figureText.quiet),
  );
  const single = (month: number): Point => ({ x: monthAt(month), y: read - 14 });
  return [
    axis(written, 0, yearPx),
    axis(read, 0, yearPx),
    label(copy.written, { x: 0, y: 22 }, figureText.plain),
    dots(packDots(dates, monthAt(april), written - 14), 7, figurePaint.context),
    label(copy.inApril, { x: monthAt(april) + 42, y: written - 66 }, figureText.bold),
    label(copy.misread, { x: 0, y: 272 }, figureText.plain),
    dots(mistaken.map(single), 9, figurePaint.argued),
    dots([single(april)], 9, figurePaint.ink),
    label(copy.right, { x: monthAt(april) + 10, y: read - 40, anchor: "end" }, figureText.plain),
    label(copy.moved, { x: monthAt(april) + 36, y: read - 40 }, figureText.bold),
    dots(packDots(18, errors, read - 14), 7, figurePaint.adverse),
    label(copy.errors, { x: figureWidth, y: read + 30, anchor: "end" }, figureText.adverse),
    ...monthNames,
  ];
}

function monthAt(month: number): number {
  return ((month - 0.5) / months.length) * yearPx;
}

function packDots(count: number, middle: number, bottom: number): Point[] {
  const pitch = 17;
  return Array.from({ length: count }, (_, i) => ({
    x: middle + ((i % 3) - 1) * pitch,
    y: bottom - Math.floor(i / 3) * pitch,
  }));
}
