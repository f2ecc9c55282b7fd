import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";

/** Returns a text of the report inside its drawing with its places filled; undefined where the report has none. */
export function writeDrawn(
  { drawn }: Chart,
  at: number,
  places: Record<string, string>,
  count?: number,
): string | undefined {
  const words = drawn?.[at];
  return words && fillText((count === 1 ? words.one : undefined) ?? words.other, places);
}

/** Says what one mark stands for, in the words of the report where it has some. */
export function writeUnit(chart: Chart, unit: number, { measure = 0, words = 0 } = {}): string {
  const text = chart.format.value(chart.measures[measure]!, unit);
  return writeDrawn(chart, words, { unit: text }, unit) ?? text;
}
