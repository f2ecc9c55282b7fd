import type { ViewLevel } from "../cross-filter/view-level.ts";
import { matchCondition } from "../measures/condition.ts";
import type { Condition, Measure } from "../measures/measure.ts";
import type { ReportState } from "../state/report-state.ts";
import { listColumns, listMeasuredColumns } from "./dimension.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { keepRows } from "./flag-rows.ts";
import { findTarget, type Target } from "./find-target.ts";
import { flagBins } from "../state/selection.ts";
import { findFurthest } from "./find-furthest.ts";
import { addsUp } from "./linear-form.ts";
import { findOwnSides } from "./own-sides.ts";
import type { Sides } from "./terms.ts";

/** What a side is called by: bins, a condition, all rows under the filters, or the mean bin. */
export type SideName =
  | { kind: "bins"; level: ViewLevel; bins: readonly number[] }
  | { kind: "condition"; condition: Condition }
  | { kind: "mean"; level: ViewLevel }
  | { kind: "filtered" | "all" };

/**
 * `own`: the two groups that the measure itself compares; `before`: the period before; `other`: the other one of two bins; `whole`: all rows
 * without the filter; `mean`: the mean bin, for what adds up.
 */
export type ComparisonKind = "own" | "before" | "other" | "whole" | "mean";

export type Comparison = {
  kind: ComparisonKind;
  measure: Measure;
  flags: Sides<Uint8Array>;
  /** Rows that a `share` of the view is taken of. */
  whole: Uint8Array;
  names: Sides<SideName>;
  /** How often the reference counts, for what adds up. */
  factor: number;
  /** Divides the difference by the value of the reference, with this sign; 0: does not. */
  relative: 1 | -1 | 0;
  /** Columns that say again what is compared. */
  excluded: ReadonlySet<string>;
};

type Offer = Pick<Comparison, "kind" | "flags" | "names"> & Partial<Comparison>;

/** Lists what a figure can be compared with, the most telling first, in steps; nothing for all rows of a report without a time. */
export function* listComparisons(
  rows: DriverRows,
  state: ReportState,
  asked: Asked,
): Generator<void, Comparison[]> {
  const measure = rows.definition.measures[asked.measure]!.value;
  const target = findTarget(rows, state, asked);
  yield;
  const offers =
    measure.kind === "change"
      ? offerChange(target, measure)
      : [
          ...offerOwn(rows, target, measure),
          ...(yield* offerFurthest(rows, state, asked, target)),
          ...offerBefore(target),
          ...offerOther(target),
          ...offerWhole(target, measure),
        ];
  return offers.map((offer) => complete(rows, target, measure, offer));
}

function complete(rows: DriverRows, target: Target, measure: Measure, offer: Offer): Comparison {
  return {
    measure,
    whole: target.whole,
    factor: 1,
    relative: 0,
    ...offer,
    excluded: new Set([
      ...listMeasuredColumns(measure),
      ...(offer.kind === "own" ? [] : listTargetColumns(rows, target, offer)),
    ]),
  };
}

function nameGroup({ level, bins }: Target): SideName {
  return level === null ? { kind: "filtered" } : { kind: "bins", level, bins };
}

function offerOwn({ table }: DriverRows, target: Target, measure: Measure): Offer[] {
  const own = findOwnSides(measure);
  if (own === null) return [];
  const keep = (condition: Condition): Uint8Array => {
    const matches = matchCondition("measure", table, condition);
    const kept = new Uint8Array(target.group.length);
    for (let row = 0; row < kept.length; row += 1) {
      if (target.group[row] === 1 && matches(row)) kept[row] = 1;
    }
    return kept;
  };
  const { group, reference } = own.conditions;
  return [
    {
      kind: "own",
      measure: own.measure,
      flags: { group: keep(group), reference: keep(reference) },
      names: {
        group: { kind: "condition", condition: group },
        reference: { kind: "condition", condition: reference },
      },
      relative: own.sign,
    },
  ];
}

/** For all rows, the bin that moves their figure most; a sum has its periods instead. */
function* offerFurthest(
  rows: DriverRows,
  state: ReportState,
  { measure: id }: Asked,
  { level, filtered, group, time }: Target,
): Generator<void, Offer[]> {
  const measure = rows.definition.measures[id]!.value;
  if (level !== null || filtered.length > 0) return [];
  if (addsUp(measure) && time !== undefined) return [];
  const furthest = yield* findFurthest(rows, group, measure);
  if (furthest === null) return [];
  return offerWhole(findTarget(rows, state, { measure: id, ...furthest }), measure);
}

function offerChange(target: Target, { of, isRelative }: Measure & { kind: "change" }): Offer[] {
  const [before] = offerBefore(target);
  return before === undefined ? [] : [{ ...before, measure: of, relative: isRelative ? 1 : 0 }];
}

/** A card without a period compares the later half of the time with the earlier one. */
function offerBefore(target: Target): Offer[] {
  const { level, time, group, whole } = target;
  if (level === null) {
    if (time === undefined || target.filtered.some((view) => view === time.view)) return [];
    const half = Math.floor(time.size / 2);
    const list = (from: number): number[] => Array.from({ length: half }, (_, at) => from + at);
    return [compareBins("before", time, group, list(time.size - half), list(time.size - 2 * half))];
  }
  const [axis] = level.axes;
  const from = Math.min(...target.bins);
  const isRun = Math.max(...target.bins) - from === target.bins.length - 1;
  const earlier = target.bins.map((bin) => bin - target.bins.length);
  if (axis?.kind !== "days" || level.axes.length > 1 || !isRun || earlier.some((bin) => bin < 0)) {
    return [];
  }
  return [compareBins("before", level, whole, target.bins, earlier)];
}

function compareBins(
  kind: ComparisonKind,
  level: ViewLevel,
  rows: Uint8Array,
  bins: readonly number[],
  others: readonly number[],
): Offer {
  const keep = (kept: readonly number[]): Uint8Array =>
    keepRows(rows, level.codes, flagBins(kept, level.size));
  return {
    kind,
    flags: { group: keep(bins), reference: keep(others) },
    names: {
      group: { kind: "bins", level, bins },
      reference: { kind: "bins", level, bins: others },
    },
  };
}

function offerOther({ level, bins, whole }: Target): Offer[] {
  const [bin] = bins;
  if (level === null || bin === undefined || bins.length > 1) return [];
  const other = findOther(level, bin);
  return other === null ? [] : [compareBins("other", level, whole, bins, [other])];
}

/** In a pair, the other one of the same row or column. */
function findOther({ axes }: ViewLevel, bin: number): number | null {
  const [first, second] = axes;
  if (first?.kind !== "labels") return null;
  if (second === undefined) return first.size === 2 ? 1 - bin : null;
  if (second.kind === "labels" && second.size === 2) return bin % 2 === 0 ? bin + 1 : bin - 1;
  if (first.size !== 2) return null;
  return bin < second.size ? bin + second.size : bin - second.size;
}

function offerWhole(target: Target, measure: Measure): Offer[] {
  const { level, group, whole } = target;
  if (group.every((flag, row) => flag === whole[row])) return [];
  const flags = { group, reference: whole };
  const ofGroup = nameGroup(target);
  if (!addsUp(measure)) {
    return [{ kind: "whole", flags, names: { group: ofGroup, reference: { kind: "all" } } }];
  }
  if (level === null) return [];
  const shown = countBins(level, whole);
  const factor = target.bins.length / shown;
  return [
    { kind: "mean", flags, factor, names: { group: ofGroup, reference: { kind: "mean", level } } },
  ];
}

function countBins({ codes, size }: ViewLevel, rows: Uint8Array): number {
  const has = new Uint8Array(size);
  for (let row = 0; row < rows.length; row += 1) if (rows[row] === 1) has[codes[row]!] = 1;
  return has.reduce((sum, one) => sum + one, 0);
}

function listTargetColumns(rows: DriverRows, target: Target, { kind, names }: Offer): string[] {
  const { levels, definition } = rows;
  const named = Object.values(names).flatMap((name) => (name.kind === "bins" ? name.level : []));
  const filtered =
    kind === "whole" && target.level === null
      ? levels.filter(({ view }) => target.filtered.includes(view))
      : [];
  return [...named, ...filtered].flatMap((level) => listColumns(definition, level));
}
