import { packColumns } from "../../dashboards/from-file/pack/pack-columns.ts";
import type { ColumnUse, RowsSource } from "../../dashboards/from-file/pack/column-use.ts";
import { PackFault } from "../../dashboards/from-file/pack/pack-fault.ts";
import { judgeColumn, personalKinds } from "../../dashboards/from-file/privacy/judge-column.ts";
import type { PackedColumn } from "../../dashboards/from-file/rows/encode-rows.ts";
import type { ParsedColumn } from "../../ingest/parse/parsed-column.ts";
import { parseTable } from "../../ingest/parse/parse-table.ts";
import { readTable } from "../../ingest/read/read-table.ts";
import type { ColumnSchema, TableSchema } from "../../ingest/table-schema.ts";
import { wordDoubt } from "../../ingest/words/word-doubt.ts";
import { systemLanguage } from "../command/system-language.ts";
import { openSource } from "./open-source.ts";
import { reportWords } from "./report-words.ts";

type Packed = Readonly<Record<string, PackedColumn>>;

/** Reads the rows of a source as its schema says; lists in words what keeps them from being published. */
export async function readRows({
  file,
  schema,
  uses,
}: RowsSource): Promise<{ packed: Packed; dated: string; faults: string[] }> {
  const source = await openSource(file);
  const { table } = await readTable(source.file, source.name, { dialect: schema.dialect });
  const { columns, faults } = parseTable(table, schema);
  const unread = faults.map((one) => wordDoubt(one, systemLanguage));
  if (unread.length > 0) return { packed: {}, dated: source.dated, faults: unread };
  return { dated: source.dated, ...packRows(schema, columns, uses) };
}

/** Packs parsed columns for publication, unless one that looks personal has no reason. */
export function packRows(
  { columns: declared }: TableSchema,
  columns: Readonly<Record<string, ParsedColumn>>,
  uses: Readonly<Record<string, ColumnUse>>,
): { packed: Packed; faults: string[] } {
  const personal = declared.flatMap((column) =>
    listPersonal(column, columns[column.id]!, uses[column.id]),
  );
  if (personal.length > 0) return { packed: {}, faults: personal };
  try {
    return { packed: packColumns(columns, uses), faults: [] };
  } catch (error) {
    if (!(error instanceof PackFault)) throw error;
    const { name = error.column } = declared.find(({ id }) => id === error.column) ?? {};
    return { packed: {}, faults: [reportWords.pack[error.code](name, error.found)] };
  }
}

function listPersonal(
  schema: ColumnSchema,
  column: ParsedColumn,
  use: ColumnUse = { as: "stay" },
): string[] {
  if (use.as === "stay" || (use.because ?? "").trim() !== "") return [];
  const { kind } = judgeColumn(schema, column);
  return personalKinds.has(kind)
    ? [reportWords.personal(schema.name, reportWords.kinds[kind])]
    : [];
}
