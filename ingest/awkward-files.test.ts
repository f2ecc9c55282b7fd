import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AwkwardFile } from "../tests/support/ingest/awkward-file.ts";
import { dateFiles } from "../tests/support/ingest/date-files.ts";
import { askNumber, openDuckDb } from "../tests/support/ingest/duckdb.ts";
import { layoutFiles } from "../tests/support/ingest/layout-files.ts";
import { numberFiles } from "../tests/support/ingest/number-files.ts";
import { typedFiles } from "../tests/support/ingest/typed-files.ts";
import { inferSchema } from "./infer/infer-schema.ts";
import { parseTable } from "./parse/parse-table.ts";
import { noDay, type ParsedColumn } from "./parse/parsed-column.ts";
import { readTable } from "./read/read-table.ts";
import type { ColumnSchema } from "./table-schema.ts";
import type { Doubt } from "./text-table.ts";
import { wordDoubt } from "./words/word-doubt.ts";

let folder: string;
let connection: DuckDBConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-"));
  connection = await openDuckDb();
});

afterAll(async () => {
  connection.closeSync();
  await rm(folder, { recursive: true });
});

describe.each([...numberFiles, ...dateFiles, ...layoutFiles, ...typedFiles])("$title", (file) => {
  test("is read as it should be, each doubt is named, and its sums are DuckDB's", async () => {
    const content = await file.content();
    const { table, notes } = await readTable(new File([content], file.name), file.name);
    const { schema, doubts } = inferSchema(table);
    const parsed = parseTable(table, schema);
    expect({
      rows: parsed.rowCount,
      columns: schema.columns.map(describeColumn),
      doubts: [...notes, ...doubts].map(describeDoubt),
      faults: parsed.faults,
    }).toEqual({ rows: file.rows, columns: file.columns, doubts: file.doubts, faults: [] });
    for (const doubt of [...notes, ...doubts])
      for (const language of ["es", "en"] as const)
        expect(wordDoubt(doubt, language)).not.toMatch(/\{\{|undefined/);
    await compareSums(file, content, parsed.columns);
  });
});

async function compareSums(
  { name, from, twin, sums = {} }: AwkwardFile,
  content: string | Uint8Array,
  columns: Record<string, ParsedColumn>,
): Promise<void> {
  if (from === undefined) return;
  const path = join(folder, name);
  await writeFile(path, twin?.() ?? content);
  const source = from.replace("FILE", path);
  for (const [id, expression] of Object.entries(sums)) {
    const expected = await askNumber(connection, `SELECT sum(${expression}) FROM ${source}`);
    expect([id, sum(columns[id]!)]).toEqual([id, expected]);
  }
}

function sum(column: ParsedColumn): number {
  if (column.kind === "number")
    return column.values.reduce((total, value) => total + (value || 0), 0) / 10 ** column.decimals;
  if (column.kind === "date")
    return column.days.reduce((total, value) => total + (value === noDay ? 0 : value), 0);
  throw new Error(`no sum of ${column.kind}`);
}

/** Describes a column in short: id, type, marks before and behind the point, decimals, units. */
function describeColumn(column: ColumnSchema): string {
  const { id, type, nulls } = column;
  const missing = nulls.length > 0 ? [`without ${nulls.join(" ")}`] : [];
  if (type === "date")
    return [id, column.order, ...(column.hasTime ? ["time"] : []), ...missing].join(" ");
  if (type !== "number") return [id, type, ...missing].join(" ");
  const units = column.units ?? (column.unit === undefined ? [] : [column.unit]);
  const marks = `${column.groupMark}${column.decimalMark}${String(column.decimals)}`;
  return [id, "number", marks, ...units, ...missing].join(" ");
}

function describeDoubt({ code, column }: Doubt): string {
  return column === undefined ? code : `${code} ${column}`;
}
