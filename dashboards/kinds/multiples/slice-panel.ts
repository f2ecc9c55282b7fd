import type { ViewResult } from "../../query/view-result.ts";

/** Returns one row of a pair result, as a result of the view of its columns. */
export function slicePanel(pair: ViewResult, row: number): ViewResult {
  const columns = pair.axes[1]!;
  const first = row * columns.size;
  const slice = (values: Float64Array): Float64Array =>
    values.subarray(first, first + columns.size);
  return {
    ...pair,
    axes: [columns],
    size: columns.size,
    shown: pair.shown.flatMap((cell) =>
      cell >= first && cell < first + columns.size ? cell - first : [],
    ),
    values: (measure) => slice(pair.values(measure)),
    totals: (measure) => slice(pair.totals(measure)),
    hasRows: (bin) => pair.hasRows(first + bin),
    countRows: (bin) => pair.countRows(first + bin),
  };
}
