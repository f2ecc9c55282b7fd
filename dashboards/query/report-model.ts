import { listFilteredColumns } from "./claims/list-read-columns.ts";
import { checkDefinition, totalView } from "./check-definition.ts";
import { openSides, type SideSums } from "./comparison/open-sides.ts";
import { mapSides, type Sides } from "./comparison/sides.ts";
import type { CountedRows } from "./counted-rows.ts";
import { CrossFilter } from "./cross-filter/cross-filter.ts";
import type { RowGrouping } from "./cross-filter/row-grouping.ts";
import { listLevels, type ViewLevel } from "./cross-filter/view-level.ts";
import type { MeasureContext } from "./measures/evaluate-measure.ts";
import { makeContexts, type Compared, type Contexts } from "./measures/make-contexts.ts";
import { isChange } from "./measures/measure.ts";
import { buildBases, type Bases } from "./measures/measure-bases.ts";
import { once, remember } from "./remember.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { findLevel, makeOutline, type ReportOutline } from "./report-outline.ts";
import { chooseSelection, readPath } from "./state/choose-selection.ts";
import type { ReportState } from "./state/report-state.ts";
import { withoutRows, type Table } from "./table/table.ts";
import { makeViewResult, type ViewResult } from "./view-result.ts";

/** The results of a report in one state; later states do not change them. */
export type ReportResult = {
  /** Reads a view at a depth, at most and by default that of its drill; `total` is always shown. */
  read: (view: string, depth?: number) => ViewResult;
  countRows: () => number;
  listRows: () => Uint32Array;
};

export type ReportModel = ReportOutline & {
  rowCount: number;
  /** Counts the page's views and `others`; for a drilled view also the levels above. */
  show: (state: ReportState, others?: readonly string[]) => ReportResult;
  /** Returns the data from which another model can be made without a pass over the rows; valid only without filters. */
  readCounted: () => CountedRows;
};

/** Makes the model of a report; throws a `ReportFault` where the definition is invalid. */
export function createModel(definition: ReportDefinition, table: Table): ReportModel {
  checkDefinition(definition, table);
  return openModel(definition, table);
}

const notCompared = { filtered: () => null, unfiltered: () => null };

/** Data counted before; bins of rows are reusable where rows differ in other columns. */
type KnownRows = Pick<CountedRows, "codes"> & Partial<CountedRows>;

/** Opens a model without checking its definition, which the build has checked. */
export function openModel(
  definition: ReportDefinition,
  table: Table,
  counted: KnownRows | null = null,
  grouping: RowGrouping | null = null,
): ReportModel {
  const bases = buildBases(table, definition, counted?.amounts, grouping);
  const levels = makeLevels(definition, table, bases, counted);
  const counting = countBlanks(grouping?.groupLevels(levels) ?? levels);
  const total = levels[0]!;
  const groups = grouping?.groups ?? null;
  const codeCount = groups?.sizes.length ?? table.rowCount;
  const crossFilter = new CrossFilter(codeCount, bases.packs, counting, counted?.sums);
  const outline = makeOutline(definition, levels);
  const everyBin = new Map(
    levels.map((level) => [level, Array.from({ length: level.size }, (_, bin) => bin)] as const),
  );

  const sides = openSides({
    definition,
    packs: bases.packs,
    levels,
    counting,
    periods: outline.periods,
    start: outline.start,
    counted: counted?.sides ?? null,
  });

  const update = (state: ReportState, others: readonly string[]): Sides<SideSums> | null => {
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
    // A model without rows only names bins.
    if (table.rowCount === 0) return null;
    const changing = shown.filter((index) => index === 0 || hasChange(levels[index]!));
    return sides.show(state, new Set(changing));
  };

  const freeze = (state: ReportState, compared: Sides<SideSums> | null): ReportResult => {
    const rows = { levels, freeze: remember(crossFilter.freeze()) };
    const ofTotal = rows.freeze(0);
    const read = (view: string, depth: number): ViewResult => {
      const level = findLevel(levels, view, depth);
      const shown = listShown(level, everyBin.get(level)!, readPath(state, view)[depth - 1]);
      const index = levels.indexOf(level);
      const open = (some: SideSums, between: Record<keyof Contexts, Compared>): Contexts =>
        makeContexts({
          table,
          bases,
          grouping,
          level: some.levels[index]!,
          levels: some === rows ? levels : null,
          shown,
          frozen: some.freeze(index),
          total: { level: total, frozen: some.freeze(0) },
          sides: between,
        });
      const openSide = (side: SideSums): MeasureContext => open(side, notCompared).filtered();
      const contexts = open(rows, {
        filtered: once(() => mapSides(compared, openSide)),
        unfiltered: once(() => mapSides(sides.showAll(state), openSide)),
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
      countRows: () => ofTotal.sums()[0]!,
      listRows: () => {
        const isCounted = ofTotal.makeRowTest();
        const isIn = grouping?.testRows(isCounted) ?? isCounted;
        return Uint32Array.from({ length: table.rowCount }, (_, row) => row).filter(isIn);
      },
    };
  };

  return {
    ...outline,
    rowCount: table.rowCount,
    show: (state, others = []) => {
      const compared = update(state, others);
      return freeze(state, compared);
    },
    readCounted: () => ({
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([name, { values }]) => [name, values]),
      ),
      codes: counting.map(({ codes }) => codes),
      groups,
      amounts: bases.packs.readAmounts(),
      sums: crossFilter.readCounted(),
      sides: sides.readCounted(),
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

/** Gives levels the bin of rows without a value, for counting; the levels themselves if none has one. */
export function countBlanks(levels: readonly ViewLevel[]): readonly ViewLevel[] {
  if (levels.every(({ blank }) => blank === undefined)) return levels;
  return levels.map((level) =>
    level.blank === undefined ? level : { ...level, size: level.blank + 1 },
  );
}

/** True where a level has measures of change. */
function hasChange({ measures }: ViewLevel): boolean {
  return [...measures.values()].some(({ value }) => isChange(value));
}

function listShown(
  { parents }: ViewLevel,
  bins: readonly number[],
  parent: number | undefined,
): readonly number[] {
  return parent === undefined ? bins : bins.filter((bin) => parents?.[bin] === parent);
}
