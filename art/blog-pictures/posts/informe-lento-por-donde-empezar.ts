import { bar, cells, type Mark } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/informe-lento-por-donde-empezar.json");

const visuals = [
  { start: 0, length: 6 },
  { start: 2, length: 9 },
  { start: 3, length: 5 },
  { start: 5, length: 12 },
  { start: 8, length: 8 },
  { start: 9, length: 91 },
  { start: 12, length: 6 },
  { start: 14, length: 15 },
  { start: 17, length: 7 },
  { start: 19, length: 10 },
  { start: 22, length: 5 },
];
const arguedVisual = 5;
const height = 22;
const top = 104;

const seconds = [
  { query: 5.4, rest: 0.7 },
  { query: 0.3, rest: 0.9 },
  { query: 0.4, rest: 0.5 },
  { query: 0.1, rest: 0.4 },
  { query: 0.1, rest: 0.3 },
];
/** The visuals of a page as they load: one of them takes longer than all the others together. */
export const drawInformeLento: PostPictures<Copy> = {
  cover: () => {
    const pitch = (cover.height - 2 * top - height) / (visuals.length - 1);
    const unit = (cover.width - 2 * cover.margin) / 100;
    const boxOf = ({ start, length }: (typeof visuals)[number], i: number) => ({
      x: cover.margin + start * unit,
      y: top + i * pitch,
      width: length * unit,
      height,
    });
    const boxes = visuals.map(boxOf);
    const quarters = [0, 25, 50, 75, 100].map((share) => [
      { x: cover.margin + share * unit, y: top - 34 },
      { x: cover.margin + share * unit, y: cover.height - top + 34 },
    ]);
    const argued = boxes[arguedVisual];
    return [
      strokes(quarters, coverStroke.hairline, coverPaint.faint),
      ...boxes
        .filter((box) => box !== argued)
        .flatMap((box) => cells([box], box, coverPaint.context)),
      ...(argued
        ? [bar({ ...argued, y: argued.y - 6, height: height + 12 }, coverPaint.argued)]
        : []),
    ];
  },
  figures: [{ height: 392, draw: drawSeconds }],
};

function drawSeconds({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const unit = 108;
  const barHeight = 32;
  const marks = seconds.flatMap(({ query, rest }, i) => {
    const y = 22 + i * 80;
    const barY = y + 14;
    const isArgued = i === 0;
    const end = (query + rest) * unit;
    return [
      label(copy.visuals[i] ?? "", { x: 0, y }, isArgued ? figureText.bold : figureText.plain),
      bar(
        { x: 0, y: barY, width: query * unit - 1, height: barHeight },
        isArgued ? figurePaint.argued : figurePaint.context,
      ),
      bar(
        { x: query * unit + 1, y: barY, width: rest * unit - 1, height: barHeight },
        figurePaint.track,
      ),
      label(copy.totals[i] ?? "", { x: end + 12, y: barY + 24 }, figureText.bold),
    ];
  });
  return [
    ...marks,
    label(copy.query, { x: 12, y: 60 }, figureText.bold),
    label(copy.rest, { x: 6.1 * unit, y: 22, anchor: "end" }, figureText.quiet),
  ];
}
