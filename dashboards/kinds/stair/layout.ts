import type { Axis } from "../../query/table/axis.ts";
import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
import {
  group,
  textAround,
  type LeverWay,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { drawLever } from "../bins/draw-lever.ts";
import { targetBin } from "../bins/describe-bin.ts";
import type { Chart } from "../chart.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { chooseUnit } from "../units/choose-unit.ts";
import { drawUnits } from "../units/draw-units.ts";
import { writeDrawn, writeUnit } from "../units/write-drawn.ts";
import type { StairSpec } from "./spec.ts";

const usualHeight = 320;
const tickHeight = 26;
/** Room above the tallest pile for the key. */
const topHeight = 26;
/** Height of the lever over the piles of its range, and of its value over it. */
const leverReach = 22;
const leverTextReach = 20;
/** Share of the height that the highest step takes. */
const stepShare = 0.46;
/**
 * Sacks of a layer and of the layers between, which lie on their seams, by the width of a step from which there is room
 * for them. A layer is one dashed stroke (`scene/unit-paints.ts`): sacks of a pitch, and the length of their dash.
 */
const sizes = [
  { from: 0, layer: [2, 1], pitch: 11, dash: 4, height: 6.5, paint: "small-sack" },
  { from: 46, layer: [4, 3], pitch: 11, dash: 4, height: 6.5, paint: "small-sack" },
  { from: 84, layer: [4, 3], pitch: 20, dash: 11, height: 9, paint: "sack" },
] as const;

type Plan = ReturnType<typeof planStair>;
type Step = Plan["steps"][number];

/** Lays out a stair: steps by the second measure from 0, on each a pile of sacks by the first. */
export function layOutStair(chart: Chart<StairSpec>, width: number): Scene {
  const plan = planStair(chart, width);
  const { steps, bottom, height } = plan;
  const leverWay = placeLever(plan);
  return {
    width,
    height,
    isBrushable: true,
    marks: [
      { kind: "path", paint: "area", d: `${traceSteps(steps, bottom)}V${bottom.toFixed(1)}H0z` },
      { kind: "path", paint: "base", d: traceSteps(steps, bottom) },
      group(drawActual(plan)),
      group(steps.map((step) => drawPile(plan, step))),
      group([...drawPrices(plan), ...drawHandle(plan, leverWay)]),
      drawTicks(plan),
      group(drawKey(plan)),
    ],
    targets: steps.map((step) => makeTarget(plan, step)),
    leverWay,
  };
}

function planStair(chart: Chart<StairSpec>, width: number) {
  const { result, measures } = chart;
  const height = chart.height ?? usualHeight;
  const bottom = height - tickHeight;
  const column = width / Math.max(result.shown.length, 1);
  const [amounts, prices] = readValues(chart, 2);
  // In a scenario the piles of today stand behind as outlines.
  const actual = chart.comparison === undefined ? amounts : result.totals(measures[0]!.id);
  const dearest = Math.max(...result.shown.map((bin) => prices[bin]! || 0), Number.MIN_VALUE);
  const size = sizes.findLast(({ from }) => column >= from)!;
  const { layer, height: layerHeight } = size;
  const topOf = (bin: number): number =>
    bottom - ((prices[bin]! || 0) / dearest) * bottom * stepShare;
  // As many sacks as the fullest pile has room for.
  const loads = result.shown.map((bin) => {
    const room = Math.floor((topOf(bin) - topHeight) / layerHeight) - 1;
    return Math.max(amounts[bin]! || 0, actual[bin]! || 0) / ((room * (layer[0] + layer[1])) / 2);
  });
  const unit = chooseUnit(Math.max(...loads), 1);
  const steps = result.shown.map((bin, at) => ({
    bin,
    x: at * column,
    width: column,
    price: prices[bin]!,
    top: topOf(bin),
    sacks: Math.round((amounts[bin]! || 0) / unit),
    actual: Math.round((actual[bin]! || 0) / unit),
  }));
  return { chart, width, height, bottom, steps, unit, size, stateOf: readStates(chart) };
}

/** Returns the way of the lever over the piles of its range; undefined where a step of its ends is missing. */
function placeLever({ chart, steps, size }: Plan): LeverWay | undefined {
  const { min, max } = chart.handle?.range ?? {};
  const [first, last] = [min, max].map((value) => steps.findIndex(({ bin }) => bin + 1 === value));
  if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
  const tops = steps.slice(first, last + 1).map((step) => topOfPile(step, size));
  return {
    left: middleOf(steps[first]!),
    right: middleOf(steps[last]!),
    y: Math.max(Math.min(...tops) - leverReach, topHeight + leverTextReach),
  };
}

function middleOf({ x, width }: Pick<Step, "x" | "width">): number {
  return x + width / 2;
}

function topOfPile({ top, sacks }: Step, { layer, height }: (typeof sizes)[number]): number {
  return top - countLayers(sacks, layer) * height;
}

/** Counts the layers of a pile, of alternating sizes. */
function countLayers(sacks: number, [lower, upper]: readonly [number, number]): number {
  const pairs = Math.floor(sacks / (lower + upper));
  const rest = sacks - pairs * (lower + upper);
  return pairs * 2 + Math.ceil(Math.min(rest, lower) / lower) + Number(rest > lower);
}

function traceSteps(steps: readonly Step[], bottom: number): string {
  const path = steps.map(({ top, x, width }) => `V${top.toFixed(1)}H${(x + width).toFixed(1)}`);
  return `M0 ${bottom.toFixed(1)}${path.join("")}`;
}

function drawPile({ size, stateOf }: Plan, { bin, x, width, top, sacks }: Step): SceneMark {
  const { layer, pitch, dash, height, paint } = size;
  let d = "";
  for (let left = sacks, row = 0; left > 0; left -= layer[row % 2]!, row += 1) {
    const inRow = layer[row % 2]!;
    const start = x + width / 2 - ((inRow - 1) * pitch + dash) / 2;
    const y = top - (row + 0.5) * height - 1;
    d += `M${start.toFixed(1)} ${y.toFixed(1)}h${String((Math.min(left, inRow) - 1) * pitch + dash)}`;
  }
  return group(drawUnits(paint, stateOf(bin), d));
}

/** Draws in a scenario how high each pile is. */
function drawActual({ chart, steps, size }: Plan): SceneMark[] {
  if (chart.comparison === undefined) return [];
  return steps.map(({ x, width, top, actual }) => {
    const height = countLayers(actual, size.layer) * size.height;
    return { kind: "rect", paint: "baseline", x: x + 2, y: top - height, width: width - 4, height };
  });
}

/** Writes the prices under their steps, where there is room for all; else that of the first and the dearest. */
function drawPrices({ chart, steps }: Plan): SceneMark[] {
  const { measures } = chart;
  // Two decimals are enough on steps whose height says the rest.
  const { unit, decimals } = measures[1]!;
  const write = chart.format.alike({ unit, decimals: Math.min(decimals, 2) }, []);
  const texts = steps.map(({ price }) => (Number.isNaN(price) ? "" : write(price)));
  const isRoomy = texts.every((text, at) => textWidth(text) + 4 < steps[at]!.width);
  const dearest = steps.reduce((one, { price }, at) => (price > steps[one]!.price ? at : one), 0);
  return steps.flatMap((step, at): SceneMark[] => {
    const x = step.x + step.width / 2;
    if ((!isRoomy && at !== 0 && at !== dearest) || texts[at] === "") return [];
    const middle = step.top + 14;
    if (isRoomy) return [textAround("value", { x, middle }, texts[at]!, "middle")];
    return at === 0
      ? [textAround("value", { x: 3, middle }, texts[at]!)]
      : [textAround("value", { x: step.x + step.width, middle }, texts[at]!, "end")];
  });
}

/** Draws the lever over the pile of the month at which it stands. */
function drawHandle({ chart, steps, size }: Plan, way: LeverWay | undefined): SceneMark[] {
  const { handle } = chart;
  const step = steps.find(({ bin }) => bin + 1 === handle?.value);
  if (handle === undefined || way === undefined || step === undefined) return [];
  const [x, from] = [middleOf(step), topOfPile(step, size) - 6];
  const over = way.y - topHeight;
  const say = (result: string): string =>
    writeDrawn(chart, 1, { lever: handle.text, result }) ?? `${handle.text}: ${result}`;
  return drawLever(handle, { way, x, from, middle: way.y - leverTextReach, over, say });
}

function drawTicks({ chart, width, steps, bottom }: Plan): SceneMark {
  const { format, axes, result } = chart;
  const [axis] = result.axes as [Axis];
  const ticks = steps.map(({ bin }) => format.tick(axis, axes[0], bin));
  const x = (at: number): number => steps[at]!.x + steps[at]!.width / 2;
  return drawBinTicks({ axis, ticks, x, width, left: 0 }, bottom + 18);
}

/** Draws one sack with what it holds. */
function drawKey({ chart, unit, size }: Plan): SceneMark[] {
  const text = writeUnit(chart, unit);
  return [
    { kind: "path", paint: size.paint, d: `M4 10h${String(size.dash)}` },
    textAround("key", { x: size.pitch + 6, middle: 10 }, text),
  ];
}

function makeTarget({ chart, bottom }: Plan, { bin, x, width, top }: Step): Target {
  return {
    ...targetBin(chart, bin, { x, y: 0, width, height: bottom }),
    tipAt: { x: x + width / 2, y: top },
  };
}
