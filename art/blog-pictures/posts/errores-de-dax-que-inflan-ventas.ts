import { bar, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy =
  typeof import("../../../content/blog-pictures/es/errores-de-dax-que-inflan-ventas.json");

const excesses = [327, 150, 100, 20, 12];
const arguedMistake = 4;

/** Five columns that should end at one line: each clears it by what its mistake adds, the one in the accent hardly. */
export const drawErroresDeDax: PostPictures<Copy> = {
  cover: drawColumns,
  figures: [{ height: 430, draw: drawExcesses }],
};

function drawColumns(): Mark[] {
  const baseline = cover.height - 100;
  const correct = 112;
  const width = 140;
  const pitch = (cover.width - 2 * cover.margin - width) / (excesses.length - 1);
  return [
    ...excesses.flatMap((excess, i) => {
      const x = cover.margin + i * pitch;
      const height = (correct * excess) / 100;
      const isArgued = i === arguedMistake;
      return [
        bar(
          { x, y: baseline - correct, width, height: correct },
          isArgued ? coverPaint.argued : coverPaint.track,
        ),
        bar(
          { x, y: baseline - correct - height, width, height },
          isArgued ? coverPaint.argued : coverPaint.context,
        ),
      ];
    }),
    strokes([levelAt(baseline - correct)], coverStroke.line, coverPaint.bone),
    strokes([levelAt(baseline)], coverStroke.hairline, coverPaint.context),
  ];
}

function drawExcesses({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const unit = 1.95;
  const height = 24;
  return copy.mistakes.flatMap(({ name, amounts, excess }, i) => {
    const y = 24 + i * 86;
    const width = (excesses[i] ?? 0) * unit;
    const isArgued = i === arguedMistake;
    return [
      label(name, { x: 0, y }, isArgued ? figureText.bold : figureText.plain),
      label(
        amounts,
        { x: figureWidth, y, anchor: "end" },
        isArgued ? figureText.plain : figureText.quiet,
      ),
      bar({ x: 0, y: y + 16, width, height }, isArgued ? figurePaint.argued : figurePaint.context),
      label(excess, { x: width + 12, y: y + 36 }, figureText.bold),
    ];
  });
}

function levelAt(y: number): Point[] {
  return [40, cover.width - 40].map((x) => ({ x, y }));
}
