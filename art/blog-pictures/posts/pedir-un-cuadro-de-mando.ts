import { bar, cells, dots, type Mark, type Point } from "../../pictures/marks.ts";
import { coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/pedir-un-cuadro-de-mando.json");

const sheet = { left: 130, right: 470, top: 90, bottom: 585 };
const textLeft = sheet.left + 42;
const underline = 470;

const written = [
  { y: 140, width: 150 },
  { y: 196, width: 256 },
  { y: 232, width: 228 },
  { y: 268, width: 246 },
  { y: 324, width: 256 },
  { y: 530, width: 120 },
];
const trend: readonly Point[] = [
  { x: textLeft, y: underline },
  { x: 590, y: underline },
  { x: 700, y: 420 },
  { x: 780, y: 440 },
  { x: 890, y: 300 },
  { x: 960, y: 330 },
  { x: 1080, y: 140 },
];
const observed: readonly Point[] = [
  { x: 545, y: 420 },
  { x: 580, y: 530 },
  { x: 628, y: 400 },
  { x: 662, y: 500 },
  { x: 690, y: 352 },
  { x: 738, y: 486 },
  { x: 764, y: 378 },
  { x: 812, y: 470 },
  { x: 828, y: 310 },
  { x: 876, y: 400 },
  { x: 905, y: 232 },
  { x: 940, y: 398 },
  { x: 972, y: 248 },
  { x: 1012, y: 330 },
  { x: 1040, y: 130 },
  { x: 1078, y: 246 },
];

const plans = [
  [6, 30, 16, 28],
  [14, 30, 12, 4],
];
const arguedPhase = 3;

/** A page with one line underlined; the underline leaves the page and becomes the trend it asked for. */
export const drawPedirUnCuadro: PostPictures<Copy> = {
  cover: () => {
    const { left, right, top, bottom } = sheet;
    const outline = [
      { x: right, y: underline - 24 },
      { x: right, y: top },
      { x: left, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: underline + 24 },
    ];
    const lines = written.map(({ y, width }) => [
      { x: textLeft, y },
      { x: textLeft + width, y },
    ]);
    return [
      strokes([outline], coverStroke.hairline, coverPaint.strong),
      strokes(lines, 12, coverPaint.context),
      cells([{ x: textLeft, y: underline - 46 }], { width: 256, height: 16 }, coverPaint.bone),
      dots(observed, 9, coverPaint.context),
      strokes([trend], coverStroke.argued, coverPaint.argued),
      dots(trend.slice(-1), 20, coverPaint.argued),
    ];
  },
  figures: [{ height: 326, draw: drawHours }],
};

function drawHours({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const { phases, plans: names } = copy;
  const unit = figureWidth / 80;
  const height = 56;
  const paints = [figurePaint.strong, figurePaint.context, figurePaint.track, figurePaint.argued];
  return plans.flatMap((hours, plan) => {
    const y = 36 + plan * 126;
    const total = hours.reduce((sum, part) => sum + part);
    const segments = hours.flatMap((part, phase) => {
      const x = hours.slice(0, phase).reduce((sum, before) => sum + before, 0) * unit;
      const isArgued = phase === arguedPhase;
      const text = isArgued ? figureText.bold : figureText.plain;
      const value = phase === 0 ? { ...figureText.bold, fill: "#ffffff" } : figureText.bold;
      return [
        bar({ x, y, width: part * unit - 2, height }, paints[phase] ?? figurePaint.context),
        label(String(part), { x: x + 12, y: y + 36 }, value),
        ...(plan === 1 ? (phases[phase] ?? "").split("\n") : []).map((row, i) =>
          label(row, { x: isArgued ? x + 16 : x, y: y + height + 32 + i * 30 }, text),
        ),
      ];
    });
    segments.push(
      label(names[plan] ?? "", { x: 0, y: y - 14 }, figureText.plain),
      label(
        `${String(total)} h`,
        { x: total * unit - 2, y: y - 14, anchor: "end" },
        figureText.bold,
      ),
    );
    return segments;
  });
}
