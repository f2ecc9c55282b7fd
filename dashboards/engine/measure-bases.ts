import { readLimits } from "./column.ts";
import { matchCondition } from "./condition.ts";
import type { Measure } from "./measure.ts";
import { ReportFault } from "./report-fault.ts";
import type { Table } from "./table.ts";

type Leaf = Extract<Measure, { kind: "count" | "sum" }>;

/** What can be added up, for each row: `data[row * stride + base]`; `indexOf` finds a leaf's base, `scales` what to divide it by. */
export type Bases = {
  data: Int32Array | Float64Array;
  stride: number;
  indexOf: ReadonlyMap<string, number>;
  scales: readonly number[];
};

/** Name of a base; the plain count has none, as it is always kept. */
export function nameBase(leaf: Leaf): string {
  return JSON.stringify(leaf);
}

/** The leaves of a measure that are kept as bases, in order of appearance. */
export function listLeaves(measure: Measure): Leaf[] {
  switch (measure.kind) {
    case "count":
      return measure.where === undefined ? [] : [measure];
    case "sum":
      return [measure];
    case "percentile":
    case "distinct":
    case "constant":
      return [];
    case "root":
    case "share":
    case "change":
      return listLeaves(measure.of);
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return [...listLeaves(measure.left), ...listLeaves(measure.right)];
  }
}

/** Writes down what each row adds to every base of the measures, by measure id. */
export function buildBases(table: Table, measures: Readonly<Record<string, Measure>>): Bases {
  const leaves = new Map<string, { subject: string; leaf: Leaf }>();
  for (const [id, measure] of Object.entries(measures)) {
    for (const leaf of listLeaves(measure)) {
      if (!leaves.has(nameBase(leaf))) {
        leaves.set(nameBase(leaf), { subject: `measure "${id}"`, leaf });
      }
    }
  }
  const stride = leaves.size;
  const largest = [...leaves.values()].map(({ subject, leaf }) =>
    findLargest(subject, table, leaf),
  );
  const fits = largest.every((value) => value < 2 ** 31);
  const data = new (fits ? Int32Array : Float64Array)(table.rowCount * stride);
  const indexOf = new Map<string, number>();
  const scales: number[] = [];
  for (const [name, { subject, leaf }] of leaves) {
    writeBase(data, stride, indexOf.size, subject, table, leaf);
    indexOf.set(name, indexOf.size);
    scales.push(readScale(table, leaf));
  }
  return { data, stride, indexOf, scales };
}

function writeBase(
  data: Int32Array | Float64Array,
  stride: number,
  base: number,
  subject: string,
  table: Table,
  leaf: Leaf,
): void {
  const matches = matchCondition(subject, table, leaf.where);
  const values = leaf.kind === "sum" ? table.columns[leaf.column]!.values : null;
  const isSquared = leaf.kind === "sum" && leaf.power === 2;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (!matches(row)) continue;
    const value = values === null ? 1 : values[row]!;
    data[row * stride + base] = isSquared ? value * value : value;
  }
}

/** Largest number a row can add; sums must stay exact, below 2^53. */
function findLargest(subject: string, table: Table, leaf: Leaf): number {
  if (leaf.kind === "count") return 1;
  const column = table.columns[leaf.column];
  if (column === undefined || column.declaration.kind === "dictionary") {
    throw new ReportFault(
      subject,
      `adds up "${leaf.column}", which is no column of numbers`,
      "use an integer column",
    );
  }
  const { min, max } = readLimits(column.declaration);
  const largest = Math.max(Math.abs(min), Math.abs(max)) ** leaf.power;
  if (largest * table.rowCount < Number.MAX_SAFE_INTEGER) return largest;
  throw new ReportFault(
    subject,
    `sums of "${leaf.column}" can exceed what a number holds exactly`,
    "use a smaller scale",
  );
}

function readScale(table: Table, leaf: Leaf): number {
  if (leaf.kind === "count") return 1;
  const { declaration } = table.columns[leaf.column]!;
  return declaration.kind === "integer" ? declaration.scale ** leaf.power : 1;
}
