import { matchCondition } from "../measures/condition.ts";
import { nameBase } from "../measures/measure-bases.ts";
import type { Measure } from "../measures/measure.ts";
import type { LikeForLike } from "../report-definition.ts";
import type { Table } from "../table/table.ts";
import { readSecantForm } from "./secant-form.ts";
import { readTerms, type Sides, type Term, type Terms } from "./terms.ts";

export type Cause = LikeForLike["causes"][string];

/**
 * Terms of the rows of a group, beside those of the same goods at the rates of a reference; `causeOf` has the terms that differ. `flags`
 * are the rows that both sides are split by.
 */
export type LikeTerms = {
  terms: Terms;
  causeOf: ReadonlyMap<Term, Cause>;
  flags: Sides<Uint8Array>;
};

/**
 * Reads the group's rows at the rates that their goods had in the reference: its quantity times the reference's amount by quantity. Goods
 * that the reference does not have stay as they are. The rows of the reference add by how much they lay off the rate of their goods, which
 * is nothing altogether, so that a customer who always paid less is no cause.
 */
export function readLikeForLike(
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

/** By cause, what it adds to the difference of a measure: together, all of it. Empty for a measure that no cause moves. */
export function splitByCause(
  measure: Measure,
  { terms, causeOf }: LikeTerms,
): ReadonlyMap<Cause, number> {
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
