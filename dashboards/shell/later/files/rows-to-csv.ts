import type { Locale } from "../../../../contracts/locale.ts";
import {
  byteOrderMark,
  joinFields,
  quoteText,
  writeNumber,
} from "../../../../contracts/text/csv.ts";
import { readBlank } from "../../../query/table/column.ts";
import type { Column, Table } from "../../../query/table/table.ts";
import { writeDay } from "../../../format/write-day.ts";
import type { ReportCopy, DefinitionCopy } from "../../host/report-copy.ts";

/** Rows per part: one string of all rows would need several times their memory, and take a second on a slow phone. */
const rowsPerPart = 2000;

type CsvCopy = Pick<ReportCopy, "language"> & {
  report: Pick<DefinitionCopy, "columns" | "labels">;
};

/** Writes rows as parts of a CSV file (RFC 4180, with a byte order mark); days as 2024-03-31. */
export function* rowsToCsv(
  table: Table,
  rows: Uint32Array,
  copy: CsvCopy,
): Generator<string, void> {
  const { language } = copy;
  const { columns: names, labels } = copy.report;
  const columns = Object.entries(table.columns);
  const writers = columns.map(([, column]) => makeWriter(column, labels, language));
  const head = columns.map(([name]) => quoteText(names[name] ?? name));
  yield byteOrderMark + joinFields(head, language);
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    let part = "";
    for (const row of rows.subarray(start, start + rowsPerPart)) {
      const fields = writers.map((write) => write(row));
      part += joinFields(fields, language);
    }
    yield part;
  }
}

function makeWriter(
  { declaration, values }: Column,
  labels: DefinitionCopy["labels"],
  language: Locale,
): (row: number) => string {
  if (declaration.kind === "dictionary") {
    const texts = declaration.labels.map((id) => quoteText(labels[id] ?? id));
    return (row) => texts[values[row]!] ?? "";
  }
  const blank = readBlank(declaration);
  const scale = declaration.kind === "day" ? 1 : declaration.scale;
  const write =
    declaration.kind === "day"
      ? writeDay
      : (value: number): string => writeNumber(value / scale, language);
  return (row) => (values[row] === blank ? "" : write(values[row]!));
}
