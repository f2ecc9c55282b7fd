import type { Condition } from "./measure.ts";
import { ReportFault } from "../report-fault.ts";
import { readBlank } from "../table/column.ts";
import type { Table } from "../table/table.ts";

type RowTest = (row: number) => boolean;

/**
 * Returns a test for each row, which rows without a value of the measured column fail; throws a `ReportFault` that names
 * the measure where the condition is not valid.
 */
export function matchCondition(
  subject: string,
  table: Table,
  condition: Condition | undefined,
  measured?: string,
): RowTest {
  const matches = condition === undefined ? () => true : matchColumn(subject, table, condition);
  const { declaration, values } = table.columns[measured ?? ""] ?? {};
  const blank = declaration === undefined ? Number.NaN : readBlank(declaration);
  return Number.isNaN(blank) ? matches : (row) => values![row] !== blank && matches(row);
}

function matchColumn(subject: string, table: Table, condition: Condition): RowTest {
  const column = table.columns[condition.column];
  if (column === undefined) {
    throw new ReportFault(
      subject,
      `asks for the column "${condition.column}", which there is not`,
      `use one of ${Object.keys(table.columns).join(", ")}`,
    );
  }
  const { declaration, values } = column;
  if ("is" in condition) {
    const flags = flagLabels(subject, table, condition);
    return (row) => flags[values[row]!] === 1;
  }
  if (declaration.kind === "dictionary") {
    throw new ReportFault(subject, `limits "${condition.column}", which has labels`, "use `is`");
  }
  const scale = declaration.kind === "integer" ? declaration.scale : 1;
  const from = Math.round((condition.from ?? -Infinity) * scale);
  const to = Math.round((condition.to ?? Infinity) * scale);
  const blank = readBlank(declaration);
  return (row) => values[row]! >= from && values[row]! < to && values[row] !== blank;
}

function flagLabels(
  subject: string,
  table: Table,
  { column, is }: { column: string; is: readonly string[] },
): Uint8Array {
  const { declaration } = table.columns[column]!;
  if (declaration.kind !== "dictionary") {
    throw new ReportFault(subject, `asks "${column}" for labels`, "use `from` and `to`");
  }
  let codes = declaration.labels.map((_, code) => code);
  for (const { labels, of } of [{ labels: declaration.labels, of: codes }, ...declaration.levels]) {
    codes = codes.map((code) => of[code]!);
    if (is.every((id) => labels.includes(id))) {
      return Uint8Array.from(codes, (code) => (is.includes(labels[code]!) ? 1 : 0));
    }
  }
  throw new ReportFault(
    subject,
    `"${column}" has no level with ${is.join(", ")}`,
    "use ids of its labels, or of one of its levels",
  );
}
