import type { Axis } from "../../query/table/axis.ts";
import { isMarked } from "../../scene/mark-state.ts";
import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
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
import { gatherNarrow } from "../gather-targets.ts";
import { count } from "../read-series.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { chooseUnit } from "../units/choose-unit.ts";
import { shareUnits } from "../units/share-units.ts";
import { drawUnits } from "../units/draw-units.ts";
import { drawKey } from "./draw-key.ts";
import { putLargestInside } from "./order-cells.ts";
import type { CupsSpec } from "./spec.ts";

const usualHeight = 340;
const headHeight = 24;
const tickHeight = 26;
const mostCups = 640;
/** Diameters of cups in px, by the room that a column has; each has its paint (`scene/unit-paints.ts`). */
const diameters = { wide: [6, 11, 17, 22], narrow: [3, 5, 8, 11] } as const;
const wideFrom = 23;
const gap = 2;

type Plan = ReturnType<typeof planCups>;
type Column = Plan["columns"][number];
type Cell = Column["cells"][number];

/** Lays out a column of cups for each range of days, the large ones in its middle. */
export function layOutCups(chart: Chart<CupsSpec>, width: number): Scene {
  const plan = planCups(chart, width);
  const { columns, height, days, pitch } = plan;
  const ticks = count(days.size).map((at) => chart.format.tick(days, chart.axes[1], at));
  return {
    width,
    height,
    marks: [
      group(drawBar(plan)),
      group(columns.flatMap((column) => drawColumn(plan, column))),
      group(drawCoffee(plan)),
      group(drawMarkedName(plan)),
      drawBinTicks({ axis: days, ticks, x: (at) => at * pitch, width, left: 0 }, height - 8),
      group(drawKey(plan)),
    ],
    targets: gatherNarrow(
      columns.map((column) => makeTarget(plan, column)),
      width,
    ),
  };
}

function planCups(chart: Chart<CupsSpec>, width: number) {
  const { result } = chart;
  const days = result.axes[1] as Axis & { kind: "numbers" };
  const pitch = width / days.size;
  const [many, spent] = readValues(chart, 2);
  const bins = result.shown.filter((bin) => result.hasRows(bin) && many[bin]! > 0);
  const all = bins.reduce((sum, bin) => sum + many[bin]!, 0);
  const groups = [...Map.groupBy(bins, (bin) => splitBin(result, bin).row)];
  const each = new Map(
    groups.map(([row, own]) => {
      const sum = (values: Float64Array): number =>
        own.reduce((whole, bin) => whole + values[bin]!, 0);
      return [row, sum(spent) / sum(many)] as const;
    }),
  );
  const most = Math.max(...each.values());
  const name = pitch < wideFrom ? "narrow" : "wide";
  const { height: given = usualHeight } = chart;
  const height = name === "narrow" ? Math.min(given, usualHeight) : given;
  const sizes: readonly number[] = diameters[name];
  const sizeOf = (row: number): number => {
    const wanted = sizes.at(-1)! * Math.sqrt(each.get(row)! / most);
    const nearest = sizes.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]!;
    return sizes.indexOf(nearest);
  };
  const room = height - headHeight - tickHeight;
  // The fullest column has room for its cups, and for one more of each group, by rounding.
  const loads = [...Map.groupBy(bins, (bin) => splitBin(result, bin).column).values()].map(
    (own) => {
      const steps = own.map((bin) => sizes[sizeOf(splitBin(result, bin).row)]! + gap);
      const asked = own.reduce((sum, bin, at) => sum + many[bin]! * steps[at]!, 0);
      return asked / (room - steps.reduce((sum, step) => sum + step, 0));
    },
  );
  const unit = chooseUnit(Math.max(all / mostCups, ...loads), 1);
  const shared = shareUnits(
    bins.map((bin) => many[bin]!),
    Math.round(all / unit),
  );
  const columns = count(days.size).map((column) => ({
    column,
    x: column * pitch,
    cells: putLargestInside(
      bins.flatMap((bin, at) => {
        const { row, column: own } = splitBin(result, bin);
        return own === column ? [{ bin, row, cups: shared[at]!, size: sizeOf(row) }] : [];
      }),
    ),
  }));
  return {
    chart,
    width,
    height,
    days,
    pitch,
    unit,
    name,
    sizes,
    columns,
    middle: headHeight + room / 2,
    stateOf: readStates(chart),
  } as const;
}

function drawBar({ height, columns }: Plan): SceneMark[] {
  return columns.length === 0 ? [] : [verticalLine("target", 1, headHeight, height - tickHeight)];
}

function lengthOf({ sizes }: Plan, { cells }: Pick<Column, "cells">): number {
  return cells.reduce((sum, { cups, size }) => sum + cups * (sizes[size]! + gap), 0);
}

/** Traces the cups of a column about its middle, each cell as one dashed stroke. */
function traceColumn(plan: Plan, { x, cells }: Column): { cell: Cell; d: string }[] {
  const { pitch, middle, sizes } = plan;
  let y = middle - lengthOf(plan, { cells }) / 2;
  return cells.flatMap((cell) => {
    const { cups, size } = cell;
    if (cups === 0) return [];
    const step = sizes[size]! + gap;
    const from = y + step / 2;
    y += cups * step;
    const d = `M${(x + pitch / 2).toFixed(1)} ${from.toFixed(1)}v${String((cups - 1) * step + 0.1)}`;
    return [{ cell, d }];
  });
}

function drawColumn(plan: Plan, column: Column): SceneMark[] {
  return traceColumn(plan, column).flatMap(({ cell: { bin, size }, d }) =>
    drawUnits(`${plan.name}-cup-${size as 0 | 1 | 2 | 3}`, plan.stateOf(bin), d),
  );
}

/** Draws what is in the cups that are large enough to be seen from above, those of a size in one path. */
function drawCoffee(plan: Plan): SceneMark[] {
  const traced = plan.columns.flatMap((column) => traceColumn(plan, column));
  return ([1, 2, 3] as const).map((size) => ({
    kind: "path",
    paint: `${plan.name}-coffee-${size}`,
    d: traced.flatMap(({ cell, d }) => (cell.size === size ? [d] : [])).join(""),
  }));
}

/** Names the group that the title argues, over its cups. */
function drawMarkedName(plan: Plan): SceneMark[] {
  const { chart, columns, pitch, middle, width, stateOf } = plan;
  const marked = columns.filter(({ cells }) => cells.some(({ bin }) => isMarked(stateOf(bin))));
  const rows = new Set(
    marked.flatMap(({ cells }) =>
      cells.flatMap(({ bin, row }) => (isMarked(stateOf(bin)) ? [row] : [])),
    ),
  );
  if (rows.size !== 1) return [];
  const text = chart.format.bin(chart.result.axes[0]!, chart.axes[0], [...rows][0]!);
  const half = textWidth(text) / 2;
  const ideal = (marked[0]!.x + marked.at(-1)!.x) / 2 + pitch / 2;
  const x = Math.min(Math.max(ideal, half), width - half);
  const under = columns.filter((column) => Math.abs(column.x + pitch / 2 - x) < half + pitch);
  const top = middle - Math.max(...under.map((column) => lengthOf(plan, column))) / 2;
  return top < headHeight + 20
    ? []
    : [textAround("value", { x, middle: top - 12 }, text, "middle")];
}

/** Makes a target of a column, which holds the groups of its days. */
function makeTarget({ chart, days, pitch, height }: Plan, { column, x, cells }: Column): Target {
  const { format, axes, result, measures } = chart;
  const measure = measures[0]!;
  const values = result.values(measure.id);
  const tip = (): TipText => ({
    title: format.bin(days, axes[1], column),
    rows: cells
      .toSorted((a, b) => a.row - b.row)
      .map(({ bin, row }) => ({
        name: format.bin(result.axes[0]!, axes[0], row),
        value: format.value(measure, values[bin]!),
      })),
  });
  return {
    bins: cells.map(({ bin }) => bin),
    name: () => nameByTip(tip()),
    tip,
    x,
    y: headHeight,
    width: pitch,
    height: height - headHeight - tickHeight,
  };
}
