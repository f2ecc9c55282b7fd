import { ReportFault } from "../report-fault.ts";
import { readBlank, readLimits, type Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";
import { matchCondition } from "./condition.ts";
import type { Measure } from "./measure.ts";
import type { Base } from "./pack-bases.ts";

/** An additive part of a measure. */
export type Leaf = Extract<Measure, { kind: "count" | "sum" }>;

/** Returns each row's amount of a leaf; throws a `ReportFault` where sums could exceed 2^53. */
export function readBase(subject: string, table: Table, leaf: Leaf): Omit<Base, "readers"> {
  const measured = leaf.kind === "sum" ? leaf.column : undefined;
  const matches = matchCondition(subject, table, leaf.where, measured);
  if (leaf.kind === "count") {
    return {
      least: 0,
      most: 1,
      addTo: (amounts, unit) => {
        for (let row = 0; row < amounts.length; row += 1) if (matches(row)) amounts[row]! += unit;
      },
    };
  }
  const { least, most, values } = readNumbers(subject, table, leaf);
  const isAll =
    leaf.where === undefined && Number.isNaN(readBlank(table.columns[leaf.column]!.declaration));
  return {
    least: isAll ? least : Math.min(least, 0),
    most: isAll ? most : Math.max(most, 0),
    addTo: (amounts, unit) => {
      for (let row = 0; row < amounts.length; row += 1) {
        const value = values[row]!;
        if (isAll || matches(row))
          amounts[row]! += (leaf.power === 2 ? value * value : value) * unit;
      }
    },
  };
}

function readNumbers(
  subject: string,
  table: Table,
  { column: name, power }: Extract<Leaf, { kind: "sum" }>,
): { least: number; most: number; values: Integers } {
  const column = table.columns[name];
  if (column === undefined || column.declaration.kind === "dictionary") {
    throw new ReportFault(
      subject,
      `adds up "${name}", which is no column of numbers`,
      "use an integer column",
    );
  }
  const { min, max } = readLimits(column.declaration);
  const largest = Math.max(Math.abs(min), Math.abs(max)) ** power;
  const least = power === 2 ? 0 : min;
  const most = power === 2 ? largest : max;
  if (Math.max(largest, most - least) * table.rowCount < Number.MAX_SAFE_INTEGER) {
    return { least, most, values: column.values };
  }
  throw new ReportFault(
    subject,
    `sums of "${name}" can exceed what a number holds exactly`,
    "use a smaller scale",
  );
}
