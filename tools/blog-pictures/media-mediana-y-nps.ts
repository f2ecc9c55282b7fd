import { dots, type Point } from "../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

/** How many cases fall in each class: most near the start, some far away, hardly any between. */
const classes = [
  2, 6, 11, 14, 12, 8, 4, 2, 1, 1, 0, 0, 0, 0, 1, 0, 1, 2, 5, 8, 10, 7, 4, 1, 1,
] as const;
const pitch = { x: 40, y: 31 };
const baseline = cover.height - 105;

/** Two piles of cases with their mean in the gap between them, where hardly anyone is. */
export const drawMediaMediana: PostPictures = {
  cover: () => {
    const left = (cover.width - (classes.length - 1) * pitch.x) / 2;
    const cases = classes.flatMap((count, i) =>
      Array.from({ length: count }, (_, j): Point => ({
        x: left + i * pitch.x,
        y: baseline - 24 - j * pitch.y,
      })),
    );
    const mean = cases.reduce((sum, { x }) => sum + x, 0) / cases.length;
    const median = cases[Math.floor(cases.length / 2)]?.x;
    const ground = [80, cover.width - 80].map((x) => ({ x, y: baseline }));
    const upright = [80, baseline].map((y) => ({ x: mean, y }));
    return [
      dots(
        cases.filter(({ x }) => x !== median),
        11,
        coverPaint.context,
      ),
      dots(
        cases.filter(({ x }) => x === median),
        11,
        coverPaint.bone,
      ),
      strokes([ground], coverStroke.hairline, coverPaint.strong),
      strokes([upright], coverStroke.argued, coverPaint.argued),
    ];
  },
  figures: [],
};
