import type { ColumnSchema, TableSchema } from "../table-schema.ts";
import type { IngestFault, TextColumn, TextTable } from "../text-table.ts";
import type { DoubtCode } from "../words/codes.ts";
import { findTotals, listTotals } from "./find-totals.ts";
import { parseColumn } from "./parse-column.ts";
import type { ParsedColumn } from "./parsed-column.ts";

export type ParsedTable = {
  rowCount: number;
  columns: Record<string, ParsedColumn>;
  faults: IngestFault[];
};

const mostFaultsOfColumn = 5;

/** Reads a table's texts by a frozen schema; a text or column that it does not fit is a fault, never a guess. */
export function parseTable(table: TextTable, schema: TableSchema): ParsedTable {
  const faults: IngestFault[] = [];
  const found = pairColumns(table, schema.columns);
  const rows = listRows(table, schema, found);
  const columns: Record<string, ParsedColumn> = {};
  for (const [index, column] of schema.columns.entries()) {
    const texts = found[index];
    if (texts) Object.assign(columns, parseOne(table, texts, column, rows, faults));
    else faults.push({ code: "columnMissing", column: column.name, params: {} });
  }
  faults.push(...findNewTotals(table, schema, found));
  return { rowCount: rows.length, columns, faults };
}

/** Pairs the schema's columns with the file's by name; the second of two twins is the second in the file. */
function pairColumns(
  table: TextTable,
  columns: readonly ColumnSchema[],
): (TextColumn | undefined)[] {
  const byName = Map.groupBy(table.columns, ({ name }) => name);
  return columns.map(({ name }) => byName.get(name)?.shift());
}

/** Lists the rows that are not left out. */
function listRows(
  table: TextTable,
  { columns, leaveOut }: TableSchema,
  found: readonly (TextColumn | undefined)[],
): Uint32Array {
  const column = found[columns.findIndex(({ id }) => id === leaveOut?.column)];
  const all = new Uint32Array(table.rowCount);
  for (let row = 0; row < all.length; row += 1) all[row] = row;
  if (!leaveOut?.texts.length || !column) return all;
  const isOut = column.texts.map((text) => leaveOut.texts.includes(text.trim()));
  const isBlank = column.texts.map((text) => text.trim() === "");
  return all.filter((row) => {
    const code = column.codes[row]!;
    return !isOut[code] || (isBlank[code] && row < table.rowCount - 1);
  });
}

/** Finds totals that the schema does not leave out; they would count twice. */
function findNewTotals(
  table: TextTable,
  { columns, leaveOut }: TableSchema,
  found: readonly (TextColumn | undefined)[],
): IngestFault[] {
  const column = leaveOut?.texts.length
    ? found[columns.findIndex(({ id }) => id === leaveOut.column)]
    : findTotals(table)?.column;
  if (!leaveOut || !column) return [];
  return listTotals(column)
    .filter((index) => !leaveOut.texts.includes(column.texts[index]!.trim()))
    .slice(0, mostFaultsOfColumn)
    .map((index) => ({
      code: "totalUnknown",
      column: column.name,
      line: table.lines[column.codes.indexOf(index)]!,
      found: column.texts[index]!,
      params: {},
    }));
}

function countTexts({ texts, codes }: TextColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(texts.length);
  for (const row of rows) counts[codes[row]!]! += 1;
  return counts;
}

function parseOne(
  table: TextTable,
  texts: TextColumn,
  column: ColumnSchema,
  rows: Uint32Array,
  faults: IngestFault[],
): Record<string, ParsedColumn> {
  const kept = rows.length === table.rowCount ? texts.counts : countTexts(texts, rows);
  const bad: { code: DoubtCode; text: number }[] = [];
  const parsed = parseColumn({ ...texts, counts: kept }, column, rows, (code, text) => {
    bad.push({ code, text });
  });
  for (const { code, text } of bad.slice(0, mostFaultsOfColumn)) {
    const row = rows.find((one) => texts.codes[one] === text) ?? 0;
    faults.push({
      code,
      column: column.name,
      line: table.lines[row]!,
      found: texts.texts[text]!,
      params: { count: kept[text]!, different: bad.length },
    });
  }
  return parsed;
}
