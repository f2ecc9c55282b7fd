import { drawNameLines } from "../../scene/labels/draw-name-lines.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  textAround,
  verticalLine,
  type SceneMark,
  type TextMark,
} from "../../scene/scene.ts";
import { drawPartLabel } from "../bars/part-label.ts";
import { seriesPaint } from "../series-paint.ts";
import type { ColumnsPlan, PlacedColumn } from "./plan.ts";

/** Draws the columns of one series: one path for each state, however many columns there are. */
export function drawBand({ placed, y, hasBaseline, stateOf }: ColumnsPlan): SceneMark[] {
  const paths = { plain: "", unselected: "", highlighted: "", selected: "" };
  const base = tenths(y(0));
  let baseline = "";
  for (const { part, x, width } of placed) {
    const start = `M${tenths(x)} ${base}h${tenths(width)}V`;
    const end = `h${tenths(-width)}z`;
    paths[stateOf(part.cell.bin)] += start + tenths(y(part.to)) + end;
    if (hasBaseline) baseline += start + tenths(y(part.baseline)) + end;
  }
  const marks = (Object.keys(paths) as (keyof typeof paths)[]).map((state): SceneMark => ({
    kind: "path",
    paint: inState("bar", state),
    d: paths[state],
  }));
  return hasBaseline ? [{ kind: "path", paint: "baseline", d: baseline }, ...marks] : marks;
}

export function drawColumn(plan: ColumnsPlan, { part, series, x, width }: PlacedColumn): SceneMark {
  const { layering, slots, hasBaseline, stateOf, y } = plan;
  const isStacked = layering === "stacked" || layering === "whole";
  const gap = isStacked ? 1.5 : 0;
  const extentOf = (from: number, to: number): { y: number; height: number } => ({
    y: Math.min(y(from), y(to)),
    height: Math.max(Math.abs(y(from) - y(to)) - gap, 0),
  });
  const own = extentOf(part.from, part.to);
  const marks: SceneMark[] = [];
  if ((slots > 1 || layering === "facing") && hasBaseline && part.baseline !== part.to) {
    marks.push({ kind: "rect", paint: "baseline", x, width, ...extentOf(0, part.baseline) });
  }
  const state = stateOf(part.cell.bin);
  const paint =
    layering === "facing"
      ? inState(series === 0 ? "bar" : "bar-open", state)
      : seriesPaint(series, state);
  marks.push({ kind: "rect", paint, x, width, ...own });
  if (isStacked) {
    const middle = { x: x + width / 2, y: y((part.from + part.to) / 2) };
    const box = { ...middle, width, height: own.height };
    marks.push(...drawPartLabel(plan, { ...part, series, layering }, box));
  }
  return group(marks);
}

export function drawTarget({ target, placed, y }: ColumnsPlan): SceneMark[] {
  if (target.kind === "none") return [];
  const d = placed
    .map(({ part, x, width }) => ({ x, width, at: y(target.at(part.cell.bin)) }))
    .filter(({ at }) => !Number.isNaN(at))
    .map(({ x, width, at }) => `M${String(x - 3)} ${String(at)}h${String(width + 6)}`)
    .join("");
  return [{ kind: "path", paint: "target", d }];
}

/** Draws the mean of each of two facing histograms as a line through its side, with its name at the end. */
export function drawMeans({ chart, names, y, top, bottom, left, width }: ColumnsPlan): SceneMark[] {
  const { spec, result, format } = chart;
  const [axis] = result.axes;
  if (spec.kind !== "facing" || axis?.kind !== "numbers") return [];
  const { view, measure, unit } = spec.row;
  const means = chart.read(view).values(measure);
  const start = axis.starts[0]!;
  return names.series.flatMap(({ name }, at): SceneMark[] => {
    const mean = means[at]!;
    if (Number.isNaN(mean)) return [];
    const x = left + ((mean - start) / (axis.end - start)) * (width - left);
    const end = at === 0 ? top - 12 : bottom + 12;
    const text = `${name}, ${format.value({ unit, decimals: 0 }, mean)}`;
    return [
      verticalLine("target", x, y(0), end),
      textAround("value", { x: x + 6, middle: end + (at === 0 ? 6 : -6) }, text),
    ];
  });
}

/** Draws values over their columns; in a scenario or spotlight, over the higher of column and baseline. */
export function drawValues(plan: ColumnsPlan): TextMark[] {
  const { chart, placed, hasBaseline, stateOf, writeValue, y } = plan;
  const isOverBoth = hasBaseline && chart.comparison !== undefined;
  return placed.map(({ part, x, width }) => ({
    kind: "text",
    paint: inState("value", stateOf(part.cell.bin)),
    x: x + width / 2,
    y: y(isOverBoth ? Math.max(part.to, part.baseline) : part.to) - 7,
    text: writeValue(part),
    anchor: "middle",
  }));
}

export function drawNames({ nameLines, middle, bottom }: ColumnsPlan): SceneMark {
  return group(
    nameLines.flatMap((lines, at) =>
      drawNameLines("tick", lines, { x: middle(at), first: bottom + 14, anchor: "middle" }),
    ),
  );
}

/**
 * Range of cached coordinates, in tenths of a px; an array created at its full length keeps fast element access in V8.
 */
const reach = { below: 1000, above: 10_000 };
const written = Array.from<string | undefined>({ length: reach.below + reach.above });

/** Writes a coordinate to a tenth of a px, cached: a step of a brush needs hundreds. */
function tenths(value: number): string {
  const ten = Math.round(value * 10);
  if (ten < -reach.below || ten >= reach.above) return String(ten / 10);
  return (written[ten + reach.below] ??= String(ten / 10));
}
