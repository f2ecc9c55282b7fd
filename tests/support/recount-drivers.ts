import type { Dimension } from "../../dashboards/query/drivers/dimension.ts";
import type { Explanation } from "../../dashboards/query/drivers/explanation.ts";
import type { Condition, Measure } from "../../dashboards/query/measures/measure.ts";
import type { LikeForLike, ReportDefinition } from "../../dashboards/query/report-definition.ts";
import type { ReportModel } from "../../dashboards/query/report-model.ts";
import type { Table } from "../../dashboards/query/table/table.ts";
import { makeEvaluator, makeMatches } from "./claims/evaluate-rows.ts";
import { total } from "./naive-figures.ts";

// A naive recount of explanations: lists of rows, each bin evaluated by itself.

type Rows = readonly number[];
type Sides = { group: Rows; reference: Rows };

export type Recount = {
  /** The measure on both sides, and like for like if the explanation has it. */
  sides: (explanation: Explanation) => {
    value: number;
    reference: number;
    expected: number | null;
  };
  /** Each bin's unscaled contribution to the difference; null for a measure that this recount does not split. */
  parts: (explanation: Explanation, dimension: Dimension) => number[] | null;
};

export function openRecount(
  { reasons }: ReportDefinition,
  table: Table,
  model: ReportModel,
  views: ReportDefinition["views"],
): Recount {
  const evaluate = makeEvaluator(table);
  const matches = makeMatches(table);
  const keep = (rows: Rows, where: Condition | undefined): Rows => rows.filter(matches(where));
  const everyRow = Array.from({ length: table.rowCount }, (_, row) => row);
  const { codes } = model.readCounted();
  const binned = Object.keys(views).flatMap((view) =>
    model.shape.views[view]!.map((_, depth) => ({ view, depth })),
  );
  const readBins = ({ level, axis }: Dimension): ArrayLike<number> => {
    const at = binned.findIndex(({ view, depth }) => view === level.view && depth === level.depth);
    const own = codes[1 + at]!;
    const width = level.axes[1]?.size;
    if (width === undefined) return own;
    return Array.from(own, (code) => (axis === 1 ? code % width : Math.floor(code / width)));
  };
  const flagged = new WeakMap<Uint8Array, Rows>();
  /** Cached: all dimensions of a question have the same rows. */
  const readRows = (flags: Uint8Array): Rows => {
    const rows = flagged.get(flags) ?? everyRow.filter((row) => flags[row] === 1);
    flagged.set(flags, rows);
    return rows;
  };
  const readSides = ({ question }: Explanation): Sides => ({
    group: readRows(question.flags.group),
    reference: readRows(question.flags.reference),
  });
  const likeForLike = reasons?.likeForLike;
  const number = (column: string, row: number): number => {
    const { declaration, values } = table.columns[column]!;
    return values[row]! / (declaration.kind === "integer" ? declaration.scale : 1);
  };

  /**
   * Returns a function that sums group rows at the reference's average rates, plus the deviations of reference rows
   * from them.
   */
  const sumLike = ({ group, reference }: Sides, { goods, quantity, causes }: LikeForLike) => {
    const gather = (rows: Rows, column: string): Map<number, number> => {
      const sums = new Map<number, number>();
      for (const row of rows) {
        const of = table.columns[goods]!.values[row]!;
        sums.set(of, (sums.get(of) ?? 0) + number(column, row));
      }
      return sums;
    };
    return (column: string, inGroup: Rows, inReference: Rows): number => {
      if (!(column in causes)) return total(inGroup.map((row) => number(column, row)));
      const [sold, before] = [gather(group, quantity), gather(reference, quantity)];
      const amounts = gather(reference, column);
      const usual = (row: number): number => {
        const of = table.columns[goods]!.values[row]!;
        const had = before.get(of) ?? 0;
        return had === 0 ? number(column, row) : (number(quantity, row) * amounts.get(of)!) / had;
      };
      const off = inReference.map((row) => {
        const of = table.columns[goods]!.values[row]!;
        const had = before.get(of)!;
        return had === 0 ? 0 : ((number(column, row) - usual(row)) * (sold.get(of) ?? 0)) / had;
      });
      return total(inGroup.map(usual)) + total(off);
    };
  };

  const computeLike = (
    measure: Measure,
    sumOf: (column: string, where: Condition | undefined) => number,
    countOf: (where: Condition | undefined) => number,
  ): number => {
    const again = (inner: Measure): number => computeLike(inner, sumOf, countOf);
    if (measure.kind === "constant") return measure.value;
    if (measure.kind === "sum") return sumOf(measure.column, measure.where);
    if (measure.kind === "count") return countOf(measure.where);
    if (!("left" in measure)) return Number.NaN;
    const [left, right] = [again(measure.left), again(measure.right)];
    if (measure.kind === "add") return left + right;
    if (measure.kind === "subtract") return left - right;
    return measure.kind === "multiply" ? left * right : left / right;
  };

  const evaluateLike = (explanation: Explanation, measure: Measure, some: Sides): number => {
    const all = readSides(explanation);
    return computeLike(
      measure,
      (column, where) => {
        const kept = { group: keep(all.group, where), reference: keep(all.reference, where) };
        const sums = sumLike(kept, likeForLike!);
        return sums(column, keep(some.group, where), keep(some.reference, where));
      },
      (where) => keep(some.group, where).length,
    );
  };

  return {
    sides: (explanation) => {
      const { question, expected } = explanation;
      const sides = readSides(explanation);
      const whole = readRows(question.whole);
      return {
        value: evaluate(question.measure, sides.group, whole),
        reference: question.factor * evaluate(question.measure, sides.reference, whole),
        expected: expected === null ? null : evaluateLike(explanation, question.measure, sides),
      };
    },
    parts: (explanation, dimension) => {
      const { question, expected, without } = explanation;
      const form = readForm(question.measure);
      if (form === null) return null;
      const sides = readSides(explanation);
      const whole = readRows(question.whole);
      const bins = readBins(dimension);
      const [inGroup, inReference] = [sides.group, sides.reference].map((rows) =>
        Map.groupBy(rows, (row) => bins[row]!),
      );
      const byBin = Array.from({ length: dimension.size }, (_, bin) => ({
        group: inGroup!.get(bin) ?? [],
        reference: inReference!.get(bin) ?? [],
      }));
      const ofGroup = (measure: Measure, rows: Sides): number =>
        evaluate(measure, rows.group, whole);
      const ofReference = (measure: Measure, rows: Sides): number =>
        expected === null
          ? evaluate(measure, rows.reference, whole)
          : evaluateLike(explanation, measure, rows);
      if ("sum" in form) {
        return byBin.map(
          (rows) => ofGroup(form.sum, rows) - question.factor * ofReference(form.sum, rows),
        );
      }
      const { above, below, slope } = form;
      const own = byBin.map(
        (rows) => [slope * ofGroup(above, rows), ofGroup(below, rows)] as const,
      );
      const other = byBin.map(
        (rows) => [slope * ofReference(above, rows), ofReference(below, rows)] as const,
      );
      const [top, bottom] = [0, 1].map((at) => total(own.map((one) => one[at]!))) as [
        number,
        number,
      ];
      const [top0, bottom0] = [0, 1].map((at) => total(other.map((one) => one[at]!))) as [
        number,
        number,
      ];
      // If only the group has the bins, its rows are compared with the rate of the reference.
      const isInside =
        question.kind === "weight" &&
        byBin.every(
          ({ group, reference }) =>
            group.length === 0 || reference.every((row) => question.flags.group[row] === 1),
        );
      const from = isInside ? top0 / bottom0 : (top / bottom + top0 / bottom0) / 2;
      return own.map(([a, b], bin) => {
        if (without.length > 0 && !without.includes(bin)) return 0;
        const [a0, b0] = other[bin]!;
        return (a - from * b) / bottom - (isInside ? 0 : (a0 - from * b0) / bottom0);
      });
    },
  };
}

type Form = { sum: Measure } | { above: Measure; below: Measure; slope: number };

/** Returns a measure as a sum, or as a linear function of the ratio of two sums; null for any other. */
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
