import type { Axis } from "../query/table/axis.ts";
import { readDate } from "../query/table/calendar.ts";
import type { Period } from "../query/table/view.ts";
import { labelStride, textWidth } from "../scene/text-metrics.ts";

const gap = 8;
// Strides that come round with the year.
const rhythms: Partial<Record<Period, readonly number[]>> = {
  month: [1, 2, 3, 6, 12, 24, 60],
  quarter: [1, 2, 4, 8, 20],
};

/** Every how many bins of an axis are named, no fewer than `least`, and the first of them: months are counted from January. */
export function tickRhythm(
  axis: Axis | undefined,
  least: number,
): { stride: number; first: number } {
  const strides = axis?.kind === "days" ? rhythms[axis.period] : undefined;
  const stride = strides?.find((step) => step >= least) ?? least;
  if (axis?.kind !== "days" || strides === undefined) return { stride, first: 0 };
  const january = axis.starts.findIndex((start) => readDate(start).month === 1);
  return { stride, first: january === -1 ? 0 : january % stride };
}

type BinTicksProps = {
  axis: Axis | undefined;
  ticks: readonly string[];
  /** Middle (or edge) of a bin. */
  x: (index: number) => number;
  y: number;
  width: number;
};

/** Which names are written and where: as many as fit, none touching another, none beyond the drawing. */
export function placeTicks({
  axis,
  ticks,
  x,
  width,
}: Omit<BinTicksProps, "y">): { index: number; middle: number }[] {
  const step = ticks.length > 1 ? x(1) - x(0) : width;
  const { stride, first } = tickRhythm(axis, labelStride(ticks, step, gap));
  const placed: { index: number; middle: number }[] = [];
  let end = -Infinity;
  for (const [index, tick] of ticks.entries()) {
    const half = textWidth(tick) / 2;
    const middle = Math.max(x(index), half);
    const isFree = middle - half >= end + gap && middle + half <= width + 4;
    if (index % stride !== first || !isFree) continue;
    end = middle + half;
    placed.push({ index, middle });
  }
  return placed;
}

/** Names under the bins of an ordered axis; none is cut. */
export function BinTicks({ y, ...row }: BinTicksProps) {
  return (
    <g aria-hidden="true">
      {placeTicks(row).map(({ index, middle }) => (
        <text key={index} className="tick" x={middle} y={y} textAnchor="middle">
          {row.ticks[index]}
        </text>
      ))}
    </g>
  );
}
