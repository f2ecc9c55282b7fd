import { bar, dots, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { axis, figurePaint, figureStroke, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/media-mediana-y-nps.json");

const orders = [
  { day: 1, count: 4 },
  { day: 2, count: 8 },
  { day: 3, count: 5 },
  { day: 4, count: 1 },
  { day: 18, count: 1 },
  { day: 23, count: 1 },
];
const firstLateDay = 18;
const days = 23;
const median = 2;
const mean = 4;

const intervals = [
  [10, 54],
  [17, 47],
  [24, 40],
  [28, 36],
] as const;
const arguedInterval = 1;
const score = 32;

/** Orders packed at the start and two far off, in the accent, which drag the mark of the mean. */
export const drawMediaMediana: PostPictures<Copy> = {
  cover: () => {
    const baseline = cover.height - 120;
    const xOf = spreadDays(110, cover.width - 110);
    const { early, late } = stackOrders(xOf, baseline - 34, 51);
    const ground = [70, cover.width - 70].map((x) => ({ x, y: baseline }));
    const upright = [90, baseline].map((y) => ({ x: xOf(mean), y }));
    return [
      strokes([ground], coverStroke.hairline, coverPaint.strong),
      strokes([upright], coverStroke.line, coverPaint.bone),
      dots(early, 20, coverPaint.context),
      dots(late, 24, coverPaint.argued),
    ];
  },
  figures: [
    { height: 350, draw: drawOrders },
    { height: 300, draw: drawIntervals },
  ],
};

function spreadDays(from: number, to: number) {
  return (day: number) => from + ((day - 1) / (days - 1)) * (to - from);
}

function stackOrders(xOf: (day: number) => number, bottom: number, pitch: number) {
  const stack = ({ day, count }: (typeof orders)[number]): Point[] =>
    Array.from({ length: count }, (_, i) => ({ x: xOf(day), y: bottom - i * pitch }));
  return {
    early: orders.filter(({ day }) => day < firstLateDay).flatMap(stack),
    late: orders.filter(({ day }) => day >= firstLateDay).flatMap(stack),
  };
}

function drawOrders({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const baseline = 308;
  const xOf = spreadDays(18, figureWidth - 18);
  const { early, late } = stackOrders(xOf, baseline - 18, 29);
  const upright = (day: number, from: number, to: number) =>
    [from, to].map((y) => ({ x: xOf(day), y }));
  return [
    strokes([upright(median, 8, 64)], figureStroke.axis, figurePaint.strong),
    strokes([upright(mean, 92, baseline)], figureStroke.axis, figurePaint.ink),
    axis(baseline),
    dots(early, 12, figurePaint.context),
    dots(late, 14, figurePaint.argued),
    label(copy.median, { x: xOf(median) + 12, y: 26 }, figureText.plain),
    label(copy.mean, { x: xOf(mean) + 12, y: 112 }, figureText.bold),
    ...late.map(({ x, y }, i) =>
      label(i === 0 ? "18" : "23", { x, y: y - 26, anchor: "middle" }, figureText.bold),
    ),
    label(copy.fastest, { x: 0, y: 340 }, figureText.quiet),
    label(copy.slowest, { x: figureWidth, y: 340, anchor: "end" }, figureText.quiet),
  ];
}

function drawIntervals({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const upright = [38, 290].map((y) => ({ x: scoreAt(score), y }));
  const rows = intervals.flatMap(([low, high], i) => {
    const y = 70 + i * 62;
    const isArgued = i === arguedInterval;
    const name = copy.responses[i] ?? "";
    const style = isArgued ? figureText.bold : figureText.plain;
    return [
      label(name, { x: 0, y: y + 8 }, style),
      bar(
        { x: scoreAt(low), y: y - 14, width: scoreAt(high) - scoreAt(low), height: 28 },
        isArgued ? figurePaint.argued : figurePaint.context,
      ),
      label(String(low), { x: scoreAt(low) - 10, y: y + 8, anchor: "end" }, style),
      label(String(high), { x: scoreAt(high) + 10, y: y + 8 }, style),
    ];
  });
  return [
    ...rows,
    strokes([upright], figureStroke.axis, figurePaint.ink),
    label(`NPS ${String(score)}`, { x: scoreAt(score), y: 24, anchor: "middle" }, figureText.bold),
  ];
}

function scoreAt(nps: number): number {
  return 164 + nps * 10;
}
