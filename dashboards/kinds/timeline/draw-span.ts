import { inState } from "../../scene/paints.ts";
import { textAround, type RectMark, type SceneMark } from "../../scene/scene.ts";
import { fitText } from "../../scene/text-metrics.ts";
import type { TimelinePlan } from "./plan.ts";
import { inDays, type Span } from "./read-spans.ts";

const barHeight = 12;
const framePx = 3;

/** Draws the name and bar of a span: a frame for the planned days, one fill for days on time and one for later days. */
export function drawSpan(plan: TimelinePlan, span: Span, at: number): SceneMark[] {
  const { isAbove, rowHeight, rowTop } = plan;
  const y = rowTop(at);
  const barY = isAbove ? y + 24 : y + (rowHeight - barHeight) / 2;
  return [
    drawName(plan, span, isAbove ? y + 12 : barY + barHeight / 2),
    ...drawPlanned(plan, span, barY),
    ...drawOnTime(plan, span, barY),
    ...drawLate(plan, span, barY),
  ];
}

function drawName(plan: TimelinePlan, { bin, name }: Span, middle: number): SceneMark {
  const { width, left, isAbove, stateOf } = plan;
  const text = fitText(name, isAbove ? width : left - 12);
  return textAround(inState("name", stateOf(bin)), { x: 0, middle }, text);
}

function drawPlanned({ x }: TimelinePlan, { planned }: Span, barY: number): RectMark[] {
  if (planned === undefined) return [];
  const [from, to] = [x(planned[0]), x(planned[1])];
  const frame = { y: barY - framePx, height: barHeight + framePx * 2 };
  return [{ kind: "rect", paint: "planned", x: from, width: Math.max(to - from, 1), ...frame }];
}

function drawOnTime({ x, stateOf }: TimelinePlan, span: Span, y: number): RectMark[] {
  const { bin, start, done } = span;
  const length = x(Math.min(span.end, promisedEnd(span))) - x(start);
  const state = stateOf(bin);
  const draw = (paint: RectMark["paint"], width: number): RectMark => ({
    kind: "rect",
    paint,
    x: x(start),
    y,
    width: Math.max(width, 1),
    height: barHeight,
  });
  if (done >= 1) return [draw(inState("bar", state), length)];
  return [draw(inState("bar-open", state), length), draw(inState("bar", state), length * done)];
}

function drawLate({ chart, x }: TimelinePlan, span: Span, y: number): SceneMark[] {
  const promised = promisedEnd(span);
  const late = span.end - promised;
  if (!(late > 0)) return [];
  const [from, to] = [x(promised), x(span.end)];
  const middle = { x: to + 6, middle: y + barHeight / 2 };
  return [
    { kind: "rect", paint: "bar-adverse", x: from, y, width: to - from, height: barHeight },
    textAround("late-days", middle, chart.format.change(inDays, late)),
  ];
}

function promisedEnd({ end, planned }: Span): number {
  return planned?.[1] ?? end;
}
