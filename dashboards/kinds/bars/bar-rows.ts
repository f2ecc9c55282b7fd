import { textWidth } from "../../scene/text-metrics.ts";

export type BarRows = {
  isAbove: boolean;
  /** Width of the widest name plus 12 px; a name may take all of it but 11. */
  names: number;
  values: number;
  row: number;
  bar: number;
};

const fewBars = 6;
const narrowPx = 420;
const rowHeights = { above: 46, beside: 30 };
const tallestPx = 84;
const namesShare = 0.36;
const mostNamesShare = 0.44;

type RowsOptions = {
  width: number;
  height: number | undefined;
  slots: number;
  isFiltered?: boolean;
};

/**
 * Chooses where the names of bars go: above each bar where the width is small or bars are few and the height allows it,
 * else in a column before them.
 */
export function layOutRows(
  texts: { names: readonly string[]; values: readonly string[] },
  { width, height, slots, isFiltered }: RowsOptions,
): BarRows {
  const { length } = texts.names;
  const widest = Math.max(0, ...texts.names.map((name) => textWidth(name)));
  const neededFor = (base: number): number => base + (slots - 1) * 14;
  const isTooTall = neededFor(rowHeights.above) * length > (height ?? Infinity);
  const isBesideBetter = isTooTall && widest + 12 <= width * namesShare;
  const isAbove = (width < narrowPx || length <= fewBars) && !isBesideBetter;
  // Bars left by a filter may have longer names: the drawing must not grow and push away the content below it.
  const above = isTooTall && isFiltered ? 36 : rowHeights.above;
  const needed = neededFor(isAbove ? above : rowHeights.beside);
  const row = Math.max(needed, Math.min((height ?? 0) / Math.max(length, 1), tallestPx));
  const values = Math.max(0, ...texts.values.map((value) => textWidth(value))) + 10;
  const free = isAbove ? row - 30 : row - 12;
  return {
    isAbove,
    names: isAbove ? 0 : Math.min(widest + 12, width * mostNamesShare),
    values: isAbove ? 0 : values,
    row,
    bar: Math.min(Math.max(free, 10), 40 * slots),
  };
}
