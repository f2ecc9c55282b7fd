import type { Axis } from "../../query/table/axis.ts";
import { isMarked } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
  type TipText,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { nameByTip } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { drawLever } from "../bins/draw-lever.ts";
import { drawOutsideHead, readOutside } from "../bins/read-outside.ts";
import { count } from "../read-series.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { writeDrawn } from "../units/write-drawn.ts";
import type { DockSpec } from "./spec.ts";
import { traceSquares } from "./trace-squares.ts";

const usualHeight = 420;
const headHeight = 44;
const figureWidth = 44;
/** Height of the lever, with the middles of its way and its value. */
const foot = { height: 92, way: 60, text: 80 };
const leastRow = { pressed: 26, drawn: 12 };
const mostRow = 38;
/** Room for the post between the promised day and the next. */
const postRoom = 10;
const tickEvery = 3;

type Plan = ReturnType<typeof planDock>;
type Row = Plan["rows"][number];

/** Lays out a row for each bin that has rows, by the first measure, with a square for each day. */
export function layOutDock(chart: Chart<DockSpec>, width: number): Scene {
  const plan = planDock(chart, width);
  const { rows, height, outside, keptEnd, leverWay } = plan;
  return {
    width,
    height,
    marks: [
      group(drawHeads(plan)),
      group(rows.flatMap((row) => drawSquares(plan, row))),
      group([...drawPost(plan), ...drawHandle(plan)]),
      group([
        ...rows.flatMap((row) => drawTexts(plan, row)),
        ...drawOutsideHead(chart, outside.height, keptEnd),
      ]),
    ],
    targets: rows.flatMap((row) => (row.isOutside ? [] : [makeTarget(plan, row)])),
    leverWay,
  };
}

function planDock(chart: Chart<DockSpec>, width: number) {
  const { result, axes, format, height = usualHeight } = chart;
  const [rowAxis, days] = [result.axes[0]!, result.axes[1] as Axis & { kind: "numbers" }];
  const [late, all] = readValues(chart, 2);
  const [lateTotals, totals] = chart.measures.slice(0, 2).map(({ id }) => result.totals(id));
  const outside = readOutside(chart, chart.measures[1]!.id);
  const rows = count(rowAxis.size)
    .map((row) => {
      const isOutside = outside.isOutside(row);
      const values = isOutside ? totals! : all;
      const bins = result.shown.filter(
        (bin) =>
          splitBin(result, bin).row === row && (isOutside ? values[bin]! > 0 : result.hasRows(bin)),
      );
      const addUp = (of: Float64Array): number =>
        bins.reduce((sum, bin) => sum + (of[bin]! || 0), 0);
      const name = format.bin(rowAxis, axes[0], row);
      const lateSum = addUp(isOutside ? lateTotals! : late);
      return { bins, isOutside, values, name, late: lateSum, all: addUp(values) };
    })
    .filter(({ bins }) => bins.length > 0)
    .toSorted((a, b) => Number(a.isOutside) - Number(b.isOutside) || b.late - a.late);
  const left = Math.max(0, ...rows.map(({ name }) => textWidth(name))) + 12;
  const pitch = (width - left - figureWidth - postRoom) / days.size;
  // Rows outside of the filter take the room of the lever.
  const handle = outside.count === 0 && rows.length > 0 ? chart.handle : undefined;
  const footHeight = handle ? foot.height : 0;
  const free = (height - headHeight - outside.height - footHeight) / Math.max(rows.length, 1);
  const least = chart.isPicture === true ? leastRow.drawn : leastRow.pressed;
  const rowHeight = Math.min(Math.max(free, least), mostRow);
  const keptEnd = headHeight + (rows.length - outside.count) * rowHeight;
  const isAfter = (column: number): boolean => days.starts[column]! > 0;
  const x = (column: number): number =>
    left + (column + 0.5) * pitch + (isAfter(column) ? postRoom : 0);
  /** Returns the end of the last day that a value of the lever covers. */
  const endOf = (value: number): number =>
    x(days.starts.findLastIndex((start) => start <= value)) + pitch / 2;
  return {
    chart,
    width,
    days,
    rows,
    left,
    pitch,
    rowHeight,
    isAfter,
    outside,
    handle,
    endOf,
    leverWay: handle && {
      left: endOf(handle.range.min),
      right: endOf(handle.range.max),
      y: keptEnd + foot.way,
    },
    keptEnd,
    height: headHeight + rows.length * rowHeight + outside.height + footHeight,
    lateAll: rows.reduce((sum, row) => sum + (row.isOutside ? 0 : row.late), 0),
    topOf: (row: (typeof rows)[number]): number =>
      headHeight + rows.indexOf(row) * rowHeight + (row.isOutside ? outside.height : 0),
    post: left + days.starts.filter((start) => start <= 0).length * pitch + postRoom / 2,
    x,
    sideOf: (value: number): number =>
      Math.sqrt(value / outside.most) * (Math.min(pitch, rowHeight) - 2),
    stateOf: readStates(chart),
  };
}

function drawHeads({ chart, days, post, x }: Plan): SceneMark[] {
  const { format, axes, targetName = "" } = chart;
  const ticks = count(days.size)
    .filter((column) => days.starts[column] !== 0 && days.starts[column]! % tickEvery === 0)
    .map((column) =>
      textAround(
        "tick",
        { x: x(column), middle: 32 },
        format.tick(days, axes[1], column),
        "middle",
      ),
    );
  return [textAround("value", { x: post, middle: 10 }, targetName, "middle"), ...ticks];
}

/** Draws the squares of a row: those before the promised day in one path, those after it in another. */
function drawSquares(
  { chart, topOf, rowHeight, isAfter, x, sideOf, stateOf }: Plan,
  row: Row,
): SceneMark[] {
  const middle = topOf(row) + rowHeight / 2;
  const [early, late] = [false, true].map((isLate) =>
    row.bins.filter((bin) => isAfter(splitBin(chart.result, bin).column) === isLate),
  ) as [number[], number[]];
  const trace = (bins: readonly number[]): string => {
    const squares = bins.map((bin) => ({
      x: x(splitBin(chart.result, bin).column),
      side: sideOf(row.values[bin]!),
    }));
    return traceSquares(squares, middle);
  };
  if (row.isOutside) return [{ kind: "path", paint: "outside", d: trace(row.bins) }];
  return [
    { kind: "path", paint: inState("bar-open", stateOf(early[0] ?? -1)), d: trace(early) },
    { kind: "path", paint: inState("bar", stateOf(late[0] ?? -1)), d: trace(late) },
  ];
}

function drawPost({ post, keptEnd, height, rows, outside }: Plan): SceneMark[] {
  if (rows.length === 0) return [];
  const behind = verticalLine("target-behind", post, keptEnd + outside.height, height);
  return [
    verticalLine("target", post, headHeight - 22, keptEnd),
    ...(outside.count > 0 ? [behind] : []),
  ];
}

/** Draws the lever after the last day that it covers. */
function drawHandle({ chart, handle, leverWay: way, keptEnd, endOf }: Plan): SceneMark[] {
  if (handle === undefined || way === undefined) return [];
  const [x, middle] = [endOf(handle.value), keptEnd + foot.text];
  const say = (result: string): string => writeDrawn(chart, 0, { result }) ?? result;
  return drawLever(handle, { way, x, from: headHeight, middle, over: foot.way, say });
}

function drawTexts(
  { chart, width, topOf, rowHeight, lateAll, stateOf }: Plan,
  row: Row,
): SceneMark[] {
  const middle = topOf(row) + rowHeight / 2;
  if (row.isOutside) return [textAround("tick", { x: 0, middle }, row.name)];
  const paint = row.bins.some((bin) => isMarked(stateOf(bin))) ? "value" : "name";
  const share = lateAll > 0 ? row.late / lateAll : Number.NaN;
  const text = chart.format.value({ unit: "percent", decimals: 0 }, share);
  return [
    textAround(paint, { x: 0, middle }, row.name),
    textAround(paint, { x: width, middle }, text, "end"),
  ];
}

/** Makes a target of a whole row. */
function makeTarget({ chart, width, topOf, rowHeight, post }: Plan, row: Row): Target {
  const { measures, format } = chart;
  const tip = (): TipText => ({
    title: row.name,
    rows: [row.late, row.all].map((value, at) => ({
      name: measures[at]!.name,
      value: format.value(measures[at]!, value),
    })),
  });
  const y = topOf(row);
  const name = () => nameByTip(tip());
  const place = { x: 0, y, width, height: rowHeight };
  return { bins: row.bins, name, tip, ...place, tipAt: { x: post, y } };
}
