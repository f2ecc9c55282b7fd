import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
import { drawValueGrid } from "../../scene/axes/value-grid.ts";
import { drawKey } from "../../scene/keys/series-key.ts";
import {
  group,
  horizontalLine,
  type Box,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { layOutBars } from "../bars/layout.ts";
import type { Chart } from "../chart.ts";
import { describeCell, describeTip } from "../bins/describe-bin.ts";
import { gatherTargets } from "../gather-targets.ts";
import {
  drawBand,
  drawColumn,
  drawMeans,
  drawNames,
  drawTarget,
  drawValues,
} from "./draw-columns.ts";
import {
  isTooNarrow,
  planColumns,
  readNames,
  type ColumnsPlan,
  type PlacedColumn,
} from "./plan.ts";
import type { AnyColumnsSpec } from "./spec.ts";

/**
 * Lays out upright columns over few or ordered bins; bins of numbers have no gaps (a histogram), and a range of ordered
 * bins can be brushed.
 */
export function layOutColumns(chart: Chart<AnyColumnsSpec>, width: number): Scene {
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
      group([...drawTarget(plan), ...drawMeans(plan)]),
      group(isDirect ? drawValues(plan) : []),
      names.isOrdered ? drawTicks(plan) : drawNames(plan),
    ],
    // Targets are computed when they are first read, after the drawing.
    get targets() {
      return (targets ??= makeTargets());
    },
  };
}

/** Room under the ticks. */
const tickReach = 8;

function drawScale({ isDirect, y, left, width, writeTick }: ColumnsPlan): SceneMark {
  if (!isDirect) return drawValueGrid({ scale: y, left, right: width, write: writeTick });
  return group([horizontalLine("base", y(0) + 0.5, 0, width)]);
}

function drawTicks({ chart, names, left, step, middle, height, width }: ColumnsPlan): SceneMark {
  const x = names.isEdged ? (at: number) => left + at * step : middle;
  const [axis] = chart.result.axes;
  return drawBinTicks({ axis, ticks: names.ticks, x, width, left }, height - tickReach);
}

function makeTarget(plan: ColumnsPlan, placed: PlacedColumn): Target {
  const { part, category, x, width } = placed;
  const { chart, names, isSingle, y } = plan;
  const { cell } = part;
  const [upper, lower] = [Math.min(y(part.from), y(part.to)), Math.max(y(part.from), y(part.to))];
  const isWide = isSingle || plan.layering === "facing";
  const box = isWide
    ? placeWide(plan, placed)
    : { x, y: upper, width, height: Math.max(lower - upper, 2) };
  return {
    ...box,
    bins: [cell.bin],
    name: () => describeCell(chart, names.categories[category]!.name, cell, !isSingle),
    tip: () => describeTip(chart, cell.bin, cell.measure),
    tipAt: { x: x + width / 2, y: upper },
  };
}

/** Returns the whole way of a column: from top to bottom, of facing ones from the axis. */
function placeWide(plan: ColumnsPlan, { category, series }: PlacedColumn): Box {
  const { left, step, keyHeight, bottom, y, layering } = plan;
  const middle = layering === "facing" ? y(0) : undefined;
  const from = series === 0 ? keyHeight : (middle ?? keyHeight);
  const to = series === 0 ? (middle ?? bottom) : bottom;
  return { x: left + category * step, y: from, width: step, height: to - from };
}
