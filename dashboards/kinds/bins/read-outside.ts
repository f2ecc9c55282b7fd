import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { textAround, type TextMark } from "../../scene/scene.ts";
import { splitBin } from "./order-bins.ts";
import type { Chart } from "../chart.ts";

/** Room in px for the words over the rows outside the filter. */
const outsideHeight = 36;

/**
 * Reads the rows of a pair view that filters have emptied, whose values without them are outlines under the others;
 * none where they would leave the others too small. `most` is the largest of both.
 */
export function readOutside({ result, comparison }: Chart, measure: string) {
  const [values, totals] = [result.values(measure), result.totals(measure)];
  const rowOf = (bin: number): number => splitBin(result, bin).row;
  const kept = result.shown.filter(result.hasRows);
  const keptRows = new Set(kept.map(rowOf));
  const removed = result.shown.filter((bin) => totals[bin]! > 0 && !keptRows.has(rowOf(bin)));
  const own = Math.max(0, ...kept.map((bin) => values[bin]!));
  const theirs = Math.max(0, ...removed.map((bin) => totals[bin]!));
  // In a comparison, totals are its other side.
  const isShown =
    comparison === undefined && kept.length > 0 && isBaselineShown([0, own], [0, theirs]);
  const rows = new Set(isShown ? removed.map(rowOf) : []);
  return {
    isOutside: (row: number): boolean => rows.has(row),
    count: rows.size,
    height: rows.size > 0 ? outsideHeight : 0,
    most: isShown ? Math.max(own, theirs) : own,
  };
}

/** Draws the words over the rows outside the filter. */
export function drawOutsideHead({ format }: Chart, height: number, y: number): TextMark[] {
  const at = { x: 0, middle: y + outsideHeight / 2 };
  return height > 0 ? [textAround("tick", at, format.copy.mark.outside)] : [];
}
