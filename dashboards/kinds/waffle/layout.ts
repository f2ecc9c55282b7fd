import { inState, type PaintName } from "../../scene/paints.ts";
import { group, textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { fitText, textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeTip } from "../bins/describe-bin.ts";
import { listMarked } from "../list-marked.ts";
import { nameBin } from "../bins/order-bins.ts";
import { readStates } from "../read-states.ts";
import { seriesPaint } from "../series-paint.ts";
import { shareUnits } from "../units/share-units.ts";

const perRow = 10;
const percent = { unit: "percent", decimals: 0 } as const;
const rowHeight = 60;
const largest = 220;
const gap = 2;
const swatchPx = 12;
const textIndent = 20;
const shareBaseline = 45.8;

type Plan = ReturnType<typeof planWaffle>;
type Part = Plan["parts"][number];

/** Lays out a hundred squares shared between a few parts, each named beside them with its share. */
export function layOutWaffle(chart: Chart, width: number): Scene {
  const plan = planWaffle(chart, width);
  const { parts, square, top } = plan;
  return {
    width,
    height: Math.max(square, top + parts.length * rowHeight),
    marks: [
      group(parts.map((part) => drawSquares(plan, part))),
      ...parts.map((part) => group(drawRow(plan, part))),
    ],
    targets: parts.map((part) => makeTarget(plan, part)),
  };
}

function planWaffle(chart: Chart, width: number) {
  const { result, measures } = chart;
  const shares = result.values(measures[0]!.id);
  const bins = listMarked(chart);
  const names = bins.map((bin) => nameBin(chart, bin));
  const values = bins.map((bin) => shares[bin]!);
  const sum = values.reduce((all, value) => all + value, 0);
  const counts = shareUnits(values, perRow * perRow);
  const widest = Math.max(...names.map((name) => textWidth(name)), 60) + 50;
  const isBeside = width > widest + 130;
  const square = Math.min(isBeside ? width - widest : width, chart.height ?? largest, largest);
  const top = isBeside ? 0 : square + 16;
  const ends = counts.map((_, at) => counts.slice(0, at + 1).reduce((all, n) => all + n, 0));
  const parts = bins.map((bin, at) => ({
    bin,
    name: names[at]!,
    share: values[at]! / sum,
    y: top + at * rowHeight,
    from: ends[at - 1] ?? 0,
    to: ends[at]!,
  }));
  return {
    chart,
    width,
    parts,
    square,
    unit: square / perRow,
    left: isBeside ? square + 24 : 0,
    top,
    stateOf: readStates(chart),
  };
}

function drawSquares(plan: Plan, part: Part): SceneMark {
  return { kind: "path", paint: paintPart(plan, part), d: tracePart(part, plan.unit, gap) };
}

function drawRow(plan: Plan, part: Part): SceneMark[] {
  const { chart, width, left: x, stateOf } = plan;
  const { name, share, y } = part;
  const state = stateOf(part.bin);
  const textX = x + textIndent;
  return [
    { kind: "rect", paint: paintPart(plan, part), x, y: y + 6, width: swatchPx, height: swatchPx },
    textAround(inState("name", state), { x: textX, middle: y + 12 }, fitText(name, width - textX)),
    {
      kind: "text",
      paint: inState("figure", state),
      x: textX,
      y: y + shareBaseline,
      text: chart.format.value(percent, share),
      anchor: "start",
    },
  ];
}

/** Paints a part by its bin, so that it keeps its fill when another part is empty. */
function paintPart({ chart, stateOf }: Plan, { bin }: Part): PaintName {
  const state = stateOf(bin);
  return state === "plain" ? seriesPaint(chart.result.shown.indexOf(bin)) : inState("bar", state);
}

function makeTarget({ chart, width, left, unit }: Plan, part: Part): Target {
  const { bin, name, share, y } = part;
  return {
    bins: [bin],
    name: () => `${describeBin(chart, name, bin)}, ${chart.format.value(percent, share)}`,
    tip: () => describeTip(chart, bin),
    x: left,
    y,
    width: width - left,
    height: rowHeight - 4,
    area: tracePart(part, unit, 0),
  };
}

function tracePart({ from, to }: Part, unit: number, between: number): string {
  const side = (unit - between).toFixed(1);
  let path = "";
  for (let at = from; at < to; at += 1) {
    const [x, y] = [(at % perRow) * unit, Math.floor(at / perRow) * unit];
    path += `M${x.toFixed(1)} ${y.toFixed(1)}h${side}v${side}h-${side}z`;
  }
  return path;
}
