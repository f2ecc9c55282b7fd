import { bar, dots, type Mark, type Point } from "../../pictures/marks.ts";
import { scatterNumbers } from "../scatter-numbers.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/elegir-cinco-kpi.json");

const columns = 6;
const rows = 4;
const chosen = new Set([2, 6, 11, 15, 22]);
const spark = { width: 112, height: 68, steps: 6 };

const remaining = [24, 13, 9, 7, 6, 5];
const arguedCut = 1;

/** Twenty-four indicators as small trends; the five that are kept stand out. */
export const drawElegirCincoKpi: PostPictures<Copy> = {
  cover: () => {
    const scatter = scatterNumbers(24);
    const trends = Array.from({ length: columns * rows }, (_, i) =>
      drawTrend(i, scatter, chosen.has(i) ? 9 : 0),
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
  figures: [{ height: 344, draw: drawCuts }],
};

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

function drawCuts({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const from = 350;
  const unit = (figureWidth - from) / (remaining[0] ?? 1);
  const height = 36;
  return remaining.flatMap((count, i) => {
    const y = 4 + i * 60;
    const baseline = y + height / 2 + 8;
    const end = from + count * unit;
    const dropped = ((remaining[i - 1] ?? count) - count) * unit;
    const isArgued = i === arguedCut;
    const marks = [
      label(
        copy.questions[i] ?? "",
        { x: 0, y: baseline },
        isArgued ? figureText.bold : figureText.plain,
      ),
      bar({ x: from, y, width: count * unit, height }, figurePaint.context),
      label(String(count), { x: end - 12, y: baseline, anchor: "end" }, figureText.bold),
    ];
    if (dropped > 0)
      marks.push(
        bar(
          { x: end + 2, y, width: dropped - 2, height },
          isArgued ? figurePaint.argued : figurePaint.track,
        ),
      );
    if (isArgued) marks.push(label("−11", { x: end + 14, y: baseline }, figureText.bold));
    return marks;
  });
}
