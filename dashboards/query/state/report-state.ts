import type { Settings } from "../scenario/scenario.ts";
import type { Filters, Selection } from "./selection.ts";

/**
 * Presentation of visuals, as in the address (`dashboards/shell/presentation`): by id of the visual, and at `*` the
 * spotlight.
 */
type Presentation = Readonly<Record<string, string>>;

export type Sort = { by: string; isDescending: boolean };

/**
 * All choices of a reader; serialisable. `drill` has the codes drilled into, coarse to fine: `[2]` in year > quarter
 * shows the quarters of year 2. `focus` is the visual that fills the page, `scenario` the settings of the sliders;
 * `why` a question about a figure, as in the address (`dashboards/shell/later/why`), never together with a scenario.
 * `comparison` replaces the default, the same period of the year before; `groups` are two bins of a view that cards
 * compare. `presented` is the step of the presentation,
 * `lever` the assumption of the action above the report.
 */
export type ReportState = {
  page: string;
  filters: Filters;
  drill: Readonly<Record<string, readonly number[]>>;
  sort: Readonly<Record<string, Sort>>;
  focus: string | null;
  scenario?: Settings | undefined;
  why?: string | undefined;
  presentation?: Presentation | undefined;
  comparison?: "previous" | "none" | undefined;
  groups?: { view: string; of: readonly [number, number] } | undefined;
  presented?: number | undefined;
  lever?: number | undefined;
};

export function selectBins(
  state: ReportState,
  view: string,
  selection: Selection | null,
): ReportState {
  return { ...state, filters: replaceEntry(state.filters, view, selection) };
}

/** Selects a bin or removes it from the selection; a selected range is replaced by the bin. */
export function toggleBin(state: ReportState, view: string, code: number): ReportState {
  const chosen = state.filters[view];
  const codes = chosen === undefined || !Array.isArray(chosen) ? [] : (chosen as readonly number[]);
  const next = codes.includes(code)
    ? codes.filter((other) => other !== code)
    : [...codes, code].toSorted((a, b) => a - b);
  return selectBins(state, view, next.length === 0 ? null : next);
}

/** Removes filters and drills; an empty `drill` stays the same object, since then only filters change. */
export function clearFilters(state: ReportState): ReportState {
  return { ...state, filters: {}, drill: Object.keys(state.drill).length > 0 ? {} : state.drill };
}

export function sortView(state: ReportState, view: string, sort: Sort | null): ReportState {
  return { ...state, sort: replaceEntry(state.sort, view, sort) };
}

/** Drills one level further, into the children of `code`. */
export function drillDown(state: ReportState, view: string, code: number): ReportState {
  return setPath(state, view, [...(state.drill[view] ?? []), code]);
}

/** Drills out to a depth, by default one level; 0 is the coarsest. */
export function drillUp(state: ReportState, view: string, depth?: number): ReportState {
  const path = state.drill[view] ?? [];
  return setPath(state, view, path.slice(0, depth ?? Math.max(path.length - 1, 0)));
}

/** Drills out to the coarsest level, filtered to the bin that was drilled into. */
export function closeDrill(state: ReportState, view: string): ReportState {
  const [outermost] = state.drill[view] ?? [];
  return outermost === undefined ? state : selectBins(drillUp(state, view, 0), view, [outermost]);
}

function setPath(state: ReportState, view: string, path: readonly number[]): ReportState {
  const drill = replaceEntry(state.drill, view, path.length === 0 ? null : path);
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
