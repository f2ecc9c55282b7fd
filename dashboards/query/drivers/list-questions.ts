import type { PeriodComparison } from "../comparison/period-comparison.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { matchCondition } from "../measures/condition.ts";
import type { Condition, Measure } from "../measures/measure.ts";
import { selectBins, type ReportState } from "../state/report-state.ts";
import { listColumns, listExplained, type Dimension } from "./dimension.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { findTarget, type Target } from "./find-target.ts";
import { flagRows, keepDays, keepRows } from "./flag-rows.ts";
import { addsUp } from "./linear-form.ts";
import { findOwnSides } from "./own-sides.ts";
import type { Sides } from "./terms.ts";

/** `change`: why a figure changed between two periods; `weight`: what weighs on it, a part against the whole. */
export type QuestionKind = "change" | "weight";

/** What a side is called by: bins, a condition, days, all rows under the filters, all rows, or those without some bins. */
export type SideName =
  | { kind: "bins"; level: ViewLevel; bins: readonly number[] }
  | { kind: "condition"; condition: Condition }
  | { kind: "period"; period: PeriodComparison; side: "current" | "reference" }
  | { kind: "without"; dimension: Dimension; bins: readonly number[] }
  | { kind: "filtered" | "all" };

export type Question = {
  kind: QuestionKind;
  measure: Measure;
  flags: Sides<Uint8Array>;
  /** Rows that a `share` of the view is taken of. */
  whole: Uint8Array;
  names: Sides<SideName>;
  /** How often the reference counts: not at all for the parts of a sum. */
  factor: 0 | 1;
  /** Divides the difference by the value of the reference, with this sign; 0: does not. */
  relative: 1 | -1 | 0;
  /** Columns that are no reason. */
  excluded: ReadonlySet<string>;
};

/** Lists what can be asked about a figure, first what it asks by itself: cards and periods ask for a change, other bins for a weight. */
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
  const isPart = target.level !== null && !isDated(rows, target.level);
  return isPart ? questions.toReversed() : questions;
}

function askChange(
  rows: DriverRows,
  state: ReportState,
  { level, bins, group }: Target,
  asked: Measure,
): Question[] {
  const { definition, levels, table, periods } = rows;
  const { comparedBy } = definition;
  const column = table.columns[comparedBy ?? ""];
  const isRelative = asked.kind === "change" && asked.isRelative;
  const measure = asked.kind === "change" ? asked.of : asked;
  if (comparedBy === undefined || column === undefined || hasShare(measure)) return [];
  const isPeriod = level !== null && isDated(rows, level);
  if (level !== null && !isPeriod && listColumns(definition, level).includes(comparedBy)) return [];
  const { resolve } = periods(isPeriod ? selectBins(state, level.view, bins) : state);
  const period = resolve() ?? (isPeriod ? resolve("previous") : null);
  if (period === null) return [];
  const undated = levels.filter((one) => !listColumns(definition, one).includes(comparedBy));
  const passed = flagRows(undated, state, level?.view);
  const isOwn = level !== null && !isPeriod;
  const own = isOwn ? keepRows(passed, level.codes, flagOf(bins, level.size)) : passed;
  return [
    {
      kind: "change",
      measure,
      flags: {
        group: keepDays(own, column, period.current),
        reference: keepDays(own, column, period.reference),
      },
      whole: group,
      names: {
        group: { kind: "period", period, side: "current" },
        reference: { kind: "period", period, side: "reference" },
      },
      factor: 1,
      relative: isRelative ? 1 : 0,
      excluded: new Set([...listExplained(rows, measure), comparedBy]),
    },
  ];
}

function askWeight(rows: DriverRows, target: Target, measure: Measure): Question[] {
  if (measure.kind === "change") return [];
  const own = findOwnSides(measure);
  const { level, bins, group, whole } = target;
  const excluded = listExplained(rows, measure);
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

/** A level whose bins are periods. */
function isDated(
  { definition }: DriverRows,
  level: Pick<ViewLevel, "view" | "depth" | "axes">,
): boolean {
  const columns = listColumns(definition, level);
  return columns.length === 1 && columns[0] === definition.comparedBy;
}

function hasShare(measure: Measure): boolean {
  if ("left" in measure) return hasShare(measure.left) || hasShare(measure.right);
  return measure.kind === "share" || ("of" in measure && hasShare(measure.of));
}

function flagOf(bins: readonly number[], size: number): Uint8Array {
  const flags = new Uint8Array(size);
  for (const bin of bins) flags[bin] = 1;
  return flags;
}

function keepWhere({ table }: DriverRows, rows: Uint8Array, condition: Condition): Uint8Array {
  const matches = matchCondition("measure", table, condition);
  const kept = new Uint8Array(rows.length);
  for (let row = 0; row < kept.length; row += 1) if (rows[row] === 1 && matches(row)) kept[row] = 1;
  return kept;
}
