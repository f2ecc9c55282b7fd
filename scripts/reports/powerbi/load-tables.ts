import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { LoadedTables } from "../../../dashboards/from-file/powerbi/rows/loaded-table.ts";
import type { ModelTable } from "../../../ingest/powerbi/model/semantic-model.ts";
import { typeSchema, type TypeFault } from "../../../ingest/powerbi/type-schema.ts";
import { parseTable } from "../../../ingest/parse/parse-table.ts";
import { readTable } from "../../../ingest/read/read-table.ts";
import type { TableSchema } from "../../../ingest/table-schema.ts";
import { IngestError, type Doubt, type IngestFault } from "../../../ingest/text-table.ts";
import { listTableFiles } from "./read-project.ts";

export type Loaded = {
  tables: LoadedTables;
  /** How each file is read, by the name of its table. */
  schemas: Record<string, TableSchema>;
  doubts: { table: string; doubt: Doubt }[];
  faults: { table: string; fault: IngestFault | TypeFault }[];
  /** Tables without a file. */
  missing: string[];
  /** The day when the newest file was changed. */
  dated: string;
};

/** Reads the rows of tables from their files, by frozen schemas where there are some. */
export async function loadTables(
  path: string,
  tables: readonly ModelTable[],
  frozen: Readonly<Record<string, TableSchema>> = {},
): Promise<Loaded> {
  const files = await listTableFiles(path);
  const loaded: Record<string, LoadedTables[string]> = {};
  const all: Omit<Loaded, "tables"> = {
    schemas: {},
    doubts: [],
    faults: [],
    missing: [],
    dated: "",
  };
  for (const table of tables) {
    const file = files.get(table.name.toLowerCase());
    if (file === undefined) {
      all.missing.push(table.name);
      continue;
    }
    const day = (await stat(file)).mtime.toISOString().slice(0, 10);
    if (day > all.dated) all.dated = day;
    const known = frozen[table.name];
    const read = await readTable(
      await openAsBlob(file),
      basename(file),
      known && { dialect: known.dialect },
    ).catch((error: unknown) => {
      if (!(error instanceof IngestError)) throw error;
      all.faults.push({ table: table.name, fault: error.fault });
    });
    if (read === undefined) continue;
    const typed = known ? { schema: known, doubts: [], faults: [] } : typeSchema(read.table, table);
    const { rowCount, columns, faults } = parseTable(read.table, typed.schema);
    all.schemas[table.name] = typed.schema;
    all.doubts.push(...typed.doubts.map((doubt) => ({ table: table.name, doubt })));
    all.faults.push(...[...typed.faults, ...faults].map((fault) => ({ table: table.name, fault })));
    loaded[table.name] = {
      rowCount,
      columns: Object.fromEntries(
        table.columns.flatMap(({ name, dataType }) => {
          const parsed = columns[name];
          return parsed === undefined ? [] : [[name, { parsed, dataType }]];
        }),
      ),
    };
  }
  return { ...all, tables: loaded };
}
