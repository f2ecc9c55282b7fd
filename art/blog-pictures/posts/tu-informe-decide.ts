import { dots, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { arguedLine, axis, figurePaint, figureStroke, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/tu-informe-decide.json");

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

const opens = [
  188, 188, 199, 203, 207, 205, 205, 203, 202, 200, 198, 195, 193, 190, 191, 192, 195, 200, 206,
];
const decisions = [1, 1, 1, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];
const changeWeek = 9;

/** Reports by openings and by decisions: one that few open is among those that decide most. */
export const drawTuInformeDecide: PostPictures<Copy> = {
  cover: () => [
    strokes(reports.map(ends), coverStroke.line, coverPaint.track),
    dots(reports.flatMap(ends), 11, coverPaint.context),
    strokes([ends(argued)], coverStroke.argued, coverPaint.argued),
    dots(ends(argued), 20, coverPaint.argued),
  ],
  figures: [{ height: 430, draw: drawWeeks }],
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

function drawWeeks({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const pitch = figureWidth / (opens.length - 1);
  const opensGround = 160;
  const decisionsGround = 388;
  const changeX = changeWeek * pitch;
  const after = changeX + 14;
  const points = (values: readonly number[], ground: number, unit: number): Point[] =>
    values.map((value, week) => ({ x: week * pitch, y: ground - value * unit }));
  const change = [24, decisionsGround].map((y) => ({ x: changeX, y }));
  return [
    axis(opensGround),
    axis(decisionsGround),
    strokes([change], figureStroke.hairline, figurePaint.axis),
    strokes([points(opens, opensGround, 0.62)], figureStroke.line, figurePaint.context),
    label(copy.opens, { x: 0, y: 84 }, figureText.plain),
    label(copy.opensBefore, { x: 0, y: 114 }, figureText.quiet),
    label(copy.opensAfter, { x: after, y: 114 }, figureText.quiet),
    label(copy.change, { x: after, y: 206 }, figureText.plain),
    arguedLine(points(decisions, decisionsGround, 30)),
    label(copy.decisions, { x: 0, y: 284 }, figureText.bold),
    label(copy.decisionsBefore, { x: 0, y: 314 }, figureText.bold),
    label(copy.decisionsAfter, { x: figureWidth, y: 350, anchor: "end" }, figureText.bold),
    label(copy.firstWeek, { x: 0, y: 420 }, figureText.quiet),
    label(copy.lastWeek, { x: figureWidth, y: 420, anchor: "end" }, figureText.quiet),
  ];
}
