import { readFile } from "node:fs/promises";
import type { ProjectSource } from "../../../dashboards/from-file/file-report.ts";
import { readHeader } from "../../../dashboards/from-file/rows/decode-rows.ts";
import type { PackedColumn } from "../../../dashboards/from-file/rows/encode-rows.ts";
import { rowsFile } from "../../../generator/reports/from-file/file-reports.ts";
import { inFolder } from "../../../roots/roots.ts";
import { reportWords } from "../report-words.ts";
import { importOwnPart, openOwnProject } from "./import-project.ts";

type Rows = {
  packed: Record<string, PackedColumn>;
  dated: string;
  faults: string[];
  notes?: string[];
};

/** Reads the rows of an imported report again: the columns that it has, or what keeps one from being read. */
export async function readProjectRows(slug: string, source: ProjectSource): Promise<Rows> {
  const { columns } = readHeader(new Uint8Array(await readFile(inFolder(rowsFile(slug)))).buffer);
  const opened = await openOwnProject(source.project);
  const titles = { es: slug, en: slug };
  const { imported, loaded } = await importOwnPart(source, titles, opened, source.schemas);
  const changed = Object.entries(columns).filter(
    ([id, { kind }]) => imported.packed[id]?.declaration.kind !== kind,
  );
  const faults = changed.map(([id]) =>
    reportWords.pack["kind-changed"](id, imported.packed[id]?.declaration.kind ?? "—"),
  );
  const packed = Object.fromEntries(
    Object.keys(columns).flatMap((id) => {
      const column = imported.packed[id];
      return column === undefined ? [] : [[id, column]];
    }),
  );
  return { packed, dated: loaded.dated, faults };
}
