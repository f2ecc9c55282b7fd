import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { Layering } from "../chart.ts";
import type { Cell, Series } from "../read-series.ts";

/**
 * A part of a bar along its length, in the unit of the measure (shares of 1 for `whole`); `baseline` is where the part
 * ends without filters, `slot` its position among the bars of its category.
 */
export type Part = { cell: Cell; from: number; to: number; baseline: number; slot: number };

/** Lays out the parts of each category's bars, side by side or end to end. */
export function layOutParts(
  series: readonly Series[],
  categories: number,
  layering: Layering | "facing",
): readonly (readonly Part[])[] {
  if (layering === "facing") return face(series, categories);
  const rows: Part[][] = [];
  for (let at = 0; at < categories; at += 1) {
    const cells = series.map(({ cells: all }) => all[at]!);
    rows.push(layering === "grouped" ? placeBeside(cells) : stack(cells, layering));
  }
  return rows;
}

function placeBeside(cells: readonly Cell[]): Part[] {
  return cells.map((cell, slot) => ({
    cell,
    from: 0,
    to: orZero(cell.value),
    // A baseline without a bar would be taken for the bar.
    baseline: Number.isNaN(cell.value) ? 0 : orZero(cell.total),
    slot,
  }));
}

/** Places the first series above the axis and the second below, as shares of their sums. */
function face(series: readonly Series[], categories: number): Part[][] {
  const sides = series.map(({ cells }, at) => {
    const sumOf = (key: "value" | "total"): number =>
      cells.reduce((sum, cell) => sum + orZero(cell[key]), 0) || 1;
    const sign = at === 0 ? 1 : -1;
    const [values, totals] = [sign / sumOf("value"), sign / sumOf("total")];
    return cells.map((cell): Part => {
      const [to, baseline] = [orZero(cell.value) * values, orZero(cell.total) * totals];
      return { cell, from: 0, to, baseline, slot: 0 };
    });
  });
  return Array.from({ length: categories }, (_, at) => sides.map((side) => side[at]!));
}

function stack(cells: readonly Cell[], layering: Layering): Part[] {
  const sum = cells.reduce((all, { value }) => all + orZero(value), 0);
  const factor = layering === "whole" ? (sum === 0 ? 0 : 1 / sum) : 1;
  let end = 0;
  let baseline = 0;
  return cells.map((cell) => {
    const from = end;
    end += orZero(cell.value) * factor;
    baseline += layering === "whole" ? 0 : orZero(cell.total);
    return { cell, from, to: end, baseline, slot: 0 };
  });
}

/**
 * Returns the scale's limits: they contain 0, every part and the target, and the baselines unless these are far longer.
 */
export function partLimits(
  parts: readonly (readonly Part[])[],
  others: readonly number[],
): { limits: [number, number]; hasBaseline: boolean } {
  const now = extent([0], others);
  const whole: [number, number] = [0, 0];
  for (const row of parts) {
    for (const { from, to, baseline } of row) {
      widen(now, from);
      widen(now, to);
      widen(whole, baseline);
    }
  }
  const hasBaseline = isBaselineShown(now, whole);
  const [low, high] = hasBaseline ? extent(now, whole) : now;
  return { limits: high === low ? [0, 1] : [low, high], hasBaseline };
}

function widen(limits: [number, number], value: number): void {
  if (value < limits[0]) limits[0] = value;
  if (value > limits[1]) limits[1] = value;
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
