import { findCoveredDays } from "../comparison/covered-days.ts";
import { findDateAxis } from "../comparison/filtered-days.ts";
import { moveDays, moveLevel } from "../comparison/move-level.ts";
import type { PeriodComparison } from "../comparison/period-comparison.ts";
import { createPeriods } from "../comparison/report-periods.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { matchCondition } from "../measures/condition.ts";
import { listParts, type Condition, type Measure } from "../measures/measure.ts";
import { once } from "../remember.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { selectBins, type ReportState } from "../state/report-state.ts";
import { listExplained } from "./dimension.ts";
import { findTarget, type Asked, type DriverRows, type Target } from "./driver-rows.ts";
import { flagRows, keepDays } from "./flag-rows.ts";
import { addsUp } from "./linear-form.ts";
import { findOwnSides } from "./own-sides.ts";
import type { Sides } from "./terms.ts";

/** `change`: why a figure changed between two periods; `weight`: which part of the rows weighs on it. */
export type QuestionKind = "change" | "weight";

/** The name of a side: bins, a condition, days, all rows under the filters, all rows, or the rest of them. */
export type SideName =
  | { kind: "bins"; level: ViewLevel; bins: readonly number[] }
  | { kind: "condition"; condition: Condition }
  | { kind: "period"; period: PeriodComparison; side: "current" | "reference" }
  | { kind: "filtered" | "all" | "rest" };

export type Question = {
  kind: QuestionKind;
  measure: Measure;
  flags: Sides<Uint8Array>;
  /** Rows that a `share` of the view refers to. */
  whole: Uint8Array;
  names: Sides<SideName>;
  /** Weight of the reference in the difference: 0 for the parts of a sum. */
  factor: 0 | 1;
  /** Sign of a division of the difference by the reference's value; 0 for none. */
  relative: 1 | -1 | 0;
  /** Columns that cannot be a reason. */
  excluded: ReadonlySet<string>;
};

/** Lists the questions about a figure, the usual one first: change for cards and periods, weight for other bins. */
export function* listQuestions(
  rows: DriverRows,
  state: ReportState,
  asked: Asked,
): Generator<void, Question[]> {
  const measure = rows.definition.measures[asked.measure]!.value;
  const target = findTarget(rows, state, asked);
  yield;
  const change = askChange(rows, state, target, measure);
  yield;
  const weight = askWeight(rows, target, measure);
  const questions = [...change, ...weight];
  const isPart = target.level !== null && !isDated(rows.definition, target.level);
  return isPart ? questions.toReversed() : questions;
}

function askChange(
  { definition, levels, table }: DriverRows,
  state: ReportState,
  { level, bins, group: whole }: Target,
  asked: Measure,
): Question[] {
  const { comparedBy = "" } = definition;
  const column = table.columns[comparedBy];
  const covered = findCoveredDays(definition);
  const measure = asked.kind === "change" ? asked.of : asked;
  if (column === undefined || covered === null || hasShare(measure)) return [];
  // A view that cannot filter is treated as one that can.
  const own = levels.map((one) => (one === level ? { ...one, isFilterable: true } : one));
  const inside = level === null ? state : selectBins(state, level.view, bins);
  const { resolve } = createPeriods(definition, own)(inside);
  const isPeriod = level !== null && isDated(definition, level);
  const period = resolve() ?? (isPeriod ? resolve("previous") : null);
  if (period === null) return [];
  const days = moveDays(covered, period);
  const dayOf = once(() => Uint16Array.from(column.values, (day) => day - covered.from));
  const moved = own.map((one) => {
    const axis = findDateAxis(definition, one);
    return axis === null ? one : moveLevel(one, { axis, days, dayOf });
  });
  return [
    {
      kind: "change",
      measure,
      flags: {
        group: keepDays(flagRows(own, inside), column, period.current),
        reference: keepDays(flagRows(moved, inside), column, period.reference),
      },
      whole,
      names: {
        group: { kind: "period", period, side: "current" },
        reference: { kind: "period", period, side: "reference" },
      },
      factor: 1,
      relative: asked.kind === "change" && asked.isRelative ? 1 : 0,
      excluded: new Set([...listExplained(definition, measure, level), comparedBy]),
    },
  ];
}

function askWeight(rows: DriverRows, target: Target, measure: Measure): Question[] {
  if (measure.kind === "change") return [];
  const own = findOwnSides(measure);
  const { level, bins, group, whole } = target;
  const excluded = listExplained(rows.definition, measure, level);
  const known = { kind: "weight", whole, excluded: new Set(excluded) } as const;
  if (own !== null) {
    const { conditions, sign } = own;
    return [
      {
        ...known,
        measure: own.measure,
        flags: {
          group: keepWhere(rows, group, conditions.group),
          reference: keepWhere(rows, group, conditions.reference),
        },
        names: {
          group: { kind: "condition", condition: conditions.group },
          reference: { kind: "condition", condition: conditions.reference },
        },
        factor: 1,
        relative: sign,
      },
    ];
  }
  return [
    {
      ...known,
      measure,
      flags: { group, reference: whole },
      names: {
        group: level === null ? { kind: "filtered" } : { kind: "bins", level, bins },
        reference: { kind: "all" },
      },
      factor: addsUp(measure) ? 0 : 1,
      relative: 0,
    },
  ];
}

/** True of a level whose bins are periods. */
function isDated(definition: ReportDefinition, level: ViewLevel): boolean {
  return level.axes.length === 1 && findDateAxis(definition, level) !== null;
}

function hasShare(measure: Measure): boolean {
  return measure.kind === "share" || listParts(measure).some(hasShare);
}

function keepWhere({ table }: DriverRows, rows: Uint8Array, condition: Condition): Uint8Array {
  const matches = matchCondition("measure", table, condition);
  const kept = new Uint8Array(rows.length);
  for (let row = 0; row < kept.length; row += 1) if (rows[row] === 1 && matches(row)) kept[row] = 1;
  return kept;
}
