import { dots, type Point } from "../pictures/marks.ts";
import { scatterNumbers } from "../pictures/scatter-numbers.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

const columns = 8;
const rows = 5;
const chosen = new Set([3, 9, 22, 28, 39]);
const spark = { width: 96, height: 56, steps: 6 };

/** Forty indicators as small trends; the five that are kept stand out. */
export const drawElegirCincoKpi: PostPictures = {
  cover: () => {
    const scatter = scatterNumbers(40);
    const trends = Array.from({ length: columns * rows }, (_, i) =>
      drawTrend(i, scatter, chosen.has(i) ? 7 : 0),
    );
    const kept = trends.filter((_, i) => chosen.has(i));
    return [
      strokes(
        trends.filter((_, i) => !chosen.has(i)),
        coverStroke.line,
        coverPaint.context,
      ),
      strokes(kept, coverStroke.argued, coverPaint.argued),
      dots(
        kept.flatMap((trend) => trend.slice(-1)),
        13,
        coverPaint.argued,
      ),
    ];
  },
  figures: [],
};

/** A trend in its place of the grid; `rise` is what it gains a step in px. */
function drawTrend(index: number, scatter: (limit: number) => number, rise: number): Point[] {
  const gapX = (cover.width - 2 * cover.margin - spark.width) / (columns - 1);
  const gapY = (cover.height - 2 * cover.margin - spark.height) / (rows - 1);
  const left = cover.margin + (index % columns) * gapX;
  const bottom = cover.margin + Math.floor(index / columns) * gapY + spark.height;
  const spread = rise > 0 ? 18 : spark.height;
  return Array.from({ length: spark.steps + 1 }, (_, step) => ({
    x: left + (step / spark.steps) * spark.width,
    y: bottom - step * rise - scatter(spread),
  }));
}
