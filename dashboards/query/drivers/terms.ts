import { matchCondition } from "../measures/condition.ts";
import type { Recounted } from "../measures/evaluate-measure.ts";
import { orderColumn } from "../measures/make-contexts.ts";
import { nameBase, readScale } from "../measures/measure-bases.ts";
import { readBase, type Leaf } from "../measures/read-base.ts";
import { recountPercentile } from "../measures/recount.ts";
import { readLimits } from "../table/column.ts";
import type { Table } from "../table/table.ts";

/** The sides of a difference: a group of rows, and the rows that it is compared with. */
export type Sides<Value = number> = { group: Value; reference: Value };

/** A summand of a measure: its amount in each row, and its sum on each side. */
export type Term = Sides & { amounts: Sides<Float64Array> };

export type Percentile = Extract<Recounted, { kind: "percentile" }>;
type Distinct = Extract<Recounted, { kind: "distinct" }>;

/** The inputs of a measure on both sides; each is computed when it is first read. */
export type Terms = {
  leaf: (leaf: Leaf) => Term;
  /** Counts the rows of a percentile whose value is above a threshold. */
  above: (measure: Percentile, threshold: number) => Term;
  /** Counts distinct values; each of n rows of a side that share a value counts 1/n. */
  distinct: (measure: Distinct) => Term;
  percentile: (measure: Percentile) => Sides;
  rowCount: number;
};

/** Reads the terms of both sides, whose rows have flag 1. */
export function readTerms(table: Table, sides: Sides<Uint8Array>): Terms {
  const terms = new Map<string, Term>();
  const keep = (name: string, make: () => Sides<Float64Array>): Term => {
    const known = terms.get(name);
    if (known !== undefined) return known;
    const amounts = make();
    const term = {
      amounts,
      group: sumFlagged(amounts.group, sides.group),
      reference: sumFlagged(amounts.reference, sides.reference),
    };
    terms.set(name, term);
    return term;
  };
  const fillBoth = (fill: (amounts: Float64Array) => void) => (): Sides<Float64Array> => {
    const amounts = new Float64Array(table.rowCount);
    fill(amounts);
    return { group: amounts, reference: amounts };
  };
  return {
    leaf: (leaf) =>
      keep(
        nameBase(leaf),
        fillBoth((amounts) =>
          readBase("measure", table, leaf).addTo(amounts, 1 / readScale(table, leaf)),
        ),
      ),
    above: (measure, threshold) =>
      keep(
        `${JSON.stringify(measure)} > ${String(threshold)}`,
        fillBoth((amounts) => {
          const { values } = table.columns[measure.column]!;
          const matches = matchCondition("measure", table, measure.where, measure.column);
          const limit = threshold * readValueScale(table, measure.column);
          for (let row = 0; row < amounts.length; row += 1) {
            if (values[row]! > limit && matches(row)) amounts[row] = 1;
          }
        }),
      ),
    distinct: (measure) =>
      keep(JSON.stringify(measure), () => ({
        group: countParts(table, measure, sides.group),
        reference: countParts(table, measure, sides.reference),
      })),
    percentile: (measure) => ({
      group: recountSide(table, measure, sides.group),
      reference: recountSide(table, measure, sides.reference),
    }),
    rowCount: table.rowCount,
  };
}

function sumFlagged(amounts: Float64Array, flags: Uint8Array): number {
  let sum = 0;
  for (let row = 0; row < amounts.length; row += 1) if (flags[row] === 1) sum += amounts[row]!;
  return sum;
}

function countParts(table: Table, measure: Distinct, flags: Uint8Array): Float64Array {
  const { values, declaration } = table.columns[measure.column]!;
  const matches = matchCondition("measure", table, measure.where, measure.column);
  const { min, max } = readLimits(declaration);
  const counts = new Float64Array(max - min + 1);
  const parts = new Float64Array(table.rowCount);
  for (let row = 0; row < parts.length; row += 1) {
    if (flags[row] === 1 && matches(row)) {
      counts[values[row]! - min]! += 1;
      parts[row] = 1;
    }
  }
  for (let row = 0; row < parts.length; row += 1) {
    if (parts[row] === 1) parts[row] = 1 / counts[values[row]! - min]!;
  }
  return parts;
}

function recountSide(table: Table, measure: Percentile, flags: Uint8Array): number {
  const { values, declaration } = table.columns[measure.column]!;
  const matches = matchCondition("measure", table, measure.where, measure.column);
  const input = {
    order: orderColumn(values, declaration),
    values,
    passes: (row: number) => flags[row] === 1 && matches(row),
    codes: new Uint16Array(table.rowCount),
    size: 1,
  };
  return recountPercentile(input, measure.fraction)[0]! / readValueScale(table, measure.column);
}

function readValueScale(table: Table, column: string): number {
  const { declaration } = table.columns[column]!;
  return declaration.kind === "integer" ? declaration.scale : 1;
}

/** Returns the same rows for both sides. */
export function twice(rows: Uint8Array): Sides<Uint8Array> {
  return { group: rows, reference: rows };
}
