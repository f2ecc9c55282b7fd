import { listCodes } from "../../kinds/read-selection.ts";
import type { ShownMeasure } from "../../kinds/chart.ts";
import type { Selection } from "../../query/state/selection.ts";
import type { ViewResult } from "../../query/view-result.ts";

/**
 * Converts the result of a view by one column into a pair: measures down, bins across; bin = row × number of columns +
 * column. Values ignore the requested measure: a cell has the value of its row's measure.
 */
export function pivotMeasures(
  result: ViewResult,
  measures: readonly Pick<ShownMeasure, "id">[],
): ViewResult {
  const { axes, depth, size: columns, shown } = result;
  const join = (read: (measure: string) => Float64Array): (() => Float64Array) => {
    let joined: Float64Array | undefined;
    return () => {
      if (joined !== undefined) return joined;
      joined = new Float64Array(measures.length * columns);
      for (const [row, { id }] of measures.entries()) joined.set(read(id), row * columns);
      return joined;
    };
  };
  const down = {
    kind: "labels",
    size: measures.length,
    labels: measures.map(({ id }) => id),
  } as const;
  return {
    axes: [down, ...axes],
    depth,
    size: measures.length * columns,
    shown: measures.flatMap((_, row) => shown.map((bin) => row * columns + bin)),
    values: join(result.values),
    totals: join(result.totals),
    hasRows: (cell) => result.hasRows(cell % columns),
    whole: result.whole,
    compared: result.compared,
    countRows: (cell) => result.countRows(cell % columns),
    isFiltered: result.isFiltered,
    filteredColumns: result.filteredColumns,
  };
}

export function pivotSelection(
  selection: Selection | null,
  { rows, columns }: { rows: number; columns: number },
): Selection | null {
  if (selection === null) return null;
  const chosen = listCodes(selection);
  return Array.from({ length: rows }, (_, row) => chosen.map((bin) => row * columns + bin)).flat();
}

/** Converts a selection of cells into one of columns; removing one cell removes its column. */
export function unpivotSelection(
  next: Selection | null,
  before: Selection | null,
  { rows, columns }: { rows: number; columns: number },
): Selection | null {
  const cells = listCodes(next);
  const chosen = listCodes(before);
  const counts = Array.from({ length: columns }, () => 0);
  for (const cell of cells) counts[cell % columns]! += 1;
  const isAdded = chosen.length > 0 && cells.length >= chosen.length * rows - 1;
  const bins = [...counts.keys()].filter((column) =>
    isAdded && chosen.includes(column) ? counts[column] === rows : counts[column]! > 0,
  );
  const isSame = !isAdded && bins.length === 1 && chosen.length === 1 && bins[0] === chosen[0];
  return bins.length === 0 || isSame ? null : bins;
}
