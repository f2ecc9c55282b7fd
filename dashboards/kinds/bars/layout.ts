import { drawKey, layOutKey } from "../../scene/keys/series-key.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { fitText } from "../../scene/text-metrics.ts";
import type { Chart, Layering } from "../chart.ts";
import { describeCell, describeTip } from "../bins/describe-bin.ts";
import { limitSeries, readSeries } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { readTarget } from "../read-target.ts";
import { barPaint, listSeriesEntries } from "../series-paint.ts";
import { valueWriter } from "../write-values.ts";
import { layOutParts, partLimits, type Part } from "./bar-parts.ts";
import { layOutRows } from "./bar-rows.ts";
import { drawPartLabel } from "./part-label.ts";
import type { FallbackSpec } from "./spec.ts";

// Bars also stand in for columns too narrow for their names, and for the drilled bins of a tile map.

type Plan = ReturnType<typeof planBars>;
type PlacedPart = Plan["placed"][number];

/** Lays out horizontal bars with name and value, each over the baseline of all rows. */
export function layOutBars(chart: Chart<FallbackSpec>, width: number): Scene {
  const plan = planBars(chart, width);
  const { top, categories, entries, rows, placed } = plan;
  return {
    width,
    height: top + categories.length * rows.row,
    marks: [drawKey(entries, width), drawNames(plan), ...placed.map((one) => drawPart(plan, one))],
    targets: placed.map((one) => makeTarget(plan, one)),
  };
}

function planBars(chart: Chart<FallbackSpec>, width: number) {
  const { spec } = chart;
  // Columns drawn as bars keep their order.
  const isOwn = spec.kind === "bars";
  const { categories, series } = limitSeries(
    readSeries(chart, !isOwn && chart.result.axes[0]!.kind !== "labels"),
    spec.limit,
  );
  const layering = series.length === 1 ? "grouped" : (spec.layering ?? "grouped");
  const parts = layOutParts(series, categories.length, layering);
  const target = readTarget(chart, spec.target, isOwn ? "target" : "level");
  const { limits, hasBaseline } = partLimits(parts, target.values);
  const [low, high] = limits;
  const end = spec.max ?? high;
  const slots = layering === "grouped" ? series.length : 1;
  const values = parts.map((row) => writeRow(chart, row, layering));
  const entries = [...listSeriesEntries(series), ...target.entries];
  const top = layOutKey(entries, width).height;
  const rows = layOutRows(
    { names: categories.map(({ name }) => name), values },
    {
      width,
      height: chart.height === undefined ? undefined : chart.height - top,
      slots,
      isFiltered: chart.result.isFiltered(),
    },
  );
  const length = width - rows.names - rows.values;
  const thick = rows.bar / slots;
  const placed = parts
    .flatMap((row, category) =>
      row.map((part, at) => {
        const y = top + category * rows.row;
        const barTop = y + (rows.isAbove ? 22 : (rows.row - rows.bar) / 2);
        return { part, series: at, category, y, barY: barTop + part.slot * thick };
      }),
    )
    .filter(({ part }) => series.length === 1 || !Number.isNaN(part.cell.value));
  return {
    chart,
    width,
    max: spec.max,
    categories,
    seriesCount: series.length,
    layering,
    parts,
    target,
    hasBaseline,
    slots,
    values,
    entries,
    top,
    rows,
    thick,
    placed,
    x: (value: number): number => rows.names + ((value - low) / (end - low)) * length,
    write: valueWriter(chart),
    stateOf: readStates(chart),
  };
}

function drawNames(plan: Plan): SceneMark {
  const { categories, parts, values, rows, top, width, seriesCount, stateOf } = plan;
  return group(
    categories.flatMap(({ name }, category) => {
      const y = top + category * rows.row;
      const middle = rows.isAbove ? y + 12 : y + rows.row / 2;
      const state = seriesCount === 1 ? stateOf(parts[category]![0]!.cell.bin) : "plain";
      const room = (rows.isAbove ? width - values[category]!.length * 8 : rows.names) - 11;
      return [
        textAround(inState("name", state), { x: 0, middle }, fitText(name, room)),
        textAround(inState("value", state), { x: width, middle }, values[category]!, "end"),
      ];
    }),
  );
}

function drawPart(plan: Plan, { part, series, barY }: PlacedPart): SceneMark {
  if (Number.isNaN(part.cell.value)) return group([]);
  const { max, seriesCount, layering, hasBaseline, slots, thick, x, stateOf } = plan;
  const isGrouped = layering === "grouped";
  const height = Math.max(thick - (slots > 1 ? 2 : 0), 2);
  const [from, to] = [x(part.from), x(part.to)];
  const marks: SceneMark[] = [];
  if (isGrouped && (hasBaseline || max !== undefined)) {
    const end = max ?? part.baseline;
    const width = Math.abs(x(end) - x(0));
    marks.push({ kind: "rect", paint: "baseline", x: x(Math.min(0, end)), y: barY, width, height });
  }
  marks.push({
    kind: "rect",
    paint: barPaint(seriesCount, series, stateOf(part.cell.bin)),
    x: Math.min(from, to),
    y: barY,
    width: Math.max(Math.abs(to - from) - (isGrouped ? 0 : 1.5), 0),
    height,
  });
  if (!isGrouped) {
    const middle = { x: x((part.from + part.to) / 2), y: barY + height / 2 };
    marks.push(
      ...drawPartLabel(
        plan,
        { ...part, series, layering },
        { ...middle, width: to - from, height },
      ),
    );
  } else if (max !== undefined && part.baseline !== part.to) {
    marks.push(verticalLine("unfiltered", x(part.baseline), barY, barY + height));
  }
  return group([...marks, ...drawTarget(plan, part, series, barY)]);
}

function drawTarget({ target, rows, x }: Plan, part: Part, series: number, barY: number) {
  if (target.kind === "none" || series > 0) return [];
  const at = x(target.at(part.cell.bin));
  if (Number.isNaN(at)) return [];
  return [verticalLine("target", at, barY - 3, barY + rows.bar + 3)];
}

function makeTarget(plan: Plan, { part, category, y, barY }: PlacedPart): Target {
  const { chart, categories, seriesCount, layering, rows, width, thick, x } = plan;
  const { cell } = part;
  const isWholeRow = seriesCount === 1;
  const [left, right] = [x(Math.min(part.from, part.to)), x(Math.max(part.from, part.to))];
  const box = isWholeRow
    ? { x: 0, y, width, height: rows.row }
    : {
        // A part of length 0 at the end of the longest bar needs a target too.
        x: Math.min(left, width - 2),
        width: Math.max(right - left, 2),
        // Stacked parts take the whole height of their row as target, for fingers.
        ...(layering === "grouped" ? { y: barY, height: thick } : { y, height: rows.row }),
      };
  return {
    ...box,
    bins: [cell.bin],
    name: () => describeCell(chart, categories[category]!.name, cell, !isWholeRow),
    tip: () => describeTip(chart, cell.bin, cell.measure),
    tipAt: { x: isWholeRow ? right : (left + right) / 2, y: barY },
  };
}

function writeRow({ format, comparison }: Chart, row: readonly Part[], layering: Layering): string {
  const [first] = row;
  if (first === undefined) return "";
  if (row.length === 1) {
    const { measure, value, total } = first.cell;
    const difference = comparison?.writeDifference(measure, value, total);
    return format.value(measure, value) + (difference ? ` (${difference})` : "");
  }
  return layering === "stacked" ? format.value(first.cell.measure, row.at(-1)!.to) : "";
}
