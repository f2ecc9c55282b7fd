import { inferSchema } from "../infer/infer-schema.ts";
import type { ColumnSchema, NumberSchema, TableSchema } from "../table-schema.ts";
import type { Doubt, TextTable } from "../text-table.ts";
import type { ModelTable } from "./model/semantic-model.ts";

/** Columns of a table that its file lacks, or holds in another type than the model's. */
export type TypeFault = { column: string; dataType: string; found: string };

const numbers = new Set(["int64", "double", "decimal"]);

/**
 * Infers how a file is read as a table of the model, whose types decide: texts that look like numbers stay texts. Column
 * ids are the names in the model.
 */
export function typeSchema(
  table: TextTable,
  { columns }: ModelTable,
): { schema: TableSchema; doubts: Doubt[]; faults: TypeFault[] } {
  const { schema, doubts } = inferSchema(table);
  const faults: TypeFault[] = [];
  const typed = columns.flatMap(({ name, dataType }): ColumnSchema[] => {
    const at = table.columns.findIndex((one) => fold(one.name) === fold(name));
    const found = schema.columns[at];
    if (found === undefined) return [];
    const named = { id: name, name: found.name, nulls: found.nulls };
    if (dataType === "string" || dataType === "boolean")
      return [{ ...named, nulls: dataType === "string" ? [] : found.nulls, type: "text" }];
    const isEmpty = table.columns[at]!.texts.every((text) => text.trim() === "");
    const isAsDeclared = numbers.has(dataType)
      ? found.type === "number"
      : dataType !== "dateTime" || found.type === "date";
    if (isEmpty) return [{ ...named, type: "text" }];
    if (isAsDeclared) return [{ ...found, ...named }];
    const plain = numbers.has(dataType) && readPlain(table.columns[at]!.texts);
    if (plain) return [{ ...named, ...plain }];
    faults.push({ column: name, dataType, found: found.type });
    return [];
  });
  // Doubts about a type that the model decides otherwise are none.
  const kept = new Set(
    typed
      .filter((one) =>
        schema.columns.some(({ name, type }) => name === one.name && type === one.type),
      )
      .map(({ name }) => name),
  );
  return {
    schema: { dialect: schema.dialect, columns: typed },
    doubts: doubts.filter(
      ({ code, column }) => !ofFiles.has(code) && (column === undefined || kept.has(column)),
    ),
    faults,
  };
}

/** Reads numbers that look like something else, such as the days of a key, 20240131. */
function readPlain(texts: readonly string[]): NumberSchema | null {
  const filled = texts.filter((text) => text.trim() !== "");
  if (!filled.every((text) => /^-?\d+(?:\.\d+)?$/.test(text.trim()))) return null;
  const decimals = Math.max(...filled.map((text) => text.split(".")[1]?.length ?? 0));
  return { type: "number", decimalMark: ".", groupMark: "", decimals };
}

/** Doubts about rows that a table of the model does not have, and about capitals, which Power BI ignores. */
const ofFiles = new Set<string>(["totalsLeftOut", "totalsLeftIn", "lastRowSums", "capitalsDiffer"]);

function fold(name: string): string {
  return name.trim().toLowerCase();
}
