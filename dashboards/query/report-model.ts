import { listFilteredColumns } from "./claims/list-read-columns.ts";
import { checkDefinition, totalView } from "./check-definition.ts";
import type { CountedRows } from "./counted-rows.ts";
import { CrossFilter } from "./cross-filter/cross-filter.ts";
import type { RowGrouping } from "./cross-filter/row-grouping.ts";
import { listLevels, type ViewLevel } from "./cross-filter/view-level.ts";
import { makeContexts } from "./measures/make-contexts.ts";
import { buildBases, type Bases } from "./measures/measure-bases.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { findLevel, makeOutline, readPath, type ReportOutline } from "./report-outline.ts";
import type { ReportState } from "./state/report-state.ts";
import type { Selection } from "./state/selection.ts";
import { withoutRows, type Table } from "./table/table.ts";
import { makeViewResult, type ViewResult } from "./view-result.ts";

/** What a report shows in one state; later states do not change it. */
export type ReportResult = {
  /** At most as deep as the view is drilled to, and by default that deep; `total` is always on show. */
  read: (view: string, depth?: number) => ViewResult;
  countRows: () => number;
  listRows: () => Uint32Array;
};

export type ReportModel = ReportOutline & {
  rowCount: number;
  /** Counts the page's views and `others`, of a drilled one also the levels above. */
  show: (state: ReportState, others?: readonly string[]) => ReportResult;
  /** What another model of the report can be made from without a pass over the rows; only while nothing is filtered by. */
  readCounted: () => CountedRows;
};

/** Makes the model of a report; throws a `ReportFault` where the definition cannot work. */
export function createModel(definition: ReportDefinition, table: Table): ReportModel {
  checkDefinition(definition, table);
  return openModel(definition, table);
}

/** What was counted before; the bins of rows can serve rows that differ elsewhere. */
type KnownRows = Pick<CountedRows, "codes"> & Partial<CountedRows>;

/** For a definition that was checked before, as the build does. */
export function openModel(
  definition: ReportDefinition,
  table: Table,
  counted: KnownRows | null = null,
  grouping: RowGrouping | null = null,
): ReportModel {
  const bases = buildBases(table, definition, counted?.amounts, grouping);
  const levels = makeLevels(definition, table, bases, counted);
  const counting = grouping?.groupLevels(levels) ?? levels;
  const total = levels[0]!;
  const groups = grouping?.groups ?? null;
  const codeCount = groups?.sizes.length ?? table.rowCount;
  const crossFilter = new CrossFilter(codeCount, bases.packs, counting, counted?.sums);
  const outline = makeOutline(definition, levels);
  const everyBin = new Map(
    levels.map((level) => [level, Array.from({ length: level.size }, (_, bin) => bin)] as const),
  );

  const update = (state: ReportState, others: readonly string[]): void => {
    const page = definition.pages.find(({ id }) => id === state.page);
    const views = new Set([totalView, ...(page?.views ?? []), ...others]);
    const shown = [...levels.keys()].filter((index) => {
      const { view, depth } = levels[index]!;
      return views.has(view) && depth <= readPath(state, view).length;
    });
    crossFilter.update(
      levels.map((level) => chooseSelection(level, state)),
      new Set(shown),
    );
  };

  const freeze = (state: ReportState): ReportResult => {
    const freezeLevel = crossFilter.freeze();
    const ofTotal = { level: total, frozen: freezeLevel(0) };
    const read = (view: string, depth: number): ViewResult => {
      const level = findLevel(levels, view, depth);
      const shown = listShown(level, everyBin.get(level)!, readPath(state, view)[depth - 1]);
      const frozen = level === total ? ofTotal.frozen : freezeLevel(levels.indexOf(level));
      const contexts = makeContexts({
        table,
        bases,
        grouping,
        level,
        shown,
        frozen,
        total: ofTotal,
      });
      const filteredColumns = listFilteredColumns(definition, state, view);
      return makeViewResult({ ...level, shown, filteredColumns }, level.measures, contexts);
    };
    const results = new Map<string, ViewResult>();
    return {
      read: (view, depth = readPath(state, view).length) => {
        const key = `${view} ${String(depth)}`;
        const result = results.get(key) ?? read(view, depth);
        results.set(key, result);
        return result;
      },
      countRows: () => ofTotal.frozen.sums()[0]!,
      listRows: () => {
        const isCounted = ofTotal.frozen.makeRowTest();
        const isIn = grouping?.testRows(isCounted) ?? isCounted;
        return Uint32Array.from({ length: table.rowCount }, (_, row) => row).filter(isIn);
      },
    };
  };

  return {
    ...outline,
    rowCount: table.rowCount,
    show: (state, others = []) => {
      update(state, others);
      return freeze(state);
    },
    readCounted: () => ({
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([name, { values }]) => [name, values]),
      ),
      codes: counting.map(({ codes }) => codes),
      groups,
      amounts: bases.packs.readAmounts(),
      sums: crossFilter.readCounted(),
    }),
  };
}

function makeLevels(
  definition: ReportDefinition,
  table: Table,
  bases: Bases,
  counted: KnownRows | null,
): ViewLevel[] {
  if (counted === null) return listLevels(definition, table, bases);
  const levels = listLevels(definition, withoutRows(table), bases);
  for (const [at, level] of levels.entries()) level.codes = counted.codes[at]!;
  return levels;
}

function listShown(
  { parents }: ViewLevel,
  bins: readonly number[],
  parent: number | undefined,
): readonly number[] {
  return parent === undefined ? bins : bins.filter((bin) => parents?.[bin] === parent);
}

/** What a level is filtered by: what is selected, or on the levels above a drill what it leads through. */
export function chooseSelection(level: ViewLevel, state: ReportState): Selection | null {
  if (!level.isFilterable) return null;
  const path = readPath(state, level.view);
  if (path.length === level.depth) return state.filters[level.view] ?? null;
  return path.length === level.depth + 1 ? [path[level.depth]!] : null;
}
