import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { chooseSelection } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { findCoveredDays } from "./covered-days.ts";
import { findDateAxis, listFilteredDays } from "./filtered-days.ts";
import {
  resolveComparison,
  type ComparisonKind,
  type DayRange,
  type PeriodComparison,
} from "./period-comparison.ts";

/** The days that pass the filters of a state, and their comparison, by default the one of the state. */
export type Periods = {
  days: readonly DayRange[];
  resolve: (kind?: ComparisonKind) => PeriodComparison | null;
};

/** The default is the same period of the year before; where it has no data, nothing is compared. */
function readComparison({ comparison }: ReportState): ComparisonKind {
  return comparison ?? "yearBefore";
}

export function createPeriods(
  definition: ReportDefinition,
  levels: readonly ViewLevel[],
): (state: ReportState) => Periods {
  const covered = findCoveredDays(definition);
  if (covered === null) return () => ({ days: [], resolve: () => null });
  const dated = levels.flatMap((level) => {
    const axis = findDateAxis(definition, level);
    return axis === null ? [] : [{ level, axis }];
  });
  let last: { key: string; open: (asked: ComparisonKind) => Periods } | undefined;
  return (state) => {
    const filters = dated.flatMap(({ level, axis }) => {
      const selection = chooseSelection(level, state);
      return selection === null ? [] : [{ axis, selection, bins: level.size, view: level.view }];
    });
    // Filters of other columns have no effect here.
    const key = JSON.stringify(filters);
    if (last?.key !== key)
      last = { key, open: openPeriods(covered, listFilteredDays(covered, filters)) };
    return last.open(readComparison(state));
  };
}

function openPeriods(
  covered: DayRange,
  days: readonly DayRange[],
): (asked: ComparisonKind) => Periods {
  const known = new Map<ComparisonKind, PeriodComparison | null>();
  const resolve = (kind: ComparisonKind): PeriodComparison | null => {
    if (!known.has(kind)) known.set(kind, resolveComparison(kind, covered, days));
    return known.get(kind)!;
  };
  return (asked) => ({ days, resolve: (kind = asked) => resolve(kind) });
}
