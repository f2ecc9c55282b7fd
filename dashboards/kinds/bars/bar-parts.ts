import { textWidth } from "../../scene/text-metrics.ts";
import { isGhostShown } from "../../scene/scales/baseline-scale.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { Cell, Series } from "../read-series.ts";
import type { Layering } from "../../render/visual-props.ts";

/** A part of a bar along its length, in the unit of the measure (shares of 1 for `whole`). */
export type Part = { cell: Cell; from: number; to: number; ghost: number; slot: number };

/** The parts of the bars of each category: beside each other (`slot` counts them), or end to end. */
export function layOutParts(
  series: readonly Series[],
  categories: number,
  layering: Layering,
): readonly (readonly Part[])[] {
  return Array.from({ length: categories }, (_, at) => {
    const cells = series.map(({ cells: all }) => all[at]!);
    if (layering === "grouped") {
      return cells.map((cell, slot) => ({
        cell,
        from: 0,
        to: orZero(cell.value),
        // What has no value has no ghost either: it would be taken for the bar.
        ghost: Number.isNaN(cell.value) ? 0 : orZero(cell.total),
        slot,
      }));
    }
    const sum = cells.reduce((all, { value }) => all + orZero(value), 0);
    const factor = layering === "whole" ? (sum === 0 ? 0 : 1 / sum) : 1;
    let end = 0;
    let ghostEnd = 0;
    return cells.map((cell) => {
      const from = end;
      end += orZero(cell.value) * factor;
      ghostEnd += layering === "whole" ? 0 : orZero(cell.total);
      return { cell, from, to: end, ghost: ghostEnd, slot: 0 };
    });
  });
}

/** Ends of the scale that hold every part, the target and nought, and the ghosts unless they dwarf what is left. */
export function partLimits(
  parts: readonly (readonly Part[])[],
  others: readonly number[],
): { limits: [number, number]; hasGhost: boolean } {
  const all = parts.flat();
  const now = extent(all.flatMap(({ from, to }) => [from, to]).concat(0, others));
  const whole = extent(all.map(({ ghost }) => ghost).concat(0));
  const hasGhost = isGhostShown(now, whole);
  const [low, high] = hasGhost ? extent([...now, ...whole]) : now;
  return { limits: high === low ? [0, 1] : [low, high], hasGhost };
}

/** Where the names of bars go: above each, or in a column before them. */
export type BarRows = {
  isAbove: boolean;
  /** Width of the column of names, 0 if above. */
  names: number;
  /** Width of the column of values. */
  values: number;
  /** Height of a category, and of the bar in it. */
  row: number;
  bar: number;
};

const fewBars = 6;
const narrow = 420;
const rowHeights = { above: 46, beside: 30 };
const tallest = 84;
const namesShare = 0.36;

/** Measures for bars in a width: names above where it is narrow or there are few and a height that is asked for allows it, else beside. */
export function layOutRows(
  texts: { names: readonly string[]; values: readonly string[] },
  { width, height, slots }: { width: number; height: number | undefined; slots: number },
): BarRows {
  const { length } = texts.names;
  const widest = Math.max(0, ...texts.names.map((name) => textWidth(name)));
  const neededFor = (base: number): number => base + (slots - 1) * 14;
  const isTooTall = neededFor(rowHeights.above) * length > (height ?? Infinity);
  const isBesideBetter = isTooTall && widest + 12 <= width * namesShare;
  const isAbove = (width < narrow || length <= fewBars) && !isBesideBetter;
  const needed = neededFor(isAbove ? rowHeights.above : rowHeights.beside);
  const row = Math.max(needed, Math.min((height ?? 0) / Math.max(length, 1), tallest));
  const values = Math.max(0, ...texts.values.map((value) => textWidth(value))) + 10;
  const free = isAbove ? row - 30 : row - 12;
  return {
    isAbove,
    names: isAbove ? 0 : Math.min(widest + 12, width * namesShare),
    values: isAbove ? 0 : values,
    row,
    bar: Math.min(Math.max(free, 10), 40 * slots),
  };
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
