import { isMarked } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  textAround,
  type Scene,
  type SceneMark,
  type Target,
  type TipText,
} from "../../scene/scene.ts";
import { fitText, textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { nameByTip } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import { count } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import { nodeRoom, placeNodes, type Node } from "./place-nodes.ts";
import type { FlowSpec } from "./spec.ts";

const defaultHeight = 380;
const barWidth = 10;
const textGap = 8;
const textsShare = 0.36;
const widestTexts = 150;
/** Least width of the texts in px, for a sum that is longer than the names. */
const leastTexts = 64;

type Plan = ReturnType<typeof planFlow>;

/** Lays out the amounts that go from each row of the view, on the left, to each column, on the right. */
export function layOutFlow(chart: Chart<FlowSpec>, width: number): Scene {
  const plan = planFlow(chart, width);
  const nodes = plan.sides.flat();
  return {
    width,
    height: plan.height,
    marks: [group(drawBands(plan)), ...nodes.map((node) => group(drawNode(plan, node)))],
    targets: nodes.map((node) => makeTarget(plan, node)),
  };
}

function planFlow(chart: Chart<FlowSpec>, width: number) {
  const height = chart.height ?? defaultHeight;
  const { sides, values } = placeNodes(chart, height);
  const needed = Math.max(readWidest(chart) + textGap, leastTexts);
  const texts = Math.min(width * textsShare, widestTexts, needed);
  return {
    chart,
    width,
    height,
    sides,
    values,
    texts,
    from: texts + barWidth,
    to: width - texts - barWidth,
    write: valueWriter(chart),
    stateOf: readStates(chart),
  };
}

/** Returns the width of the widest name of both sides, whatever is filtered. */
function readWidest({ result, axes, format }: Chart): number {
  const names = result.axes.flatMap((axis, side) =>
    count(axis.size).map((at) => format.bin(axis, axes[side], at)),
  );
  return Math.max(...names.map((name) => textWidth(name)));
}

/** Draws the bands in the order of the nodes at their other end; marked bands lie on top. */
function drawBands({ sides, values, from, to, stateOf }: Plan): SceneMark[] {
  const [rows, columns] = sides;
  const arrived = columns.map(({ y }) => y);
  const bands = rows.flatMap((row) => {
    let left = row.y;
    return row.bins.map((bin) => {
      const at = columns.findIndex(({ bins }) => bins.includes(bin));
      const column = columns[at]!;
      const thick = (values[bin]! / row.sum) * row.height;
      const end = (values[bin]! / column.sum) * column.height;
      const [y1, y2] = [left, arrived[at]!];
      left += thick;
      arrived[at] = y2 + end;
      return { state: stateOf(bin), d: traceBand({ from, to, y1, y2, thick, end }) };
    });
  });
  return bands
    .toSorted((a, b) => Number(isMarked(a.state)) - Number(isMarked(b.state)))
    .map(({ state, d }) => ({ kind: "path", paint: inState("band-flow", state), d }));
}

type Band = { from: number; to: number; y1: number; y2: number; thick: number; end: number };

function traceBand({ from, to, y1, y2, thick, end }: Band): string {
  const bend = (from + to) / 2;
  const curve = (start: number, stop: number, x: number): string =>
    `C${write(bend)} ${write(start)} ${write(bend)} ${write(stop)} ${write(x)} ${write(stop)}`;
  return `M${write(from)} ${write(y1)}${curve(y1, y2, to)}v${write(end)}${curve(y2 + end, y1 + thick, from)}z`;
}

function write(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function drawNode({ chart, width, texts, write: writeValue }: Plan, node: Node): SceneMark[] {
  const { side, name, sum, y, height } = node;
  const x = side === 0 ? texts : width - texts - barWidth;
  const at = side === 0 ? texts - textGap : width - texts + textGap;
  const anchor = side === 0 ? "end" : "start";
  const middle = y + height / 2;
  const text = fitText(name, texts - textGap);
  return [
    { kind: "rect", paint: "bar", x, y, width: barWidth, height: Math.max(height, 1) },
    textAround("name", { x: at, middle: middle - 8 }, text, anchor),
    textAround("value", { x: at, middle: middle + 8 }, writeValue(chart.measures[0]!, sum), anchor),
  ];
}

function makeTarget(plan: Plan, node: Node): Target {
  const { width, texts } = plan;
  const { side, all, top, room, y } = node;
  const long = texts + barWidth + nodeRoom;
  return {
    bins: all,
    name: () => nameByTip(describeNode(plan, node)),
    tip: () => describeNode(plan, node),
    x: side === 0 ? 0 : width - long,
    y: top,
    width: long,
    height: room,
    tipAt: { x: side === 0 ? texts : width - texts, y },
  };
}

/** Lists where the amount of a row goes, or where that of a column comes from. */
function describeNode({ chart, values }: Plan, { side, name, bins }: Node): TipText {
  const { result, axes, format, measures } = chart;
  const other = side === 0 ? 1 : 0;
  const rows = bins.map((bin) => {
    const { row, column } = splitBin(result, bin);
    const at = side === 0 ? column : row;
    return {
      name: format.bin(result.axes[other]!, axes[other], at),
      value: format.value(measures[0]!, values[bin]!),
    };
  });
  return { title: name, rows };
}
