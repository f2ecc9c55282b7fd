import type { Chart } from "./chart.ts";

type Lists = {
  2: readonly [Float64Array, Float64Array];
  3: readonly [Float64Array, Float64Array, Float64Array];
  4: readonly [Float64Array, Float64Array, Float64Array, Float64Array];
};

/** Returns the values of the first measures of a chart, a list of bins for each. */
export function readValues<Count extends keyof Lists>(
  { result, measures }: Pick<Chart, "result" | "measures">,
  count: Count,
): Lists[Count] {
  const lists = measures.slice(0, count).map(({ id }) => result.values(id));
  return lists as unknown as Lists[Count];
}
