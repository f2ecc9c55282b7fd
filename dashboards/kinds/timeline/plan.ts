import { extent } from "../../scene/scales/linear-scale.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { readStates } from "../read-states.ts";
import { readSpans } from "./read-spans.ts";
import type { TimelineSpec } from "./spec.ts";

export const headHeight = 26;
const rowHeights = { above: 46, beside: 34 };
const narrowPx = 520;
const namesShare = 0.36;
const lateWidth = 72;

export type TimelinePlan = ReturnType<typeof planTimeline>;

export function planTimeline(chart: Chart<TimelineSpec>, width: number) {
  const { today, planned } = chart.spec;
  const spans = readSpans(chart);
  const isAbove = width < narrowPx;
  const widest = Math.max(...spans.map(({ name }) => textWidth(name)));
  const left = isAbove ? 0 : Math.min(widest + 16, width * namesShare);
  const right = width - (planned === undefined ? 8 : lateWidth + 8);
  const [first, last] = extent(
    ...spans.map((span) => [span.start, span.end, ...(span.planned ?? [])]),
    [today ?? Number.NaN],
  );
  const rowHeight = isAbove ? rowHeights.above : rowHeights.beside;
  return {
    chart,
    width,
    height: headHeight + spans.length * rowHeight,
    spans,
    today,
    isAbove,
    left,
    right,
    first,
    last,
    rowHeight,
    x: (day: number): number => left + ((day - first) / Math.max(last - first, 1)) * (right - left),
    rowTop: (at: number): number => headHeight + at * rowHeight,
    stateOf: readStates(chart),
  };
}
