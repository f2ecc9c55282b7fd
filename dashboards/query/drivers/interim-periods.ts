import {
  joinDays,
  resolveComparison,
  type PeriodComparison,
} from "../comparison/period-comparison.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { chooseSelection } from "../report-model.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins } from "../state/selection.ts";
import type { Table } from "../table/table.ts";

type Kind = "yearBefore" | "previous" | "none";
export type Periods = (state: ReportState) => {
  resolve: (kind?: Kind) => PeriodComparison | null;
};

export function createPeriods(
  { views, columns, comparedBy = "" }: Pick<ReportDefinition, "views" | "columns" | "comparedBy">,
  table: Table,
  levels: readonly ViewLevel[],
): Periods {
  const column = columns[comparedBy];
  if (column?.kind !== "day") return () => ({ resolve: () => null });
  const { first, last } = column;
  const { values } = table.columns[comparedBy]!;
  return (state) => {
    const size = last - first + 1;
    const flags = new Int8Array(size).fill(-1);
    const dated = levels.filter(({ view, depth }) => {
      const shape = views[view]?.shape;
      return shape?.kind === "bins" && shape.levels[depth]!.column === comparedBy;
    });
    const passed = dated.flatMap((level) => {
      const selection = chooseSelection(level, state);
      return selection === null
        ? []
        : [{ codes: level.codes, isIn: flagBins(selection, level.size) }];
    });
    for (let row = 0; row < values.length; row += 1) {
      const isIn = passed.every(({ codes, isIn: own }) => own[codes[row]!] === 1);
      flags[values[row]! - first] = isIn ? 1 : 0;
    }
    let known = 1;
    const days: number[] = [];
    for (let at = 0; at < size; at += 1) {
      if (flags[at] !== -1) known = flags[at]!;
      if (known === 1) days.push(first + at);
    }
    return {
      resolve: (kind = "yearBefore") =>
        resolveComparison(kind, { from: first, to: last + 1 }, joinDays(days)),
    };
  };
}
