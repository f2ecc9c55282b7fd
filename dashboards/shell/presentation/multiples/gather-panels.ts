import type { ReportState } from "../../../query/state/report-state.ts";
import type { ReportOutline } from "../../../query/report-outline.ts";
import type { ViewResult } from "../../../query/view-result.ts";
import type { Dimension } from "../list-dimensions.ts";
import { narrowState } from "../narrow-state.ts";
import type { Counter } from "../../../query/open-counter.ts";

/** The bins of a panel: one, or in the last panel all bins without a panel of their own. */
export type Panel = { bins: readonly number[]; isRest: boolean };

const mostPanels = 12;

/**
 * Lists panels for the bins with most rows in the report, in axis order, and one for the others; filters do not change
 * them.
 */
export function listPanels(
  { view, axis }: Dimension,
  outline: ReportOutline,
  count: Counter,
): Panel[] {
  const bins = Array.from({ length: axis.size }, (_, bin) => bin);
  if (axis.size <= mostPanels) return bins.map((bin) => ({ bins: [bin], isRest: false }));
  const { countRows } = count(outline.start, [view]).read(view, 0);
  const byRows = bins.toSorted((a, b) => countRows(b) - countRows(a) || a - b);
  const own = new Set(byRows.slice(0, mostPanels - 1));
  return [
    ...bins.filter((bin) => own.has(bin)).map((bin) => ({ bins: [bin], isRest: false })),
    { bins: bins.filter((bin) => !own.has(bin)), isRest: true },
  ];
}

/** Counts a view for each panel under the filters of a state; panels without rows are left out. */
export function gatherPanels(
  panels: readonly Panel[],
  dimension: string,
  { state, view, count }: { state: ReportState; view: string; count: Counter },
): { panel: Panel; result: ViewResult; state: ReportState }[] {
  return panels.flatMap((panel) => {
    const narrowed = narrowState(state, dimension, panel.bins);
    if (narrowed === null) return [];
    const result = count(narrowed, [view]).read(view);
    return result.shown.some(result.hasRows) ? [{ panel, result, state: narrowed }] : [];
  });
}

/**
 * Joins the results of a view into one pair result, a row for each; `totals` are the values of the spotlight's part.
 */
export function joinPanels(
  results: readonly ViewResult[],
  parts: readonly ViewResult["totals"][],
): ViewResult {
  const [first] = results;
  const columns = first?.size ?? 0;
  const rowOf = (cell: number): ViewResult => results[Math.floor(cell / columns)]!;
  const labels = results.map((_, row) => String(row));
  return {
    axes: [{ kind: "labels", size: results.length, labels }, ...(first?.axes ?? [])],
    depth: first?.depth ?? 0,
    size: results.length * columns,
    shown: results.flatMap(({ shown }, row) => shown.map((bin) => row * columns + bin)),
    values: joinRows(
      results.map(({ values }) => values),
      columns,
    ),
    totals: joinRows(parts, columns),
    hasRows: (cell) => rowOf(cell).hasRows(cell % columns),
    countRows: (cell) => rowOf(cell).countRows(cell % columns),
    whole: () => Number.NaN,
    compared: () => null,
    isFiltered: () => false,
    filteredColumns: [],
  };
}

function joinRows(
  rows: readonly ViewResult["values"][],
  columns: number,
): (measure: string) => Float64Array {
  const known = new Map<string, Float64Array>();
  return (measure) => {
    const joined = known.get(measure) ?? new Float64Array(rows.length * columns);
    if (!known.has(measure)) {
      for (const [row, read] of rows.entries()) joined.set(read(measure), row * columns);
      known.set(measure, joined);
    }
    return joined;
  };
}
