import type { Axis } from "../../query/table/axis.ts";
import { readDate } from "../../query/table/calendar.ts";
import type { Period } from "../../query/table/view.ts";
import { group, type GroupMark } from "../scene.ts";
import { textWidth } from "../text-metrics.ts";

const gapPx = 8;
/** Pixels by which the first tick may begin before its axis. */
const overPx = 12;
const yearlyStrides: Partial<Record<Period, readonly number[]>> = {
  month: [1, 2, 3, 6, 12, 24, 60],
  quarter: [1, 2, 4, 8, 20],
};

/** Returns the least stride at which labels `step` px apart do not overlap. */
export function labelStride(labels: readonly string[], step: number, gap = 10): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label)));
  return Math.max(1, Math.ceil((widest + gap) / Math.max(step, 1)));
}

/** Returns the tick stride in bins (≥ least) and the index of the first labelled bin; months count from January. */
export function tickRhythm(
  axis: Axis | undefined,
  least: number,
): { stride: number; first: number } {
  const strides = axis?.kind === "days" ? yearlyStrides[axis.period] : undefined;
  const stride = strides?.find((step) => step >= least) ?? least;
  if (axis?.kind !== "days" || strides === undefined) return { stride, first: 0 };
  const january = axis.starts.findIndex((start) => readDate(start).month === 1);
  return { stride, first: Math.max(january, 0) % stride };
}

type BinAxis = {
  axis: Axis | undefined;
  ticks: readonly string[];
  x: (index: number) => number;
  width: number;
  /** The start of the axis, beside the numbers of the other axis. */
  left?: number;
};

/** Returns the ticks to write: as many as fit without overlapping or leaving the drawing. */
export function placeTicks({
  axis,
  ticks,
  x,
  width,
  left = overPx,
}: BinAxis): { index: number; middle: number }[] {
  const step = ticks.length > 1 ? x(1) - x(0) : width;
  const { stride, first } = tickRhythm(axis, labelStride(ticks, step, gapPx));
  const placed: { index: number; middle: number }[] = [];
  let end = -Infinity;
  for (let index = first; index < ticks.length; index += stride) {
    const half = textWidth(ticks[index]!) / 2;
    const middle = Math.max(x(index), half + Math.max(left, overPx) - overPx);
    const isFree = middle - half >= end + gapPx && middle + half <= width + 4;
    if (!isFree) continue;
    end = middle + half;
    placed.push({ index, middle });
  }
  return placed;
}

export function drawBinTicks(axis: BinAxis, y: number): GroupMark {
  return group(
    placeTicks(axis).map(({ index, middle }) => {
      const text = axis.ticks[index]!;
      return { kind: "text", paint: "tick", x: middle, y, text, anchor: "middle" };
    }),
  );
}
