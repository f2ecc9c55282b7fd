import type { ReportState } from "./report-state.ts";

/** The measure and dimension that were chosen for a visual, empty where none was. */
type VisualPresentation = { measure: string; dimension: string; isTable: boolean };

/** A bin of a view's coarsest level. */
export type Spotlight = { view: string; bin: number };

const spotlightKey = "*";

/** Reads `profit~channel~table`; the caller checks that the report has these names. */
export function readVisual({ presentation }: ReportState, id: string): VisualPresentation {
  const [measure = "", dimension = "", table = ""] = presentation?.[id]?.split("~") ?? [];
  return { measure, dimension, isTable: table !== "" };
}

export function presentVisual(
  state: ReportState,
  id: string,
  change: Partial<VisualPresentation>,
): ReportState {
  const { measure, dimension, isTable } = { ...readVisual(state, id), ...change };
  return replace(state, id, [measure, dimension, isTable ? "table" : ""].join("~"));
}

export function readSpotlight({ presentation }: ReportState): Spotlight | null {
  const [, view, bin] = /^(.+)~(\d+)$/.exec(presentation?.[spotlightKey] ?? "") ?? [];
  return view === undefined ? null : { view, bin: Number(bin) };
}

export function shineOn(state: ReportState, spotlight: Spotlight | null): ReportState {
  const text = spotlight === null ? "" : `${spotlight.view}~${String(spotlight.bin)}`;
  return replace(state, spotlightKey, text);
}

/** Returns a state without the key where its text is empty, and without `presentation` where nothing is left. */
function replace(state: ReportState, key: string, text: string): ReportState {
  const { [key]: _, ...others } = state.presentation ?? {};
  const next = /[^~]/.test(text) ? { ...others, [key]: text.replace(/~+$/, "") } : others;
  return { ...state, presentation: Object.keys(next).length === 0 ? undefined : next };
}
