import { areaPath, linePath, type Point } from "../../scene/line-path.ts";
import { isMarked, type MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import {
  group,
  horizontalLine,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
  type TipText,
} from "../../scene/scene.ts";
import { fitText, textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { nameByTip } from "../bins/describe-bin.ts";
import { count, readSeries } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import type { PanelsSpec } from "./spec.ts";

const leastPanel = 150;
const gap = 20;
const room = { name: 22, value: 18, ticks: 22 };
const lineHeight = 74;
const mostLineHeight = 150;
const pointRadius = 4;

type Plan = ReturnType<typeof planPanels>;
type Panel = Plan["panels"][number];

/** Lays out small multiples, as many in a line as fit, or all of them joined. */
export function layOutPanels(chart: Chart<PanelsSpec>, width: number): Scene {
  const plan = planPanels(chart, width);
  return {
    width,
    height: plan.height,
    marks: plan.panels.map((panel) => group(drawPanel(plan, panel))),
    targets: plan.panels.map((panel) => makeTarget(plan, panel)),
  };
}

function planPanels(chart: Chart<PanelsSpec>, width: number) {
  const { result, axes, format } = chart;
  const { categories, series } = readSeries(chart, false);
  const columns = result.axes[1]!;
  const isJoined = chart.spec.isJoined === true;
  const across = isJoined ? categories.length : fitAcross(categories.length, width);
  const down = Math.ceil(categories.length / across);
  const between = isJoined ? 0 : gap;
  const wide = (width - (across - 1) * between) / across;
  // The names of joined panels stand in the place of ticks; a value needs a little more than its own room.
  const nameRoom = isJoined ? 6 : room.name;
  const texts = nameRoom + room.value + room.ticks;
  const isBrief = isJoined && categories.some(({ name }) => textWidth(name) + 6 > wide);
  const free = ((chart.height ?? 0) - (down - 1) * gap) / Math.max(down, 1) - texts;
  const high = Math.min(Math.max(free, lineHeight), mostLineHeight);
  const cells = series.flatMap((one) => one.cells);
  const limits = extent(
    [0],
    cells.map(({ value }) => value),
  );
  const y = linearScale(limits, [high, 0], 0);
  return {
    chart,
    isJoined,
    nameRoom,
    wide,
    high,
    y,
    ticks: count(columns.size).map((at) => format.tick(columns, axes[1], at)),
    names: count(columns.size).map((at) => format.bin(columns, axes[1], at)),
    panels: categories.map(({ name, tick }, at) => ({
      name,
      head: isBrief ? tick : name,
      // A joined panel ends at the next one's beginning; the first follows the last.
      end: isJoined ? series[0]!.cells[(at + 1) % categories.length] : undefined,
      cells: series.map((one) => one.cells[at]!),
      left: (at % across) * (wide + between),
      top: Math.floor(at / across) * (texts + high + gap),
    })),
    height: down * (texts + high + gap) - gap,
    write: valueWriter(chart),
    stateOf: readStates(chart),
  };
}

/** Returns the panels in a line, evenly filled: four panels are two and two, not three and one. */
function fitAcross(panels: number, width: number): number {
  const most = Math.max(Math.min(Math.floor((width + gap) / (leastPanel + gap)), panels), 1);
  return Math.ceil(panels / Math.ceil(panels / most));
}

function drawPanel(plan: Plan, { name, head, end, cells, left, top }: Panel): SceneMark[] {
  const { wide, high, y, ticks, chart, stateOf, isJoined, nameRoom } = plan;
  const drawn = end === undefined ? cells : [...cells, end];
  const step = wide / Math.max(drawn.length - 1, 1);
  const first = top + nameRoom + room.value;
  const points = drawn.map(({ value }, at) => ({ x: left + at * step, y: first + y(value) }));
  const foot = first + high;
  const isOff = chart.selection !== null && cells.every(({ bin }) => !isMarked(stateOf(bin)));
  const area = areaPath(points, first + y(Math.max(0, y.domain[0])));
  const base = horizontalLine("base", foot, left, left + wide);
  const named = drawNamed(plan, { cells, left, points });
  if (isJoined) {
    const isNamed = cells.some(({ bin }) => isMarked(stateOf(bin)));
    const place = { x: left + 4, middle: foot + 12 };
    return [
      verticalLine("grid", left, first, foot),
      { kind: "path", paint: isNamed ? "bar" : "bar-open", d: area },
      base,
      textAround(isNamed ? "value" : "tick", place, head),
      ...named,
    ];
  }
  return [
    textAround(
      isOff ? "name-unselected" : "name",
      { x: left, middle: top + 9 },
      fitText(name, wide),
    ),
    base,
    { kind: "path", paint: "area", d: area },
    { kind: "path", paint: isOff ? "line-baseline" : "line-0", d: linePath(points) },
    textAround("tick", { x: left, middle: foot + 12 }, ticks[0]!),
    textAround("tick", { x: left + wide, middle: foot + 12 }, ticks.at(-1)!, "end"),
    ...named,
  ];
}

/** Writes the value of the highlighted or selected bin, or the highest where there is none. */
function drawNamed(
  { wide, write, stateOf, chart, isJoined }: Plan,
  { cells, left, points }: Pick<Panel, "cells" | "left"> & { points: readonly Point[] },
): SceneMark[] {
  const marked = cells.flatMap(({ bin }, at) => (isMarked(stateOf(bin)) ? [at] : []));
  const at = marked.length === 1 ? marked[0]! : findHighest(cells);
  const cell = cells[at];
  const point = points[at];
  // Joined panels that only come down write nothing.
  if (cell === undefined || point === undefined || (isJoined && at === 0)) return [];
  const state: MarkState = marked.length === 1 ? stateOf(cell.bin) : "plain";
  const text = write(chart.measures[0]!, cell.value);
  const half = textWidth(text) / 2;
  const x = Math.min(Math.max(point.x, left + half), left + wide - half);
  const dot: SceneMark = {
    kind: "circle",
    paint: inState("dot", state),
    cx: point.x,
    cy: point.y,
    r: pointRadius,
  };
  return [
    ...(isJoined && marked.length !== 1 ? [] : [dot]),
    { kind: "text", paint: "value", x, y: point.y - 9, text, anchor: "middle" },
  ];
}

function findHighest(cells: Panel["cells"]): number {
  const values = cells.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  return cells.findIndex(({ value }) => value === Math.max(...values));
}

function makeTarget(plan: Plan, panel: Panel): Target {
  const { wide, high, nameRoom } = plan;
  const { cells, left, top } = panel;
  const tip = () => describePanel(plan, panel);
  return {
    bins: cells.map(({ bin }) => bin),
    name: () => nameByTip(tip()),
    tip,
    x: left,
    y: top,
    width: wide,
    height: nameRoom + room.value + high + room.ticks,
  };
}

/** Lists the first, the highest and the last value of a panel, each with its column. */
function describePanel({ chart, names }: Plan, { name, cells }: Panel): TipText {
  const known = cells.flatMap(({ value }, at) => (Number.isNaN(value) ? [] : [at]));
  const listed = [known[0], findHighest(cells), known.at(-1)].filter((at) => at !== undefined);
  const rows = [...new Set(listed)]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)
    .map((at) => ({
      name: names[at]!,
      value: chart.format.value(chart.measures[0]!, cells[at]!.value),
    }));
  return { title: name, rows };
}
