import { dots, type Point } from "../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

/** Each report's rank by openings and by decisions, 0 the lowest and 1 the highest. */
const reports = [
  [1, 0.66],
  [0.97, 0.7],
  [0.86, 0.24],
  [0.81, 0.34],
  [0.79, 0.98],
  [0.52, 0.95],
  [0.5, 0.55],
  [0.43, 0.8],
  [0.38, 0.5],
  [0.2, 0.79],
  [0.17, 0.42],
  [0.05, 0.62],
  [0, 0.28],
] as const;
const argued = [0.1, 0.9] as const;

/** Reports by openings and by decisions: one that few open is among those that decide most. */
export const drawTuInformeDecide: PostPictures = {
  cover: () => [
    strokes(reports.map(ends), coverStroke.line, coverPaint.track),
    dots(reports.flatMap(ends), 11, coverPaint.context),
    strokes([ends(argued)], coverStroke.argued, coverPaint.argued),
    dots(ends(argued), 20, coverPaint.argued),
  ],
  figures: [],
};

function ends([opened, decided]: readonly [number, number]): Point[] {
  return [
    { x: 190, y: heightOf(opened) },
    { x: cover.width - 190, y: heightOf(decided) },
  ];
}

function heightOf(rank: number): number {
  return cover.height - cover.margin - rank * (cover.height - 2 * cover.margin);
}
