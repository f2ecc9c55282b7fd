import { listLeaves } from "../measures/measure-bases.ts";
import { count, type Measure } from "../measures/measure.ts";
import type { DriverRows } from "./driver-rows.ts";
import type { Question } from "./list-questions.ts";
import { readLinearForm, sumForm, type LinearForm, type Wholes } from "./linear-form.ts";
import { readSecantForm } from "./secant-form.ts";
import { readTerms, twice, type Sides, type Terms } from "./terms.ts";

/**
 * The difference of a measure between two groups of rows, with each row's amount. With `weights` the measure is a rate:
 * on each side the sum of amounts over the sum of weights, plus a constant. Without, it is additive, and the reference
 * is multiplied by `factor`.
 */
export type MeasureDifference = Sides & {
  difference: number;
  amounts: Sides<Float64Array>;
  weights: Sides<Float64Array> | null;
  factor: number;
};

/** Values count as equal if they differ by less than this share. */
export const rounding = 1e-9;

/** Measures the sides of a question, one summand a step. */
export function* measureSides(
  { table }: DriverRows,
  { measure, flags, whole, factor }: Question,
): Generator<void, MeasureDifference | null> {
  const everything = new Uint8Array(whole.length).fill(1);
  const terms = readTerms(table, flags);
  for (const leaf of listLeaves(measure)) {
    terms.leaf(leaf);
    yield;
  }
  const found = measureDifference(
    measure,
    terms,
    { view: readTerms(table, twice(whole)), report: readTerms(table, twice(everything)) },
    factor,
  );
  yield;
  return found;
}

/** Returns null where one side has no value, or the measure cannot be split. */
export function measureDifference(
  measure: Measure,
  terms: Terms,
  wholes: Wholes,
  factor = 1,
): MeasureDifference | null {
  const linear = readLinearForm(measure, terms, wholes);
  const found =
    linear === null ? readRate(measure, terms, wholes) : readSum(linear, factor, terms.rowCount);
  return found !== null && Number.isFinite(found.difference) ? found : null;
}

function readSum(form: LinearForm, factor: number, rowCount: number): MeasureDifference {
  const { group, reference } = sumForm(form);
  return {
    group,
    reference: reference * factor,
    difference: group - reference * factor,
    amounts: addForm(form, rowCount),
    weights: null,
    factor,
  };
}

const alone = { group: 1, reference: 1 };

function readRate(measure: Measure, terms: Terms, wholes: Wholes): MeasureDifference | null {
  const weight =
    readLinearForm(findDenominator(measure) ?? count(), terms, wholes) ??
    readLinearForm(count(), terms, wholes)!;
  const plain = readSecantForm(measure, terms, alone);
  const perWeight = readSecantForm(measure, terms, sumForm(weight));
  if (plain === null || perWeight === null) return null;
  // A measure that depends on the number of rows, such as a margin of error, is split like a sum.
  const isRate = isNear(plain, perWeight);
  const form = isRate ? perWeight : plain;
  const slopes = new Map(
    [...form.slopes].map(([term, slope]) => [term, { group: slope, reference: slope }]),
  );
  return {
    group: plain.group,
    reference: plain.reference,
    difference: plain.group - plain.reference,
    amounts: addForm(slopes, terms.rowCount),
    weights: isRate ? addForm(weight, terms.rowCount) : null,
    factor: 1,
  };
}

function isNear(one: Sides, other: Sides): boolean {
  const size = Math.max(Math.abs(one.group), Math.abs(one.reference));
  const apart = Math.abs(one.group - other.group) + Math.abs(one.reference - other.reference);
  return apart <= rounding * size;
}

/** Finds the denominator of a rate: rows, clicks, kilos … Null where there is none. */
function findDenominator(measure: Measure): Measure | null {
  switch (measure.kind) {
    case "divide":
      if (measure.right.kind === "constant") return findDenominator(measure.left);
      return isSum(measure.right) ? measure.right : null;
    case "add":
    case "subtract":
    case "multiply":
      return findDenominator(measure.left) ?? findDenominator(measure.right);
    case "root":
      return findDenominator(measure.of);
    case "percentile":
      return count(measure.where);
    case "constant":
    case "count":
    case "sum":
    case "distinct":
    case "presence":
    case "interval":
    case "share":
    case "change":
    case "choose":
      return null;
  }
}

function isSum(measure: Measure): boolean {
  if (measure.kind === "add") return isSum(measure.left) && isSum(measure.right);
  return measure.kind === "count" || measure.kind === "sum" || measure.kind === "distinct";
}

function addForm(form: LinearForm, rowCount: number): Sides<Float64Array> {
  const isSame = [...form].every(
    ([{ amounts }, factors]) =>
      amounts.group === amounts.reference && factors.group === factors.reference,
  );
  const group = addSide(form, "group", rowCount);
  return { group, reference: isSame ? group : addSide(form, "reference", rowCount) };
}

function addSide(form: LinearForm, side: keyof Sides, rowCount: number): Float64Array {
  const [only] = form;
  if (form.size === 1 && only![1][side] === 1) return only![0].amounts[side];
  const sums = new Float64Array(rowCount);
  for (const [{ amounts }, factors] of form) {
    const [own, factor] = [amounts[side], factors[side]];
    for (let row = 0; row < rowCount; row += 1) sums[row]! += own[row]! * factor;
  }
  return sums;
}
