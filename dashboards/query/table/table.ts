import { readLimits, type ColumnDeclaration, type Integers } from "./column.ts";
import { ReportFault } from "../report-fault.ts";

export type Column = { declaration: ColumnDeclaration; values: Integers };

export type Table = { rowCount: number; columns: Readonly<Record<string, Column>> };

/** Throws a `ReportFault` where the numbers do not fit their declarations. */
export function createTable(
  declarations: Readonly<Record<string, ColumnDeclaration>>,
  values: Readonly<Record<string, Integers>>,
): Table {
  const rowCount = Object.values(values)[0]?.length ?? 0;
  for (const [name, declaration] of Object.entries(declarations)) {
    const numbers = values[name];
    const subject = `column "${name}"`;
    if (numbers === undefined) {
      throw new ReportFault(subject, "has no values", "give them, or do not declare it");
    }
    if (numbers.length !== rowCount) {
      throw new ReportFault(
        subject,
        `has ${String(numbers.length)} rows, others ${String(rowCount)}`,
        "give every column the same number of rows",
      );
    }
    checkNumbers(subject, declaration, numbers);
  }
  return bindColumns(declarations, values);
}

/** Makes a table of numbers that were checked before. */
export function bindColumns(
  declarations: Readonly<Record<string, ColumnDeclaration>>,
  values: Readonly<Record<string, Integers>>,
): Table {
  const columns = Object.entries(declarations).map(
    ([name, declaration]) => [name, { declaration, values: values[name]! }] as const,
  );
  const rowCount = columns[0]?.[1].values.length ?? 0;
  return { rowCount, columns: Object.fromEntries(columns) };
}

export function withoutRows({ columns }: Table): Table {
  return { rowCount: 0, columns };
}

function checkNumbers(subject: string, declaration: ColumnDeclaration, values: Integers): void {
  const { min, max } = readLimits(declaration);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    if (value >= min && value <= max) continue;
    throw new ReportFault(
      subject,
      `row ${String(row)} holds ${String(value)}`,
      `keep to ${String(min)} … ${String(max)} or widen the declaration`,
    );
  }
}
