import { CrossFilter, type CountedViews } from "../cross-filter/cross-filter.ts";
import { addRows, type FrozenSums } from "../cross-filter/freeze-sums.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { Packs } from "../measures/pack-bases.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { once, remember } from "../remember.ts";
import { chooseSelection } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins, type Selection } from "../state/selection.ts";
import type { Codes } from "../table/codes.ts";
import { findCoveredDays } from "./covered-days.ts";
import { findDateAxis } from "./filtered-days.ts";
import { moveDays, moveLevel } from "./move-level.ts";
import { listDays, type DayRange, type PeriodComparison } from "./period-comparison.ts";
import type { Periods } from "./report-periods.ts";
import { mapSides, type Sides } from "./sides.ts";

/** One side of a comparison: levels with the bins of its rows, and its sums by the index of a level. */
export type SideSums = {
  levels: readonly ViewLevel[];
  freeze: (index: number) => FrozenSums;
};

/** Both sides as they were counted; `key` is that of their comparison. */
export type CountedSides = Sides<CountedViews> & { key: string };

/** Counts both sides of a comparison; null where there is none. */
export type OpenSides = {
  /** Sums of the shown levels under the filters of a state. */
  show: (state: ReportState, shown: ReadonlySet<number>) => Sides<SideSums> | null;
  /** Sums without filters, computed for each level when they are first read. */
  showAll: (state: ReportState) => Sides<SideSums> | null;
  readCounted: () => CountedSides | null;
};

type Rows = {
  definition: ReportDefinition;
  packs: Packs;
  /** `levels` are by row, `counting` by what is counted: rows or groups of rows. */
  levels: readonly ViewLevel[];
  counting: readonly ViewLevel[];
  periods: (state: ReportState) => Periods;
  start: ReportState;
  counted: CountedSides | null;
};

type Side = { levels: readonly ViewLevel[]; counting: readonly ViewLevel[]; filter: CrossFilter };

/**
 * Opens the counting of both sides. Rows of the reference have the bins of the days that they are compared with, so
 * that every filter and view by date means the same on both sides; a level of days excludes rows without a counterpart.
 */
export function openSides(rows: Rows): OpenSides {
  const { definition, packs, levels, counting, periods, start, counted: known } = rows;
  const covered = findCoveredDays(definition);
  if (covered === null) return { show: () => null, showAll: () => null, readCounted: () => null };
  const dayLevel = counting.length - 1;
  const outside = covered.to - covered.from;
  const axes = levels.map((level, at) =>
    at === dayLevel
      ? { step: 1, size: level.size, binOf: (day: number) => day - covered.from }
      : findDateAxis(definition, level),
  );
  const open = (
    own: readonly ViewLevel[],
    counted: readonly ViewLevel[],
    sums: CountedViews | undefined,
  ): Side => ({
    levels: own,
    counting: counted,
    filter: new CrossFilter(counted[0]!.codes.length, packs, counted, sums),
  });
  const openReference = (compared: PeriodComparison, sums: CountedViews | undefined): Side => {
    const days = moveDays(covered, compared);
    const move = (all: readonly ViewLevel[]): ViewLevel[] =>
      all.map((level, at) => {
        const axis = axes[at]!;
        if (axis === null) return level;
        const dayOf = (): Codes => all[dayLevel]!.codes;
        return moveLevel(level, { axis, days, dayOf, ...(at === dayLevel && { outside }) });
      });
    const counted = move(counting);
    return open(counting === levels ? counted : move(levels), counted, sums);
  };
  let current: Side | undefined;
  let reference: { key: string; side: Side } | undefined;
  const openBoth = (compared: PeriodComparison): Sides<Side> => {
    current ??= open(levels, counting, known?.current);
    const key = JSON.stringify([compared.shift, compared.hasLeapDay]);
    if (reference?.key !== key) {
      const sums = known?.key === key ? known.reference : undefined;
      reference = { key, side: openReference(compared, sums) };
    }
    return { current, reference: reference.side };
  };

  /** Sums the days compared, regardless of other filters. */
  const freezeDays = ({ counting: counted }: Side, days: Selection) => {
    const makeRowTest = once(() => {
      const { codes, size } = counted[dayLevel]!;
      const isIn = flagBins(days, size);
      return (row: number): boolean => isIn[codes[row]!] === 1;
    });
    return remember((index: number): FrozenSums => {
      const sums = once(() => addRows(counted[index]!, packs, makeRowTest()));
      return { sums, totals: sums, makeRowTest, selections: [] };
    });
  };

  return {
    show: (state, shown) => {
      const comparison = periods(state).resolve();
      if (comparison === null) return null;
      const days = selectDays(comparison.current, covered);
      const selections = levels.map((level, at) =>
        at === dayLevel ? days : chooseSelection(level, state),
      );
      const count = (side: Side): SideSums => {
        side.filter.update(selections, shown);
        const freeze = side.filter.freeze();
        const freezeAll = freezeDays(side, days);
        return {
          levels: side.levels,
          freeze: remember((index) => ({ ...freeze(index), totals: freezeAll(index).totals })),
        };
      };
      return mapSides(openBoth(comparison), count);
    },
    showAll: ({ comparison: kind }) => {
      const comparison = periods({ ...start, comparison: kind }).resolve();
      if (comparison === null) return null;
      const days = selectDays(comparison.current, covered);
      return mapSides(openBoth(comparison), (side) => ({
        levels: side.levels,
        freeze: freezeDays(side, days),
      }));
    },
    readCounted: () =>
      current && reference
        ? {
            key: reference.key,
            current: current.filter.readCounted(),
            reference: reference.side.filter.readCounted(),
          }
        : null,
  };
}

function selectDays(days: readonly DayRange[], { from: first }: DayRange): Selection {
  const [range] = days;
  if (days.length === 1) return { from: range!.from - first, to: range!.to - first };
  return listDays(days).map((day) => day - first);
}
