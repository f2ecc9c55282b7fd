import type { Filters, Selection } from "./selection.ts";

/** How the rows of a view are ordered: by a measure, or by `label`. */
export type Sort = { by: string; isDescending: boolean };

/** All that a reader has chosen in a report: serialisable, for the address, undo, bookmarks, story steps and tests. */
export type ReportState = {
  page: string;
  /** Bins chosen in a view, at the level it is drilled to. */
  filters: Filters;
  /** Codes gone into in a view, coarse to fine: `[2]` in year > quarter shows the quarters of year 2. */
  drill: Readonly<Record<string, readonly number[]>>;
  sort: Readonly<Record<string, Sort>>;
  /** The visual that fills the page. */
  focus: string | null;
};

/** The state with a view filtered to a selection, or to nothing in particular. */
export function selectBins(
  state: ReportState,
  view: string,
  selection: Selection | null,
): ReportState {
  return { ...state, filters: replaceEntry(state.filters, view, selection) };
}

/** The state with one bin more or less in the selection of a view; a range gives way to the bin. */
export function toggleBin(state: ReportState, view: string, code: number): ReportState {
  const chosen = state.filters[view];
  const codes = chosen === undefined || !Array.isArray(chosen) ? [] : (chosen as readonly number[]);
  const next = codes.includes(code)
    ? codes.filter((other) => other !== code)
    : [...codes, code].toSorted((a, b) => a - b);
  return selectBins(state, view, next.length === 0 ? null : next);
}

/** The state without filters, drilled as it is not: what "clear all" gives. */
export function clearFilters(state: ReportState): ReportState {
  return { ...state, filters: {}, drill: {} };
}

/** The state with a view ordered, or as it comes. */
export function sortView(state: ReportState, view: string, sort: Sort | null): ReportState {
  return { ...state, sort: replaceEntry(state.sort, view, sort) };
}

/** The state one level further in: only the children of `code`, which is now filtered by. */
export function drillDown(state: ReportState, view: string, code: number): ReportState {
  return setPath(state, view, [...(state.drill[view] ?? []), code]);
}

/** The state back at a depth of a view, one level out by default; 0 is the coarsest. */
export function drillUp(state: ReportState, view: string, depth?: number): ReportState {
  const path = state.drill[view] ?? [];
  return setPath(state, view, path.slice(0, depth ?? Math.max(path.length - 1, 0)));
}

/** The state with a view at its coarsest level, filtered to the bin that it was drilled into. */
export function closeDrill(state: ReportState, view: string): ReportState {
  const [outermost] = state.drill[view] ?? [];
  return outermost === undefined ? state : selectBins(drillUp(state, view, 0), view, [outermost]);
}

function setPath(state: ReportState, view: string, path: readonly number[]): ReportState {
  const drill = replaceEntry(state.drill, view, path.length === 0 ? null : path);
  // Bins of another level mean nothing here.
  return selectBins({ ...state, drill }, view, null);
}

function replaceEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | null,
): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return value === null ? rest : { ...rest, [key]: value };
}
