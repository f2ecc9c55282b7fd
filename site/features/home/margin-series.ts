import { languageTags, numberSigns, type Locale } from "../../../contracts/locale.ts";
import { drawSpline, type Point } from "../../ui/line/draw-spline.ts";

/** Illustrative gross margin in percent, by month. */
const firstMargin = 11.8;
const lastMargin = 18;

const monthlyMargin = [
  firstMargin,
  11.8,
  12.1,
  11.9,
  12.3,
  12.05,
  12.3,
  12.9,
  13.6,
  14.2,
  14.35,
  14.9,
  15.7,
  15.9,
  16.5,
  17.1,
  17.35,
  17.6,
  lastMargin,
];
const weeksPerMonth = 4;
/** Length of a week in view box units, less a gap. */
const dash = 7;

type Plot = {
  left: number;
  width: number;
  bottom: number;
  top: number;
};

/** Sizes in view box units: 1312 is the container at 1440 px, 350 at 390 px. */
const wide: Plot = { left: 672, width: 640, bottom: 292, top: 32 };
const narrow: Plot = { left: 0, width: 344, bottom: 216, top: 24 };

/** `squeeze` is the transform from the wide to the narrow chart; `margin` is the last value, `points` its increase. */
export type MarginChart = Record<"weeks" | "trend" | "squeeze" | "margin" | "points", string>;

export function drawMarginChart(locale: Locale): MarginChart {
  const figures = new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 1 });
  const scaleX = narrow.width / wide.width;
  const scaleY = (narrow.bottom - narrow.top) / (wide.bottom - wide.top);
  const left = narrow.left - wide.left * scaleX;
  const top = narrow.top - wide.top * scaleY;
  const values = [scaleX, 0, 0, scaleY, left, top].map((value) => Number(value.toFixed(4)));
  return {
    weeks: drawWeeks(wide),
    trend: `M0 ${String(wide.bottom)}${drawTrend(wide)}`,
    squeeze: `matrix(${values.join(" ")})`,
    margin: `${figures.format(lastMargin)}${numberSigns[locale].percentSpace}%`,
    points: figures.format(Number((lastMargin - firstMargin).toFixed(1))),
  };
}

export function drawTrend(plot: Plot): string {
  const points = monthlyMargin.map((margin, month) => toPoint(plot, month, margin));
  return drawSpline(points);
}

export function findEnd(plot: Plot): Point {
  return toPoint(plot, monthlyMargin.length - 1, lastMargin);
}

/** Returns one dash a week, of its length in time, relative to the one before: repeated small numbers compress well. */
export function drawWeeks(plot: Plot): string {
  let seed = 7;
  let path = "";
  let last: Point | undefined;
  for (let week = 3; week < (monthlyMargin.length - 1) * weeksPerMonth; week += 1) {
    seed = (seed * 1103 + 12_345) % 65_536;
    const spread = (seed / 65_536 - 0.5) * 1.5;
    const month = week / weeksPerMonth;
    const { x, y } = toPoint(plot, month, Math.max(firstMargin - 0.1, marginAt(month) + spread));
    const point = { x: Math.round(x), y: Math.round(y) };
    path += drawDash(point, last);
    last = { x: point.x + dash, y: point.y };
  }
  return path;
}

function drawDash({ x, y }: Point, last: Point | undefined): string {
  if (last === undefined) return `M${String(x)} ${String(y)}h${String(dash)}`;
  return `m${String(x - last.x)} ${String(y - last.y)}h${String(dash)}`;
}

function marginAt(month: number): number {
  const before = monthlyMargin[Math.floor(month)] ?? lastMargin;
  const after = monthlyMargin[Math.ceil(month)] ?? lastMargin;
  return before + (after - before) * (month % 1);
}

function toPoint({ left, width, bottom, top }: Plot, month: number, margin: number): Point {
  const share = (margin - firstMargin) / (lastMargin - firstMargin);
  return {
    x: left + (width * month) / (monthlyMargin.length - 1),
    y: bottom - (bottom - top) * share,
  };
}
