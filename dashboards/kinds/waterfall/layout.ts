import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
import { drawNameLines } from "../../scene/labels/draw-name-lines.ts";
import { inState, type PaintName } from "../../scene/paints.ts";
import type { MarkState } from "../../scene/mark-state.ts";
import {
  group,
  horizontalLine,
  textAround,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { planWaterfall, type WaterfallPlan } from "./plan.ts";
import type { Step } from "./read-steps.ts";
import type { WaterfallSpec } from "./spec.ts";

/** Gap in px between a column and the value before it. */
const besidePx = 6;
const lineHeight = 18;

/** Lays out columns that each begin where the one before ended, and their sum as the last one. */
export function layOutWaterfall(chart: Chart<WaterfallSpec>, width: number): Scene {
  const plan = planWaterfall(chart, width);
  const { steps, sum, sumText, lift, y, height } = plan;
  const total = { at: steps.length, from: 0, to: sum };
  return {
    width,
    height,
    marks: [
      group([horizontalLine("base", y(0), 0, width)]),
      ...steps.map((one, at) => group(drawStep(plan, one, at))),
      group([
        drawColumn(plan, { ...total, paint: "bar-open" }),
        drawValue(plan, { ...total, paint: "value" }, sumText, lift),
      ]),
      drawNames(plan),
    ],
    targets: steps.map((one, at) => makeTarget(plan, one, at)),
  };
}

function drawNames({ chart, steps, names, isDated, middle, bottom, width }: WaterfallPlan) {
  const y = bottom + 14;
  if (isDated) {
    const ticks = steps.map(({ name }) => name);
    return drawBinTicks({ axis: chart.result.axes[0], ticks, x: middle, width }, y + 4);
  }
  return group(
    names.flatMap((lines, at) =>
      drawNameLines("tick", lines, { x: middle(at), first: y, anchor: "middle" }),
    ),
  );
}

function drawStep(plan: WaterfallPlan, { bin, change, from, to }: Step, at: number): SceneMark[] {
  const { stateOf, middle, thick, y, texts, isWritten } = plan;
  const state = stateOf(bin);
  const paint = change < 0 && state === "plain" ? "bar-adverse" : inState("bar", state);
  const column = { at, from, to };
  const [x1, x2] = [middle(at) + thick / 2, middle(at + 1) - thick / 2];
  const value = drawValue(plan, { ...column, paint: inState("value", state) }, texts[at]!);
  return [
    drawColumn(plan, { ...column, paint }),
    horizontalLine("base", y(to), x1, x2),
    ...(isWritten ? [value] : drawBeside(plan, at, state)),
  ];
}

type Column = { at: number; from: number; to: number; paint: PaintName };

function drawColumn({ middle, thick, y }: WaterfallPlan, { at, from, to, paint }: Column) {
  const [top, foot] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
  const height = Math.max(foot - top, 1);
  return {
    kind: "rect",
    paint,
    x: middle(at) - thick / 2,
    y: top,
    width: thick,
    height,
  } satisfies SceneMark;
}

/** Draws a value over its column, or under a column below 0. */
function drawValue(
  { middle, width, y }: WaterfallPlan,
  column: Column,
  text: string,
  lift = 0,
): SceneMark {
  const { at, from, to, paint } = column;
  const isHanging = to < 0 && from <= 0;
  return {
    kind: "text",
    paint,
    x: Math.min(middle(at), width - textWidth(text) / 2),
    y: isHanging ? Math.max(y(from), y(to)) + 15 + lift : Math.min(y(from), y(to)) - 6 - lift,
    text,
    anchor: "middle",
  };
}

/**
 * Draws a highlighted column's value before it, where columns are too narrow for values above and no other column is in
 * the way.
 */
function drawBeside(plan: WaterfallPlan, at: number, state: MarkState): SceneMark[] {
  const { steps, texts, middle, thick, y } = plan;
  const { from, to } = steps[at]!;
  const place = { x: middle(at) - thick / 2 - besidePx, middle: (y(from) + y(to)) / 2 };
  const start = place.x - textWidth(texts[at]!);
  const isFree = steps
    .slice(0, at)
    .every(
      (step, before) =>
        middle(before) + thick / 2 < start ||
        Math.min(y(step.from), y(step.to)) > place.middle + lineHeight / 2 ||
        Math.max(y(step.from), y(step.to)) < place.middle - lineHeight / 2,
    );
  const isHigh = Math.abs(y(from) - y(to)) > lineHeight;
  if (state !== "highlighted" || !isFree || !isHigh || start < 0) return [];
  return [textAround("value-highlighted", place, texts[at]!, "end")];
}

function makeTarget(plan: WaterfallPlan, { bin, from, to }: Step, at: number): Target {
  const { chart, step, bottom, middle, y } = plan;
  return {
    ...targetBin(chart, bin, { x: at * step, y: 0, width: step, height: bottom }),
    tipAt: { x: middle(at), y: Math.min(y(from), y(to)) },
  };
}
