import type { Axis } from "./table/axis.ts";
import { checkDefinition, totalView } from "./check-definition.ts";
import { CrossFilter } from "./cross-filter/cross-filter.ts";
import { placeViews, type PlacedLevel } from "./cross-filter/placed-level.ts";
import type { PrefixIndex, PrefixInput } from "./cross-filter/prefix-index.ts";
import { makeContexts } from "./measures/make-contexts.ts";
import { buildBases } from "./measures/measure-bases.ts";
import type { ReportDefinition, StoryStep } from "./report-definition.ts";
import type { ReportState } from "./state/report-state.ts";
import { resolveWhere } from "./resolve-where.ts";
import type { StateShape } from "./state/state-codec.ts";
import type { Table } from "./table/table.ts";
import { makeViewResult, type ViewResult } from "./view-result.ts";

/** Where in a hierarchy a view is: a bin that was drilled into, and the axis that names it. */
export type Crumb = { depth: number; code: number; axis: Axis };

/** A definition over its rows, which answers what any state shows. */
export type ReportModel = {
  rowCount: number;
  /** The state a report opens with: the first page, nothing chosen. */
  start: ReportState;
  /** What a state may hold, for the codec. */
  shape: StateShape;
  /** Brings the views of the state's page, and any others named, up to date; of a drilled one, also the levels above. */
  show: (state: ReportState, others?: readonly string[]) => void;
  /** What a view on show has to say, at a depth no deeper than it is drilled to (there without one); `total` is always on show. */
  read: (view: string, depth?: number) => ViewResult;
  /** Rows that pass every filter, ascending. */
  listRows: () => Uint32Array;
  /** How many they are. */
  countRows: () => number;
  /** What names the bins of a view in a state, whether or not it is on show. */
  axes: (state: ReportState, view: string) => readonly Axis[];
  breadcrumb: (state: ReportState, view: string) => readonly Crumb[];
  /** The state a story step asks for. */
  stateOf: (step: Pick<StoryStep, "id" | "page" | "where" | "focus">) => ReportState;
  /** The views and rows that a worker turns into a prefix index for brushing a view; null where one is in use. */
  preparePrefix: (view: string) => PrefixInput | null;
  usePrefix: (prefix: PrefixIndex) => void;
};

/** Makes the model of a report; throws a `ReportFault` where the definition cannot work. */
export function createModel(definition: ReportDefinition, table: Table): ReportModel {
  checkDefinition(definition, table);
  const bases = buildBases(table, definition);
  const levels = placeViews(definition, table, bases);
  const crossFilter = new CrossFilter(table.rowCount, bases.packs, levels);
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
  let current = start;

  const show = (state: ReportState, others: readonly string[] = []): void => {
    const page = definition.pages.find(({ id }) => id === state.page);
    const views = new Set([totalView, ...(page?.views ?? []), ...others]);
    const shown = levels.filter(
      ({ view, depth }) => views.has(view) && depth <= readPath(state, view).length,
    );
    crossFilter.update(
      levels.map((level) => choose(level, state)),
      new Set(shown.map((level) => levels.indexOf(level))),
    );
    current = state;
  };
  const find = (view: string, state = current, depth = readPath(state, view).length): PlacedLevel =>
    levels.find((level) => level.view === view && level.depth === depth)!;
  const read = (view: string, depth?: number): ViewResult => {
    const level = find(view, current, depth);
    const parent = readPath(current, view)[level.depth - 1];
    const bins = Array.from({ length: level.size }, (_, bin) => bin);
    const shown =
      parent === undefined ? bins : bins.filter((bin) => level.parents?.[bin] === parent);
    const contexts = makeContexts({ table, bases, crossFilter, levels, level, shown });
    return makeViewResult({ ...level, shown }, level.measures, contexts);
  };
  const stateOf: ReportModel["stateOf"] = ({ id, page, where = {}, focus = null }) => {
    const filters = resolveWhere(`step "${id}"`, where, firstAxes);
    return { ...start, page, filters, focus };
  };
  for (const step of definition.story) stateOf(step);

  return {
    rowCount: table.rowCount,
    start,
    shape: describeShape(definition, levels),
    show,
    read,
    stateOf,
    listRows: () => {
      const mask = crossFilter.mask();
      return Uint32Array.from(mask.keys()).filter((row) => mask[row] === 0);
    },
    // The total is the first level, and its first sum the count.
    countRows: () => crossFilter.sums(0)[0]!,
    axes: (state, view) => find(view, state).axes,
    breadcrumb: (state, view) =>
      readPath(state, view).map((code, depth) => ({
        depth,
        code,
        axis: find(view, state, depth).axes[0]!,
      })),
    preparePrefix: (view) => crossFilter.preparePrefix(levels.indexOf(find(view))),
    usePrefix: (prefix) => crossFilter.usePrefix(prefix),
  };
}

function readPath({ drill }: ReportState, view: string): readonly number[] {
  return drill[view] ?? [];
}

/** What a level is filtered to: the bins chosen in it, or the one that was drilled into. */
function choose(level: PlacedLevel, state: ReportState): ReportState["filters"][string] | null {
  if (!level.isFilterable) return null;
  const path = readPath(state, level.view);
  if (path.length === level.depth) return state.filters[level.view] ?? null;
  return path.length === level.depth + 1 ? [path[level.depth]!] : null;
}

function describeShape(definition: ReportDefinition, levels: readonly PlacedLevel[]): StateShape {
  return {
    pages: definition.pages.map(({ id }) => id),
    visuals: definition.pages.flatMap(({ visuals = [] }) => visuals),
    measures: Object.keys(definition.measures),
    views: mapValues(definition.views, (_, view) => levels.filter((level) => level.view === view)),
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
