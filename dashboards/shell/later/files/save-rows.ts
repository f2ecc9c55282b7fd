import type { Table } from "../../../query/table/table.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { downloadFile } from "./download-file.ts";
import { nameFile } from "./name-file.ts";
import { rowsToCsv } from "./rows-to-csv.ts";

/** Downloads rows as a file, written in parts between which the page responds. */
export async function saveRows(report: OpenReport, table: Table, rows: Uint32Array): Promise<void> {
  const parts: string[] = [];
  for (const part of rowsToCsv(table, rows, report.copy)) {
    parts.push(part);
    // oxlint-disable-next-line no-await-in-loop -- that is the rest
    await new Promise((resolve) => setTimeout(resolve));
  }
  downloadFile(nameFile(report, "", "csv"), parts, "text/csv;charset=utf-8");
}
