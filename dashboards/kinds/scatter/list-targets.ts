import { fillText } from "../../../contracts/fill-text.ts";
import type { Target, TipText } from "../../scene/scene.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { nameByTip, targetBin } from "../bins/describe-bin.ts";
import { gatherPoints, type GridCell } from "./gather-points.ts";
import type { PlotPoint } from "./place-points.ts";
import type { ScatterPlan } from "./plan.ts";

const smallestHit = 24;

/** Lists the points as targets, or for very many points the grid cells that hold them. */
export function listTargets(plan: ScatterPlan): Target[] {
  const { chart, points, isDense } = plan;
  return isDense
    ? gatherPoints(points, plan).map((cell) => makeCellTarget(chart, cell))
    : points.map((point) => makePointTarget(chart, point));
}

function makePointTarget(chart: Chart, { bin, x, y, radius }: PlotPoint): Target {
  const side = Math.max(radius * 2, smallestHit);
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return targetBin(chart, bin, box);
}

function makeCellTarget(chart: Chart, cell: GridCell): Target {
  const { x, y, width, height, bins } = cell;
  return {
    bins,
    name: () => nameByTip(describeCell(chart, cell)),
    tip: () => describeCell(chart, cell),
    x,
    y,
    width,
    height,
  };
}

function describeCell({ format, measures }: Chart, { bins, across, up }: GridCell): TipText {
  const { mark, bins: binCopy } = format.copy;
  const points = bins.length === 1 ? mark.points_one : mark.points_other;
  const row = (measure: ShownMeasure, [from, to]: readonly [number, number]) => ({
    name: measure.name,
    value: fillText(binCopy.range, {
      from: format.parts(measure, from).figure,
      to: format.value(measure, to),
    }),
  });
  return {
    title: fillText(points, { count: format.count(bins.length) }),
    rows: [row(measures[0]!, across), row(measures[1]!, up)],
  };
}
