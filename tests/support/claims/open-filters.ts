import type { ReportState } from "../../../dashboards/query/state/report-state.ts";

type Rows = readonly number[];
type Coded = { bins: ArrayLike<number>; size: number };

type Passing = (state: ReportState, except: string) => Rows;

/** Returns functions that list, row by row, the rows under all filters of a state but those of one view. */
export function openFilters(
  everyRow: Rows,
  codesOf: (view: string) => Coded,
): Record<"passing" | "passOnce", Passing> {
  const passing: Passing = ({ filters }, except) => {
    let rows: Rows = everyRow;
    for (const [view, chosen] of Object.entries(filters)) {
      if (view === except) continue;
      const { bins, size } = codesOf(view);
      const isIn = Array.from({ length: size }, (_, bin) =>
        "from" in chosen ? bin >= chosen.from && bin < chosen.to : chosen.includes(bin),
      );
      rows = rows.filter((row) => isIn[bins[row]!]);
    }
    return rows;
  };
  let last: { filters: object; rows: Map<string, Rows> } | undefined;
  /** The rows are the same for all views that have no filter of their own. */
  const passOnce: Passing = (state, view) => {
    if (last?.filters !== state.filters) last = { filters: state.filters, rows: new Map() };
    const except = view in state.filters ? view : "";
    const found = last.rows.get(except) ?? passing(state, except);
    last.rows.set(except, found);
    return found;
  };
  return { passing, passOnce };
}
