import type { Comparison } from "../../dashboards/query/drivers/comparison.ts";
import type { Measure } from "../../dashboards/query/measures/measure.ts";
import type { ReportModel } from "../../dashboards/query/report-model.ts";
import type { ReportDefinition } from "../../dashboards/query/report-definition.ts";
import type { Table } from "../../dashboards/query/table/table.ts";
import { makeEvaluator, makeMatches } from "./claims/evaluate-rows.ts";
import { total } from "./naive-figures.ts";

// What drives a difference, recounted by the plainest means: lists of rows, each bin evaluated by itself.

type Rows = readonly number[];
type Sides = { group: Rows; reference: Rows };
type Part = { rate: number; mix: number; share: number };

export type Recount = {
  readRows: (flags: Uint8Array) => Rows;
  /** The rows of a condition. */
  keep: (rows: Rows, condition: Parameters<ReturnType<typeof makeMatches>>[0]) => Rows;
  rowsOf: (view: string, rows: Rows, bins: readonly number[]) => Rows;
  evaluate: (measure: Measure, rows: Rows, whole: Rows) => number;
  /** By column, what each dimension explains, the most first; null for a measure that this recount does not split. */
  rank: (comparison: Comparison) => { column: string; explained: number }[] | null;
};

export function openRecount(
  definition: ReportDefinition,
  table: Table,
  model: ReportModel,
): Recount {
  const evaluate = makeEvaluator(table);
  const matches = makeMatches(table);
  const everyRow = Array.from({ length: table.rowCount }, (_, row) => row);
  const { codes } = model.readCounted();
  const binned = Object.keys(definition.views).flatMap((view) =>
    model.shape.views[view]!.map(({ size }, depth) => ({ view, depth, size })),
  );
  const codesOf = (view: string, depth = 0): ArrayLike<number> =>
    codes[1 + binned.findIndex((one) => one.view === view && one.depth === depth)]!;

  /** The bins of every column, the coarsest that a view has: by column a bin for each row. */
  const listBins = (): Map<string, { size: number; bins: ArrayLike<number> }> => {
    const found = new Map<string, { size: number; bins: ArrayLike<number> }>();
    const offer = (column: string, size: number, bins: ArrayLike<number>): void => {
      if (size > 1 && size < (found.get(column)?.size ?? Infinity))
        found.set(column, { size, bins });
    };
    for (const { view, depth, size } of binned) {
      const { shape } = definition.views[view]!;
      const own = codesOf(view, depth);
      if (shape.kind === "bins") {
        offer(shape.levels[depth]!.column, size, own);
        continue;
      }
      const [down, across] = model.axes(model.start, view);
      const width = across!.size;
      offer(
        shape.rows.column,
        down!.size,
        Array.from(own, (code) => Math.floor(code / width)),
      );
      offer(
        shape.columns.column,
        width,
        Array.from(own, (code) => code % width),
      );
    }
    return found;
  };
  const columns = listBins();

  const readRows = (flags: Uint8Array): Rows => everyRow.filter((row) => flags[row] === 1);

  return {
    readRows,
    keep: (rows, condition) => rows.filter(matches(condition)),
    rowsOf: (view, rows, bins) => {
      const own = codesOf(view);
      return rows.filter((row) => bins.includes(own[row]!));
    },
    evaluate,
    rank: (comparison) => {
      const { measure, flags, factor, relative, excluded } = comparison;
      const form = readForm(measure);
      if (form === null) return null;
      const sides = { group: readRows(flags.group), reference: readRows(flags.reference) };
      const whole = readRows(comparison.whole);
      const value = evaluate(measure, sides.group, whole);
      const before = evaluate(measure, sides.reference, whole) * factor;
      const scale = relative === 0 ? 1 : 1 / Math.abs(before);
      const count = (one: Measure, rows: Rows): number => evaluate(one, rows, whole);
      return [...columns]
        .filter(([column]) => !excluded.has(column))
        .flatMap(([column, { size, bins }]) => {
          const filled = gather(size, bins, sides).filter(
            (bin) => bin.group.length + bin.reference.length > 0,
          );
          const parts =
            "sum" in form
              ? splitSum(filled, (rows) => count(form.sum, rows), factor)
              : splitRate(filled, form, count);
          const rate = total(parts.map((part) => part.rate));
          const mix = total(parts.map((part) => part.mix));
          const uneven = parts.map((part) => Math.abs(part.rate - part.share * rate));
          const explained = Math.abs(mix) + total(uneven) / 2;
          const largest = Math.max(Math.abs(value), Math.abs(before));
          const isRepeated =
            !("sum" in form) && parts.every((part) => Math.abs(part.rate) < 1e-9 * largest);
          if (filled.length < 2 || isRepeated || explained < 1e-8 * largest) return [];
          return [{ column, explained: explained * scale }];
        })
        .toSorted((a, b) => b.explained - a.explained);
    },
  };
}

/** The rows of each bin; all but the eleven largest together. */
function gather(size: number, bins: ArrayLike<number>, { group, reference }: Sides): Sides[] {
  const byBin = Array.from({ length: size }, () => ({
    group: [] as number[],
    reference: [] as number[],
  }));
  for (const row of group) byBin[bins[row]!]!.group.push(row);
  for (const row of reference) byBin[bins[row]!]!.reference.push(row);
  if (size <= 12) return byBin;
  const ordered = byBin.toSorted((a, b) => countBoth(b) - countBoth(a));
  const rest = ordered.slice(11);
  return [
    ...ordered.slice(0, 11),
    {
      group: rest.flatMap((bin) => bin.group),
      reference: rest.flatMap((bin) => bin.reference),
    },
  ];
}

function countBoth({ group, reference }: Sides): number {
  return group.length + reference.length;
}

type Form = { sum: Measure } | { above: Measure; below: Measure; slope: number };

/** A sum, or a rate of two sums, times a number and beside one. */
function readForm(measure: Measure): Form | null {
  if (isSum(measure)) return { sum: measure };
  const again = (inner: Measure, factor: number): Form | null => {
    const form = readForm(inner);
    return form === null || "sum" in form ? null : { ...form, slope: form.slope * factor };
  };
  if (!("left" in measure)) return null;
  const { kind, left, right } = measure;
  if (kind === "divide" && isSum(left) && right.kind !== "subtract" && isSum(right))
    return { above: left, below: right, slope: 1 };
  if (kind === "divide" && right.kind === "constant") return again(left, 1 / right.value);
  if (kind === "multiply" && left.kind === "constant") return again(right, left.value);
  if (kind === "subtract" && left.kind === "constant") return again(right, -1);
  if (kind === "subtract" && right.kind === "constant") return again(left, 1);
  return null;
}

function isSum(measure: Measure): boolean {
  if (measure.kind === "share") return isSum(measure.of);
  if (measure.kind === "add" || measure.kind === "subtract") {
    return isSum(measure.left) && isSum(measure.right);
  }
  return measure.kind === "count" || measure.kind === "sum";
}

function splitSum(bins: readonly Sides[], count: (rows: Rows) => number, factor: number): Part[] {
  const own = bins.map(({ group }) => count(group));
  const other = bins.map(({ reference }) => factor * count(reference));
  const sizes = (total(other.map(Math.abs)) === 0 ? own : other).map(Math.abs);
  return bins.map((_, at) => ({
    rate: own[at]! - other[at]!,
    mix: 0,
    share: total(sizes) === 0 ? 0 : sizes[at]! / total(sizes),
  }));
}

function splitRate(
  bins: readonly Sides[],
  { above, below, slope }: Exclude<Form, { sum: Measure }>,
  count: (measure: Measure, rows: Rows) => number,
): Part[] {
  const read = (rows: Rows) => ({ top: slope * count(above, rows), bottom: count(below, rows) });
  const own = bins.map(({ group }) => read(group));
  const other = bins.map(({ reference }) => read(reference));
  const sum = (some: typeof own, key: "top" | "bottom"): number =>
    total(some.map((one) => one[key]));
  const rateOf = (some: typeof own): number => sum(some, "top") / sum(some, "bottom");
  const middle = (rateOf(own) + rateOf(other)) / 2;
  return own.map((one, at) => {
    const two = other[at]!;
    const [share, share0] = [one.bottom / sum(own, "bottom"), two.bottom / sum(other, "bottom")];
    const rates = [one, two].flatMap(({ top, bottom }) => (bottom === 0 ? [] : top / bottom));
    const mean = rates.length === 0 ? middle : total(rates) / rates.length;
    const mix = rates.length === 0 ? 0 : (mean - middle) * (share - share0);
    const whole =
      one.top / sum(own, "bottom") - two.top / sum(other, "bottom") - middle * (share - share0);
    return { rate: whole - mix, mix, share: (share + share0) / 2 };
  });
}
