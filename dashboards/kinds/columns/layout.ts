import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
import { drawValueGrid } from "../../scene/axes/value-grid.ts";
import { drawKey } from "../../scene/keys/series-key.ts";
import {
  group,
  horizontalLine,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { layOutBars } from "../bars/layout.ts";
import type { Chart } from "../chart.ts";
import { describeCell, describeTip } from "../bins/describe-bin.ts";
import { gatherTargets } from "../gather-targets.ts";
import { drawBand, drawColumn, drawNames, drawTarget, drawValues } from "./draw-columns.ts";
import {
  isTooNarrow,
  planColumns,
  readNames,
  type ColumnsPlan,
  type PlacedColumn,
} from "./plan.ts";
import type { ColumnsSpec, HistogramSpec } from "./spec.ts";

/**
 * Lays out upright columns over few or ordered bins; bins of numbers have no gaps (a histogram), and a range of ordered
 * bins can be brushed.
 */
export function layOutColumns(chart: Chart<ColumnsSpec | HistogramSpec>, width: number): Scene {
  const names = readNames(chart);
  if (isTooNarrow(chart, names.isOrdered, width)) return layOutBars(chart, width);
  const plan = planColumns(chart, names, width);
  const { placed, isSingle, isDirect } = plan;
  let targets: Target[] | undefined;
  const makeTargets = () => {
    const all = placed.map((one) => makeTarget(plan, one));
    return isSingle && names.isOrdered ? gatherTargets(all, plan.step, width) : all;
  };
  return {
    width,
    height: plan.height,
    isBrushable: names.isOrdered && isSingle,
    marks: [
      drawKey(plan.entries, width),
      drawScale(plan),
      group(isSingle ? drawBand(plan) : placed.map((one) => drawColumn(plan, one))),
      group(drawTarget(plan)),
      group(isDirect ? drawValues(plan) : []),
      names.isOrdered ? drawTicks(plan) : drawNames(plan),
    ],
    // Targets are computed when they are first read, after the drawing.
    get targets() {
      return (targets ??= makeTargets());
    },
  };
}

function drawScale({ isDirect, y, left, width, writeTick }: ColumnsPlan): SceneMark {
  if (!isDirect) return drawValueGrid({ scale: y, left, right: width, write: writeTick });
  return group([horizontalLine("base", y(0) + 0.5, 0, width)]);
}

function drawTicks({ chart, names, left, step, middle, bottom, width }: ColumnsPlan): SceneMark {
  const x = names.isEdged ? (at: number) => left + at * step : middle;
  const [axis] = chart.result.axes;
  return drawBinTicks({ axis, ticks: names.ticks, x, width, left }, bottom + 18);
}

function makeTarget(plan: ColumnsPlan, { part, category, x, width }: PlacedColumn): Target {
  const { chart, names, isSingle, left, step, keyHeight, bottom, y } = plan;
  const { cell } = part;
  const [upper, lower] = [Math.min(y(part.from), y(part.to)), Math.max(y(part.from), y(part.to))];
  const box = isSingle
    ? { x: left + category * step, y: keyHeight, width: step, height: bottom - keyHeight }
    : { x, y: upper, width, height: Math.max(lower - upper, 2) };
  return {
    ...box,
    bins: [cell.bin],
    name: () => describeCell(chart, names.categories[category]!.name, cell, !isSingle),
    tip: () => describeTip(chart, cell.bin, cell.measure),
    tipAt: { x: x + width / 2, y: upper },
  };
}
