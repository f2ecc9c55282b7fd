import { trialLimits } from "../../../contracts/trial/file-trial.ts";
import { inferSchema } from "../../../ingest/infer/infer-schema.ts";
import type { ReadOptions } from "../../../ingest/read/read-options.ts";
import { readTable } from "../../../ingest/read/read-table.ts";
import type { TableSchema } from "../../../ingest/table-schema.ts";
import type { Doubt, TextTable } from "../../../ingest/text-table.ts";
import { TrialError } from "./name-fault.ts";

export type ReadTrial = { table: TextTable; schema: TableSchema; doubts: readonly Doubt[] };

/** Reads a file and infers its schema; throws for one that is no table, or has more rows than a browser should hold. */
export async function readTrial(
  file: Blob,
  name: string,
  { isBeginning, ...options }: Omit<ReadOptions, "maxRows"> & { isBeginning: boolean },
): Promise<ReadTrial> {
  const maxRows = trialLimits.rows + (isBeginning ? 0 : 1);
  const { table, notes } = await readTable(file, name, { ...options, maxRows });
  if (table.rowCount > trialLimits.rows) throw new TrialError("tooLarge", { rows: table.rowCount });
  const { schema, doubts } = inferSchema(table);
  if (schema.columns.every(({ type }) => type === "text")) {
    const uneven = countUneven(table);
    if (uneven > table.rowCount / 2) {
      throw new TrialError("notTable", { uneven, lines: table.rowCount });
    }
  }
  return { table, schema, doubts: [...notes, ...doubts] };
}

/** Counts the rows that do not end in the same column as the first. */
function countUneven({ columns, rowCount }: TextTable): number {
  const blanks = columns.map(({ texts }) => texts.findIndex((text) => text.trim() === ""));
  const findEnd = (row: number): number =>
    columns.findLastIndex(({ codes }, place) => codes[row] !== blanks[place]);
  const first = findEnd(0);
  return Array.from({ length: rowCount }, (_, row) => row).filter((row) => findEnd(row) !== first)
    .length;
}
