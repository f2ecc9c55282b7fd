import { isMarked } from "../../scene/mark-state.ts";
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
import { textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { count } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { chooseUnit } from "../units/choose-unit.ts";
import { drawUnits } from "../units/draw-units.ts";
import { writeUnit } from "../units/write-drawn.ts";
import type { LadderSpec } from "./spec.ts";

const usualHeight = 480;
const headHeight = 44;
/** Distance of dots in px and their paint, by the width from which there is room for them. */
const sizes = [
  { from: 0, pitch: 5, paint: "small-coin" },
  { from: 480, pitch: 7, paint: "coin" },
] as const;
/** Room of a side for the figure at the end of its dots, and between the dots and their rail. */
const figureRoom = 44;
const gap = 8;
/** Least distance of two rungs in px: a target for a finger. */
const leastStep = 26;

type Plan = ReturnType<typeof planLadder>;
type Side = Plan["sides"][number];

/** Lays out a ladder whose rungs are rows of a pair view, with the first column's dots on its left, the other's right. */
export function layOutLadder(chart: Chart<LadderSpec>, width: number): Scene {
  const plan = planLadder(chart, width);
  return {
    width,
    height: plan.height,
    marks: [
      group(drawFrame(plan)),
      group(plan.sides.flatMap((side) => drawDots(plan, side))),
      group(drawHeads(plan)),
      group(drawGroups(plan)),
    ],
    targets: plan.sides.map((side) => makeTarget(plan, side)),
  };
}

function planLadder(chart: Chart<LadderSpec>, width: number) {
  const { result, measures, spec, format, height = usualHeight } = chart;
  // The rungs stay where they are under a filter.
  const levels = chart.read(spec.row.view).totals(spec.row.measure);
  const rows = count(result.axes[0]!.size);
  const writeLevel = format.alike({ unit: spec.row.unit, decimals: 0 }, [...levels]);
  const write = (row: number): string =>
    Number.isNaN(levels[row]!)
      ? format.bin(result.axes[0]!, chart.axes[0], row)
      : writeLevel(levels[row]!);
  const labels = rows.map(write);
  const { pitch, paint } = sizes.findLast(({ from }) => width >= from)!;
  const inside = Math.max(...labels.map((label) => textWidth(label))) + 16;
  const middle = width / 2;
  const rungs = placeRungs([...levels], height);
  const lines = Math.max(
    Math.floor(Math.min(...rungs.slice(1).map((y, at) => rungs[at]! - y)) / pitch),
    1,
  );
  const across = Math.max(Math.floor((middle - inside / 2 - figureRoom - gap) / pitch), 1);
  const values = result.values(measures[0]!.id);
  const most = Math.max(...result.shown.map((bin) => values[bin]! || 0));
  const unit = chooseUnit(most, lines * across);
  const sides = result.shown.map((bin) => {
    const { row, column } = splitBin(result, bin);
    const value = values[bin]! || 0;
    const dots = Math.round(value / unit);
    return { bin, row, isLeft: column === 0, value, dots, columns: Math.ceil(dots / lines) };
  });
  return {
    chart,
    width,
    height,
    middle,
    inside,
    labels,
    rungs,
    lines,
    unit,
    pitch,
    paint,
    sides,
    stateOf: readStates(chart),
  };
}

/** Places the rungs by their level from the foot up, none too near to the one below. */
function placeRungs(levels: readonly number[], height: number): number[] {
  const known = levels.filter((level) => !Number.isNaN(level));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = height - headHeight - 2 * leastStep - 14;
  let last = height + leastStep - 14;
  return levels.map((level) => {
    const share = high > low && !Number.isNaN(level) ? (level - low) / (high - low) : 0;
    last = Math.max(Math.min(height - 14 - share * span, last - leastStep), headHeight + leastStep);
    return last;
  });
}

function drawFrame({
  chart,
  middle,
  inside,
  labels,
  rungs,
  height,
  sides,
  stateOf,
}: Plan): SceneMark[] {
  const [left, right] = [middle - inside / 2, middle + inside / 2];
  const top = Math.min(...rungs) - leastStep;
  const rails = [left, right].map((x) => verticalLine("rail", x, top, height));
  const steps = rungs.map((y) => horizontalLine("rail", y, left, right));
  const names = rungs.map((y, row) => {
    const isTold = sides.some((side) => side.row === row && isMarked(stateOf(side.bin)));
    return textAround(
      isTold ? "value" : "name",
      { x: middle, middle: y - 10 },
      labels[row]!,
      "middle",
    );
  });
  return chart.result.shown.length === 0 ? [] : [...rails, ...steps, ...names];
}

/** Draws the dots of one side of a rung, each line of them one stroke, and their number at the end. */
function drawDots(plan: Plan, side: Side): SceneMark[] {
  const { chart, middle, inside, rungs, lines, pitch, paint, stateOf } = plan;
  const { bin, row, isLeft, value, dots, columns } = side;
  const state = stateOf(bin);
  const sign = isLeft ? -1 : 1;
  const rail = middle + (sign * inside) / 2;
  const y = rungs[row]!;
  let d = "";
  for (let line = 0; line < lines; line += 1) {
    const inLine = Math.min(Math.max(dots - line * columns, 0), columns);
    if (inLine === 0) break;
    const from = rail + sign * (gap + (isLeft ? inLine - 0.5 : 0.5) * pitch);
    d += `M${from.toFixed(1)} ${(y - (line + 0.5) * pitch).toFixed(1)}h${String((inLine - 1) * pitch + 0.1)}`;
  }
  const end = rail + sign * (gap + columns * pitch + 6);
  const text = chart.format.value(chart.measures[0]!, value);
  const anchor = isLeft ? "end" : "start";
  return [
    ...drawUnits(paint, state, d),
    textAround(inState("value", state), { x: end, middle: y - 8 }, text, anchor),
  ];
}

/** Writes the columns' names over their sides, what the height of a rung is, and what a dot stands for. */
function drawHeads({ chart, middle, inside, unit, paint }: Plan): SceneMark[] {
  const { format, axes, result, targetName = "" } = chart;
  const name = (column: number): string => format.bin(result.axes[1]!, axes[1], column);
  const half = Math.max(inside, textWidth(targetName)) / 2 + gap;
  return [
    textAround("value", { x: middle - half, middle: 10 }, name(0), "end"),
    textAround("value", { x: middle + half, middle: 10 }, name(1)),
    textAround("tick", { x: middle, middle: 10 }, targetName, "middle"),
    { kind: "path", paint, d: "M3 34h.1" },
    textAround("key", { x: 12, middle: 34 }, writeUnit(chart, unit)),
  ];
}

/** Names the runs of rungs at the right edge, each at its last rung, where the dots leave room. */
function drawGroups(plan: Plan): SceneMark[] {
  const { chart, width, middle, inside, rungs, pitch, sides, stateOf } = plan;
  if (sides.length === 0) return [];
  return chart.spec.groups.flatMap(({ label, to }, at): SceneMark[] => {
    const from = at === 0 ? 0 : chart.spec.groups[at - 1]!.to + 1;
    const own = sides.filter(({ row }) => row >= from && row <= to);
    const text = chart.axes[0]?.label?.(label) ?? label;
    const last = own.find(({ row, isLeft }) => row === to && !isLeft);
    const end = middle + inside / 2 + 2 * gap + (last?.columns ?? 0) * pitch + figureRoom;
    if (end + textWidth(text) > width) return [];
    const isTold = own.some(({ bin }) => isMarked(stateOf(bin)));
    const place = { x: width, middle: rungs[to]! - 8 };
    return [textAround(isTold ? "value" : "tick", place, text, "end")];
  });
}

/** Makes a target of the half of a rung, up to the next one. */
function makeTarget({ chart, width, middle, rungs }: Plan, { bin, row, isLeft }: Side): Target {
  const y = rungs[row + 1] ?? Math.max(rungs[row]! - leastStep * 2, 0);
  const box = {
    x: isLeft ? 0 : middle,
    y,
    width: isLeft ? middle : width - middle,
    height: rungs[row]! - y,
  };
  return { ...targetBin(chart, bin, box), tipAt: { x: middle, y } };
}
