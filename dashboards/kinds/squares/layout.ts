import { isMarked } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  horizontalLine,
  textAround,
  type Box,
  type Scene,
  type SceneMark,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { drawOutsideHead, readOutside } from "../bins/read-outside.ts";
import { count } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { courseWidth, coursesFrom, drawCourses } from "./draw-courses.ts";
import { writeDrawn } from "../units/write-drawn.ts";
import type { SquaresSpec } from "./spec.ts";

const headHeight = 50;
const lineHeight = 24;
/** Distance of boxes in px, and of a square from its box, by whether a finger needs the room. */
const gaps = { pressed: { box: 6, inset: 3 }, drawn: { box: 2, inset: 1 } };
const bracketGaps = { beside: 12, above: 8 };
const figureWidth = 64;
const smallFigureWidth = 36;
const rowHeights = { least: 34, most: 64 };
/** Least width in px with the names beside the boxes: a box is wide enough for a finger from there on. */
const besideFrom = 520;

type Plan = ReturnType<typeof planSquares>;
type Cell = Plan["cells"][number];

/** Lays out a row of boxes for each row of a pair view, a square in each by its value, and a figure at its end. */
export function layOutSquares(chart: Chart<SquaresSpec>, width: number): Scene {
  const plan = planSquares(chart, width);
  const { cells, height, outside, keptEnd } = plan;
  const kept = cells.filter(({ isOutside }) => !isOutside);
  return {
    width,
    height,
    marks: [
      group(drawTold(plan)),
      group(drawHeads(plan)),
      { kind: "path", paint: "grid", d: kept.map(({ box }) => traceBox(box)).join("") },
      group(cells.map((cell) => drawSquare(plan, cell))),
      group([...drawRows(plan), ...drawOutsideHead(chart, outside.height, keptEnd)]),
      group(drawBeyond(plan)),
    ],
    targets: kept.map(({ bin, box }) => targetBin(chart, bin, box)),
  };
}

function planSquares(chart: Chart<SquaresSpec>, width: number) {
  const { result, measures, axes, format, spec } = chart;
  const [rowAxis, columnAxis] = [result.axes[0]!, result.axes[1]!];
  const names = count(rowAxis.size).map((row) => format.bin(rowAxis, axes[0], row));
  const isAbove = chart.isPicture !== true && width < besideFrom;
  const isSmall = !isAbove && width < besideFrom;
  const left = isAbove ? 0 : Math.max(...names.map((name) => textWidth(name))) + 14;
  const { course } = spec.row;
  const hasCourses = course !== undefined && chart.isPicture !== true && width >= coursesFrom;
  const beyond = hasCourses ? courseWidth : 0;
  const right = isAbove ? 0 : isSmall ? smallFigureWidth : figureWidth + beyond;
  const bracketOf = (column: number): number => spec.brackets.findIndex(({ to }) => column <= to);
  const bracketGap = isAbove ? bracketGaps.above : bracketGaps.beside;
  const between = (spec.brackets.length - 1) * bracketGap;
  const { box: boxGap, inset } = gaps[isSmall ? "drawn" : "pressed"];
  const pitch = (width - left - right - between + boxGap) / columnAxis.size;
  const above = isAbove ? lineHeight : 0;
  const outside = readOutside(chart, measures[0]!.id);
  const free = ((chart.height ?? 0) - headHeight - outside.height) / names.length - above;
  const rowHeight = Math.min(Math.max(free, rowHeights.least), rowHeights.most);
  const size = { width: pitch - boxGap, height: rowHeight - boxGap };
  const [values, totals] = [result.values(measures[0]!.id), result.totals(measures[0]!.id)];
  const order = count(names.length).toSorted(
    (a, b) => Number(outside.isOutside(a)) - Number(outside.isOutside(b)),
  );
  const cells = result.shown.map((bin) => {
    const { row, column } = splitBin(result, bin);
    const x = left + column * pitch + bracketOf(column) * bracketGap;
    const isOutside = outside.isOutside(row);
    const top = headHeight + order.indexOf(row) * (rowHeight + above) + above;
    const y = top + (isOutside ? outside.height : 0);
    const value = isOutside ? totals[bin]! : result.hasRows(bin) ? values[bin]! : 0;
    const share = value > 0 ? Math.sqrt(value / outside.most) : 0;
    const side = share * (Math.min(size.width, size.height) - 2 * inset);
    return { bin, row, column, isOutside, side, box: { x, y, ...size } };
  });
  return {
    chart,
    width,
    names,
    isAbove,
    isSmall,
    figureEnd: width - beyond,
    cells,
    bracketOf,
    columnAxis,
    outside,
    keptEnd: headHeight + (names.length - outside.count) * (rowHeight + above),
    height: headHeight + names.length * (rowHeight + above) + outside.height,
    stateOf: readStates(chart),
  };
}

/** Draws a band behind the rows with marks that the title argues. */
function drawTold({ cells, width, stateOf }: Plan): SceneMark[] {
  const told = Map.groupBy(
    cells.filter(({ bin, isOutside }) => !isOutside && isMarked(stateOf(bin))),
    ({ row }) => row,
  );
  return [...told.values()].map(([first]) => {
    const { y, height } = first!.box;
    return { kind: "rect", paint: "band", x: 0, y: y - 2, width, height: height + 4 };
  });
}

/** Draws the columns' names and that of the figure, and over them the brackets, named where the name fits. */
function drawHeads({ chart, cells, bracketOf, columnAxis, figureEnd, isAbove }: Plan): SceneMark[] {
  const { format, axes, spec } = chart;
  const first = cells.slice(0, columnAxis.size);
  const ticks = first.map(({ box, column }) =>
    textAround(
      "tick",
      { x: box.x + box.width / 2, middle: 36 },
      format.tick(columnAxis, axes[1], column),
      "middle",
    ),
  );
  const brackets = spec.brackets.flatMap(({ label }, at): SceneMark[] => {
    const under = first.filter(({ column }) => bracketOf(column) === at);
    const [start, end] = [under[0]!.box, under.at(-1)!.box];
    const [from, to] = [start.x, end.x + end.width];
    const name = axes[1]?.label?.(label) ?? label;
    const edge = horizontalLine("base", 22, from, to);
    const text = [writeDrawn(chart, 1 + at, { name }) ?? name, name].find(
      (one) => textWidth(one) <= to - from,
    );
    return text === undefined ? [edge] : [edge, textAround("tick", { x: from, middle: 10 }, text)];
  });
  const figure = isAbove ? undefined : writeDrawn(chart, 0, {});
  return [
    ...ticks,
    ...brackets,
    ...(figure === undefined
      ? []
      : [textAround("tick", { x: figureEnd, middle: 36 }, figure, "end")]),
  ];
}

function drawSquare(
  { stateOf, bracketOf }: Plan,
  { bin, column, isOutside, side, box }: Cell,
): SceneMark {
  const name = bracketOf(column) === 0 ? "bar" : "bar-open";
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  const paint = isOutside ? "outside" : inState(name, stateOf(bin));
  return { kind: "rect", paint, x, y, width: side, height: side };
}

function drawRows(plan: Plan): SceneMark[] {
  const { chart, names, cells, outside, stateOf, figureEnd, isAbove, isSmall } = plan;
  const { view, measure, unit } = chart.spec.row;
  const figures = chart.read(view);
  return names.flatMap((name, row) => {
    const own = cells.filter((cell) => cell.row === row);
    const { y, height } = own[0]!.box;
    const middle = isAbove ? y - lineHeight / 2 : y + height / 2;
    const isTold = own.some(({ bin }) => isMarked(stateOf(bin)));
    const isOutside = outside.isOutside(row);
    const values = isOutside ? figures.totals(measure) : figures.values(measure);
    const figure = chart.format.plain({ unit, decimals: 0 }, values[row]!);
    const paint = inState(
      isSmall || isAbove ? "value" : "figure",
      isOutside ? "unselected" : "plain",
    );
    return [
      textAround(isOutside ? "tick" : isTold ? "value" : "name", { x: 0, middle }, name),
      textAround(paint, { x: figureEnd, middle }, figure, "end"),
    ];
  });
}

/** Draws how the figure of each row came about, beyond it, where there is room. */
function drawBeyond({ chart, cells, stateOf, width, figureEnd }: Plan): SceneMark[] {
  const { course } = chart.spec.row;
  if (course === undefined || figureEnd === width) return [];
  const rows = Map.groupBy(
    cells.filter(({ isOutside }) => !isOutside),
    ({ row }) => row,
  );
  const places = [...rows].map(([row, own]) => ({
    row,
    isTold: own.some(({ bin }) => isMarked(stateOf(bin))),
    box: { x: figureEnd, y: own[0]!.box.y, height: own[0]!.box.height },
  }));
  return drawCourses(chart, course, places);
}

function traceBox({ x, y, width, height }: Box): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;
}
