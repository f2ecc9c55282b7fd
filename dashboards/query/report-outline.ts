import { createPeriods, type Periods } from "./comparison/report-periods.ts";
import type { ViewLevel } from "./cross-filter/view-level.ts";
import type { ReportDefinition, StoryStep } from "./report-definition.ts";
import { resolveWhere } from "./resolve-where.ts";
import { readPath } from "./state/choose-selection.ts";
import type { ReportState } from "./state/report-state.ts";
import type { StateShape } from "./state/state-codec.ts";
import type { Axis } from "./table/axis.ts";

type Crumb = { depth: number; code: number; axis: Axis };

/** The states and views of a report, known without counting rows. */
export type ReportOutline = {
  start: ReportState;
  /** The levels of each view, coarse to fine. */
  shape: StateShape & { views: Readonly<Record<string, readonly ViewLevel[]>> };
  axes: (state: ReportState, view: string) => readonly Axis[];
  breadcrumb: (state: ReportState, view: string) => readonly Crumb[];
  periods: (state: ReportState) => Periods;
  /** Throws a `ReportFault` where a `where` is not valid. */
  stateOf: (step: Pick<StoryStep, "id" | "page" | "where" | "focus">) => ReportState;
};

export function makeOutline(
  definition: ReportDefinition,
  levels: readonly ViewLevel[],
): ReportOutline {
  const firstAxes = new Map(
    levels
      .filter(({ depth, axes, isFilterable }) => depth === 0 && axes.length === 1 && isFilterable)
      .map(({ view, axes }) => [view, axes[0]!]),
  );
  const start: ReportState = {
    page: definition.pages[0]!.id,
    filters: {},
    drill: {},
    sort: {},
    focus: null,
  };
  const stateOf: ReportOutline["stateOf"] = ({ id, page, where = {}, focus = null }) => {
    const filters = resolveWhere(`step "${id}"`, where, firstAxes);
    return { ...start, page, filters, focus };
  };
  for (const step of definition.story) stateOf(step);
  return {
    start,
    shape: describeShape(definition, levels),
    stateOf,
    periods: createPeriods(definition, levels),
    axes: (state, view) => findLevel(levels, view, readPath(state, view).length).axes,
    breadcrumb: (state, view) =>
      readPath(state, view).map((code, depth) => ({
        depth,
        code,
        axis: findLevel(levels, view, depth).axes[0]!,
      })),
  };
}

export function findLevel(levels: readonly ViewLevel[], view: string, depth: number): ViewLevel {
  return levels.find((level) => level.view === view && level.depth === depth)!;
}

function describeShape(
  definition: ReportDefinition,
  levels: readonly ViewLevel[],
): ReportOutline["shape"] {
  const views = Object.keys(definition.views);
  return {
    pages: definition.pages.map(({ id }) => id),
    visuals: definition.pages.flatMap(({ visuals = [] }) => visuals),
    measures: Object.keys(definition.measures),
    views: Object.fromEntries(
      views.map((id) => [id, levels.filter(({ view }) => view === id)] as const),
    ),
  };
}
