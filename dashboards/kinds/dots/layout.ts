import { drawKey } from "../../scene/keys/series-key.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  horizontalLine,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { fitText } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeColumn, nameByTip } from "../bins/describe-bin.ts";
import { drawDots, drawReach } from "./draw-dots.ts";
import { planDots, radius, zeroRoom, type DotsPlan } from "./plan.ts";
import type { DotsSpec } from "./spec.ts";

/**
 * Lays out a row for each bin with its value as a dot beside its reference; the scale need not begin at 0, since dots
 * have no length.
 */
export function layOutDots(chart: Chart<DotsSpec>, width: number): Scene {
  const plan = planDots(chart, width);
  return {
    width,
    height: plan.height,
    marks: [
      drawKey(plan.entries, width),
      group(drawLevels(plan)),
      ...plan.categories.map((_, at) => group(drawRow(plan, at))),
    ],
    targets: plan.categories.map((_, at) => makeTarget(plan, at)),
  };
}

function placeRow({ top, rows }: DotsPlan, at: number): { y: number; middle: number } {
  const y = top + at * rows.row;
  return { y, middle: rows.isAbove ? y + 22 + rows.bar / 2 : y + rows.row / 2 };
}

/** Draws the reference of all rows as a line, and 0 where values have both signs. */
function drawLevels({ target, top, height, hasZero, x }: DotsPlan): SceneMark[] {
  const foot = hasZero ? height - zeroRoom : height;
  const line = (paint: "base" | "target-behind", value: number): SceneMark =>
    verticalLine(paint, x(value), top, foot);
  const zero = { x: x(0), middle: foot + zeroRoom / 2 };
  return [
    ...(hasZero ? [line("base", 0), textAround("tick", zero, "0", "middle")] : []),
    ...(target.kind === "value" ? [line("target-behind", target.value)] : []),
  ];
}

function drawRow(plan: DotsPlan, at: number): SceneMark[] {
  const { categories, series, rows, width, left, right, stateOf } = plan;
  const { y, middle } = placeRow(plan, at);
  const state = series.length === 1 ? stateOf(series[0]!.cells[at]!.bin) : "plain";
  const place = { x: 0, middle: rows.isAbove ? y + 12 : middle };
  const name = fitText(categories[at]!.name, rows.isAbove ? width : rows.names - 11);
  return [
    textAround(inState("name", state), place, name),
    horizontalLine("grid", middle, left, right),
    ...drawReach(plan, at, middle),
    ...drawDots(plan, at, middle),
  ];
}

function makeTarget(plan: DotsPlan, at: number): Target {
  const { chart, categories, series, rows, width, x } = plan;
  const { y, middle } = placeRow(plan, at);
  const cells = series.map((one) => one.cells[at]!);
  const { name } = categories[at]!;
  const tip = () => describeColumn(chart, name, series, at);
  return {
    bins: [...new Set(cells.map(({ bin }) => bin))],
    name: () => (series.length === 1 ? describeBin(chart, name, cells[0]!.bin) : nameByTip(tip())),
    tip,
    x: 0,
    y,
    width,
    height: rows.row,
    tipAt: {
      x: x(cells.find(({ value }) => !Number.isNaN(value))?.value ?? x.domain[0]),
      y: middle - radius,
    },
  };
}
