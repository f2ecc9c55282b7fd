import { matchCondition } from "../measures/condition.ts";
import { listLeaves, nameBase } from "../measures/measure-bases.ts";
import type { Measure } from "../measures/measure.ts";
import type { LikeForLike } from "../report-definition.ts";
import type { Table } from "../table/table.ts";
import type { DriverRows } from "./driver-rows.ts";
import type { Question } from "./list-questions.ts";
import { measureDifference, rounding, type MeasureDifference } from "./measure-difference.ts";
import { readSecantForm } from "./secant-form.ts";
import { readTerms, twice, type Sides, type Term, type Terms } from "./terms.ts";

export type Cause = LikeForLike["causes"][string];

/** Least share of the whole change from which the change like for like is explained instead. */
const leastLike = 0.25;

/** A difference, and the rows by which both sides are split. */
export type Found = MeasureDifference & { flags: Sides<Uint8Array> };

/**
 * Terms of the rows of a group, and as reference of the same goods at the rates of the reference; `causeOf` has the
 * terms that differ. `flags` are the rows by which both sides are split.
 */
type LikeTerms = {
  terms: Terms;
  causeOf: ReadonlyMap<Term, Cause>;
  flags: Sides<Uint8Array>;
};

/**
 * Computes for the group's rows the amounts at the rates of the reference: a row's quantity times the reference's
 * amount per quantity of its goods. Goods that the reference does not have keep their amounts. The reference's rows add
 * their deviation from the rate of their goods, 0 in sum, so that a customer who always paid less is not a cause.
 */
function readLikeForLike(
  table: Table,
  { group, reference }: Sides<Uint8Array>,
  { goods, quantity, causes }: LikeForLike,
): LikeTerms {
  const plain = readTerms(table, { group, reference: group });
  const codes = table.columns[goods]!.values;
  const quantities = plain.leaf({ kind: "sum", column: quantity, power: 1 }).amounts.group;
  const causeOf = new Map<Term, Cause>();
  const known = new Map<string, Term>();
  const leaf: Terms["leaf"] = (base) => {
    const name = nameBase(base);
    const had = known.get(name);
    if (had !== undefined) return had;
    const own = plain.leaf(base);
    const cause = base.kind === "sum" && base.power === 1 ? causes[base.column] : undefined;
    const amounts = own.amounts.group;
    const matches = matchCondition("measure", table, base.where);
    const sum = (values: Float64Array, rows: Uint8Array): Float64Array =>
      addByGoods(codes, values, (row) => rows[row] === 1 && matches(row));
    const [sold, before] = [sum(quantities, group), sum(quantities, reference)];
    const paid = sum(amounts, reference);
    const expected = new Float64Array(amounts.length);
    let whole = 0;
    for (let row = 0; row < expected.length; row += 1) {
      const [of, amount] = [codes[row]!, amounts[row]!];
      const isCompared = cause !== undefined && before[of]! > 0 && matches(row);
      const usual = isCompared ? (quantities[row]! * paid[of]!) / before[of]! : amount;
      if (group[row] === 1) expected[row] = usual;
      else if (isCompared && reference[row] === 1) {
        expected[row] = ((amount - usual) * sold[of]!) / before[of]!;
      }
      if (group[row] === 1) whole += usual;
    }
    const term = {
      group: own.group,
      reference: whole,
      amounts: { group: amounts, reference: expected },
    };
    known.set(name, term);
    if (cause !== undefined) causeOf.set(term, cause);
    return term;
  };
  const either = group.map((flag, row) => flag | reference[row]!);
  return { terms: { ...plain, leaf }, causeOf, flags: { group, reference: either } };
}

function addByGoods(
  codes: ArrayLike<number>,
  amounts: Float64Array,
  isIn: (row: number) => boolean,
): Float64Array {
  let most = 0;
  for (let row = 0; row < codes.length; row += 1) most = Math.max(most, codes[row]!);
  const sums = new Float64Array(most + 1);
  for (let row = 0; row < codes.length; row += 1) {
    if (isIn(row)) sums[codes[row]!]! += amounts[row]!;
  }
  return sums;
}

/**
 * Returns each cause's part of the difference of a measure; the parts add up to it. Empty for a measure that no cause
 * affects.
 */
function splitByCause(measure: Measure, { terms, causeOf }: LikeTerms): ReadonlyMap<Cause, number> {
  const form = readSecantForm(measure, terms, { group: 1, reference: 1 });
  const parts = new Map<Cause, number>();
  for (const [term, slope] of form?.slopes ?? []) {
    const cause = causeOf.get(term);
    if (cause === undefined) continue;
    const part = slope * (term.group - term.reference);
    parts.set(cause, (parts.get(cause) ?? 0) + part);
  }
  return parts;
}

/** Measures the change like for like; null where the report declares no goods, or it is a small part of the change. */
export function* measureLikeForLike(
  { table, definition }: DriverRows,
  { kind, measure, flags, whole, relative }: Question,
  plain: MeasureDifference,
): Generator<void, (Found & { causes: readonly { cause: Cause; part: number }[] }) | null> {
  const { likeForLike } = definition.reasons ?? {};
  if (kind !== "change" || likeForLike === undefined || relative !== 0) return null;
  const like = readLikeForLike(table, flags, likeForLike);
  for (const leaf of listLeaves(measure)) {
    like.terms.leaf(leaf);
    yield;
  }
  const same = readTerms(table, twice(whole));
  const found = measureDifference(measure, like.terms, { view: same, report: same });
  yield;
  if (found === null || like.causeOf.size === 0) return null;
  const least = rounding * Math.max(Math.abs(found.group), Math.abs(found.reference));
  const isLittle = Math.abs(found.difference) < leastLike * Math.abs(plain.difference);
  if (isLittle || Math.abs(found.difference) <= least) return null;
  const parts = splitByCause(measure, like);
  const causes = [...parts]
    .map(([cause, part]) => ({ cause, part }))
    .toSorted((a, b) => (b.part - a.part) * Math.sign(found.difference));
  return { ...found, causes, flags: like.flags };
}
