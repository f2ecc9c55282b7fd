import type { Chart, ShownMeasure } from "./chart.ts";

export type ValueWriter = (measure: ShownMeasure, value: number) => string;

/** Returns a function that writes the values of a chart, short and in one notation for each measure. */
export function valueWriter({
  result,
  format,
  shared = [],
}: Pick<Chart, "result" | "format" | "shared">): ValueWriter {
  const writers: Partial<Record<string, (value: number) => string>> = {};
  return (measure, value) => {
    const listValues = (): number[] =>
      result.shown
        .filter(result.hasRows)
        .map((bin) => result.values(measure.id)[bin]!)
        .concat(shared);
    return (writers[measure.id] ??= format.alike(measure, listValues()))(value);
  };
}
