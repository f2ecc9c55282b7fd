import { drawBinTicks } from "../../scene/axes/bin-ticks.ts";
import { drawValueGrid } from "../../scene/axes/value-grid.ts";
import { drawKey } from "../../scene/keys/series-key.ts";
import { group, type Scene, type Target } from "../../scene/scene.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeColumn, nameByTip } from "../bins/describe-bin.ts";
import { gatherTargets } from "../gather-targets.ts";
import { isChosen } from "../read-selection.ts";
import type { Series } from "../read-series.ts";
import { drawSelectedBand, drawLine, drawTarget } from "./draw-lines.ts";
import { planLines, type LinePlan } from "./plan.ts";
import type { LineSpec } from "./spec.ts";

/** Lays out lines over time or numbers, named at their ends, over the baseline of all rows; a range can be brushed. */
export function layOutLine(chart: Chart<LineSpec>, width: number): Scene {
  const { selection, result } = chart;
  const plan = planLines(chart, width);
  const { categories, left, right, x, y, write, bottom } = plan;
  const targets = categories.map((_, at) => makeTarget(plan, at));
  const selected = targets.flatMap(({ bins }, at) =>
    selection !== null && bins.some((bin) => isChosen(selection, bin)) ? [at] : [],
  );
  const ticks = categories.map(({ tick }) => tick);
  return {
    width,
    height: plan.height,
    isBrushable: true,
    marks: [
      drawKey(plan.entries, width),
      drawValueGrid({ scale: y, left, right, write }),
      drawBinTicks({ axis: result.axes[0], ticks, x, width, left }, bottom + 20),
      group(drawSelectedBand(targets, selected)),
      group(drawTarget(plan)),
      ...plan.lines.map((line, at) => group(drawLine(plan, line, at, selected))),
    ],
    targets: plan.series.length === 1 ? gatherTargets(targets, plan.step, width) : targets,
  };
}

function makeTarget(plan: LinePlan, at: number): Target {
  const { chart, categories, series, width, top, bottom, step, x, y } = plan;
  const { name } = categories[at]!;
  const cells = series.map(({ cells: all }) => all[at]!);
  const from = Math.max(x(at) - step / 2, 0);
  return {
    bins: [...new Set(cells.map(({ bin }) => bin))],
    name: () => nameColumn(chart, name, series, at),
    tip: () => describeColumn(chart, name, series, at),
    x: from,
    y: top,
    width: Math.max(Math.min(x(at) + step / 2, width) - from, 1),
    height: bottom - top,
    tipAt: {
      x: x(at),
      y: Math.min(bottom, ...cells.map(({ value }) => y(value)).filter(Number.isFinite)),
    },
  };
}

function nameColumn(chart: Chart, name: string, series: readonly Series[], at: number): string {
  if (series.length === 1) return describeBin(chart, name, series[0]!.cells[at]!.bin);
  return nameByTip(describeColumn(chart, name, series, at));
}
