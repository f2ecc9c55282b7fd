import { group, verticalLine, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { nameByTip } from "../bins/describe-bin.ts";
import { drawSpan } from "./draw-span.ts";
import { monthTicks } from "./month-ticks.ts";
import { headHeight, planTimeline, type TimelinePlan } from "./plan.ts";
import { describeSpan, type Span } from "./read-spans.ts";
import type { TimelineSpec } from "./spec.ts";

const tickPx = 72;
const headBaseline = 12;
const todayRoom = 24;

/**
 * Lays out a span of time for each bin: planned days as a frame, elapsed days filled, late days in the adverse colour
 * with their number.
 */
export function layOutTimeline(chart: Chart<TimelineSpec>, width: number): Scene {
  const plan = planTimeline(chart, width);
  const { spans, height } = plan;
  return {
    width,
    height,
    marks: [
      group(drawTicks(plan)),
      group(drawToday(plan)),
      ...spans.map((span, at) => group(drawSpan(plan, span, at))),
    ],
    targets: spans.map((span, at) => makeTarget(plan, span, at)),
  };
}

function drawTicks({ chart, width, height, today, left, right, first, last, x }: TimelinePlan) {
  const ticks = monthTicks(first, last, (right - left) / tickPx);
  const now = today === undefined ? Number.NaN : x(today);
  const isFree = (from: number, text: string): boolean => {
    const end = from + textWidth(text);
    return end < width && !(end > now - todayRoom && from < now + todayRoom);
  };
  return ticks.starts.flatMap((start, at): SceneMark[] => {
    const [from, y] = [x(start), headBaseline];
    const text = chart.format.tick(ticks, undefined, at);
    const mark = verticalLine("grid", from, headHeight - 6, height);
    if (!isFree(from, text)) return [mark];
    return [mark, { kind: "text", paint: "tick", x: from + 3, y, text, anchor: "start" }];
  });
}

function drawToday({ chart, height, today, x }: TimelinePlan): SceneMark[] {
  if (today === undefined) return [];
  const at = x(today);
  const text = chart.format.copy.today;
  return [
    verticalLine("target", at, 16, height),
    { kind: "text", paint: "key", x: at, y: headBaseline, text, anchor: "middle" },
  ];
}

function makeTarget({ chart, width, rowHeight, x, rowTop }: TimelinePlan, span: Span, at: number) {
  const y = rowTop(at);
  return {
    bins: [span.bin],
    name: () => nameByTip(describeSpan(chart, span)),
    tip: () => describeSpan(chart, span),
    x: 0,
    y,
    width,
    height: rowHeight,
    tipAt: { x: (x(span.start) + x(span.end)) / 2, y: y + 8 },
  } satisfies Target;
}
