import { packColumns } from "../../dashboards/from-file/pack/pack-columns.ts";
import { packTotals } from "../../dashboards/from-file/pack/pack-totals.ts";
import type { ColumnUse, RowsSource } from "../../dashboards/from-file/pack/column-use.ts";
import { PackFault } from "../../dashboards/from-file/pack/pack-fault.ts";
import { judgeColumn, personalKinds } from "../../dashboards/from-file/privacy/judge-column.ts";
import type { PackedColumn } from "../../dashboards/from-file/rows/encode-rows.ts";
import type { ParsedColumn } from "../../ingest/parse/parsed-column.ts";
import { parseTable } from "../../ingest/parse/parse-table.ts";
import { readTable } from "../../ingest/read/read-table.ts";
import type { DoubtCode } from "../../ingest/words/codes.ts";
import type { ColumnSchema } from "../../ingest/table-schema.ts";
import type { Dialect } from "../../ingest/text-table.ts";
import { wordDoubt } from "../../ingest/words/word-doubt.ts";
import { systemLanguage } from "../command/system-language.ts";
import { openSource } from "./open-source.ts";
import { reportWords } from "./report-words.ts";

type Packed = Readonly<Record<string, PackedColumn>>;

/** Opens a source and reads its texts, as it was read before where a dialect is given. */
export async function readSource(file: string, dialect?: Dialect) {
  const source = await openSource(file);
  const read = await readTable(source.file, source.name, { ...(dialect && { dialect }) });
  return { source, ...read };
}

/** Notes of a reading that left cells or rows out, or guessed. */
const lossy = new Set<DoubtCode>([
  "longRows",
  "shortRows",
  "quotesBroken",
  "secondTable",
  "linesBelow",
  "headerUneven",
  "onlyHeader",
]);

/** Reads the rows of a source as its schema says; lists in words what keeps them from being published, and what was lost. */
export async function readRows(
  own: RowsSource,
): Promise<{ packed: Packed; dated: string; faults: string[]; notes: string[] }> {
  const { file, schema } = own;
  const { source, table, notes: all } = await readSource(file, schema.dialect);
  const { columns, faults } = parseTable(table, schema);
  const unread = faults.map((one) => wordDoubt(one, systemLanguage));
  const notes = all
    .filter(({ code }) => lossy.has(code))
    .map((one) => wordDoubt(one, systemLanguage));
  if (unread.length > 0) return { packed: {}, dated: source.dated, faults: unread, notes };
  const { note, ...packed } = packRows(columns, own);
  return { dated: source.dated, notes: note === undefined ? notes : [...notes, note], ...packed };
}

/**
 * Packs parsed columns for publication, or totals of them with a note of what was merged, unless one that looks personal
 * has no reason.
 */
export function packRows(
  columns: Readonly<Record<string, ParsedColumn>>,
  { schema: { columns: declared }, uses, totals }: Omit<RowsSource, "file">,
): { packed: Packed; faults: string[]; note?: string } {
  const personal = declared.flatMap((column) =>
    listPersonal(column, columns[column.id]!, uses[column.id]),
  );
  if (personal.length > 0) return { packed: {}, faults: personal };
  try {
    if (totals === undefined) return { packed: packColumns(columns, uses), faults: [] };
    const { packed, merged } = packTotals(columns, uses, totals.fewest);
    const count = Object.values(packed)[0]?.values.length ?? 0;
    return { packed, faults: [], note: reportWords.totals(count, totals.fewest, merged) };
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
