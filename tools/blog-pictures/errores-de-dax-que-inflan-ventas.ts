import { bar } from "../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

const parts = [62, 104, 46, 88, 70];
const excess = 98;
const pitch = 166;
const width = 132;
const baseline = cover.height - 100;

/** Five parts climb to a sum; the column of the total is taller than that sum, and the rest is invented. */
export const drawErroresDeDax: PostPictures = {
  cover: () => {
    const tops = parts.map((_, i) => baseline - parts.slice(0, i + 1).reduce((a, b) => a + b));
    const sum = tops.at(-1) ?? baseline;
    const total = leftOf(parts.length);
    const levels = tops.map((y, i) => [
      { x: leftOf(i) + width, y: y + coverStroke.hairline / 2 },
      { x: leftOf(i + 1), y: y + coverStroke.hairline / 2 },
    ]);
    return [
      strokes(levels, coverStroke.hairline, coverPaint.strong),
      ...parts.map((height, i) =>
        bar({ x: leftOf(i), y: tops[i] ?? 0, width, height }, coverPaint.context),
      ),
      bar({ x: total, y: sum, width, height: baseline - sum }, coverPaint.strong),
      bar({ x: total, y: sum - excess - 6, width, height: excess }, coverPaint.argued),
      strokes(
        [
          [
            { x: cover.margin - 40, y: baseline },
            { x: cover.width - cover.margin + 40, y: baseline },
          ],
        ],
        coverStroke.hairline,
        coverPaint.strong,
      ),
    ];
  },
  figures: [],
};

function leftOf(column: number): number {
  return cover.margin + column * pitch;
}
