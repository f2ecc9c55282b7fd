import { inState } from "../../scene/paints.ts";
import { textAround, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { ShownMeasure } from "../chart.ts";
import { dotPaint } from "./dot-paint.ts";
import { radius, textGap, type DotsPlan } from "./plan.ts";

type Dot = { bin: number; measure: ShownMeasure; value: number; series: number };

/** Lists the dots of a row that have a value, from back to front. */
function listDots({ chart, series, target }: DotsPlan, at: number): Dot[] {
  const own = series.map(({ cells }, index): Dot => {
    const { bin, measure, value } = cells[at]!;
    return { bin, measure, value, series: index };
  });
  const { bin } = own[0]!;
  const measure = chart.measures[0]!;
  const ring =
    target.kind === "measure" ? [{ bin, measure, value: target.at(bin), series: 1 }] : [];
  return [...own, ...ring].toReversed().filter(({ value }) => !Number.isNaN(value));
}

/**
 * Draws the line of a row: between its two dots, along the margin of its value, or from 0 where values have both signs.
 */
export function drawReach(plan: DotsPlan, at: number, middle: number): SceneMark[] {
  const { margins, isPaired, series, hasBaseline, hasZero, x } = plan;
  const { bin, value, total } = series[0]!.cells[at]!;
  if (isPaired) {
    const values = listDots(plan, at).map((dot) => dot.value);
    return values.length < 2 ? [] : [drawLine("reach", values.map(x), middle)];
  }
  if (Number.isNaN(value)) return [];
  const margin = margins?.[bin] ?? Number.NaN;
  const ends = Number.isNaN(margin) ? [0, value] : [value - margin, value + margin];
  const isReaching = hasZero || !Number.isNaN(margin);
  const isMoved = hasBaseline && !Number.isNaN(total) && total !== value;
  return [
    ...(isReaching ? [drawLine("reach", ends.map(x), middle)] : []),
    ...(isMoved ? [drawLine("unfiltered", [x(total)], middle, radius + 2)] : []),
  ];
}

function drawLine(
  paint: "reach" | "unfiltered",
  ends: readonly number[],
  middle: number,
  half = 0,
): SceneMark {
  const [x1, x2] = [Math.min(...ends), Math.max(...ends)];
  return { kind: "line", paint, x1, x2, y1: middle - half, y2: middle + half };
}

export function drawDots(plan: DotsPlan, at: number, middle: number): SceneMark[] {
  const { margins, target, x, write, stateOf } = plan;
  const dots = listDots(plan, at);
  const line = target.kind === "value" ? x(target.value) : 0;
  return dots.flatMap(({ bin, measure, value, series }, index): SceneMark[] => {
    const state = stateOf(bin);
    const cx = x(value);
    const isLeft = standsLeft(plan, dots, index);
    const margin = margins?.[bin] ?? 0;
    const away = (margin > 0 ? Math.max(x(value + margin) - cx, radius) : radius) + textGap;
    const paint = inState("dot-value", series === 0 ? state : "unselected");
    const text = write(measure, value);
    const right = cx + away;
    // A value that would cross the line through all rows is moved past it.
    const past = line < right + textWidth(text) ? Math.max(right, line + textGap) : right;
    const place = { x: isLeft ? cx - away : past, middle };
    return [
      { kind: "circle", paint: dotPaint(series, state), cx, cy: middle, r: radius },
      textAround(paint, place, text, isLeft ? "end" : "start"),
    ];
  });
}

/**
 * True where a value goes left of its dot: the lower of two, the back one of two equal ones, or a single one below 0.
 */
function standsLeft({ hasZero }: DotsPlan, dots: readonly Dot[], at: number): boolean {
  const { value } = dots[at]!;
  if (dots.length < 2) return hasZero && value < 0;
  const other = dots[1 - at]!.value;
  return value < other || (value === other && at === 0);
}
