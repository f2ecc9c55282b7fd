import type { Column, Table } from "../../../query/table/table.ts";
import { writeDay } from "../../../format/write-day.ts";
import type { ReportCopy, DefinitionCopy } from "../../host/report-copy.ts";

/** One string of all rows would need several times their size, and they take a second on a slow phone. */
const rowsPerPart = 2000;

/** Spanish spreadsheets read a comma as the decimal sign. */
const separators = {
  es: { field: ";", decimal: "," },
  en: { field: ",", decimal: "." },
};

type CsvCopy = Pick<ReportCopy, "language"> & {
  report: Pick<DefinitionCopy, "columns" | "labels">;
};

/** Writes rows as parts of a CSV file (RFC 4180, with a byte order mark); days as 2024-03-31. */
export function* rowsToCsv(
  table: Table,
  rows: Uint32Array,
  copy: CsvCopy,
): Generator<string, void> {
  const { field, decimal } = separators[copy.language];
  const { columns: names, labels } = copy.report;
  const quote = (text: string): string =>
    text.includes(field) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const columns = Object.entries(table.columns);
  const writers = columns.map(([, column]) => makeWriter(column, labels, decimal, quote));
  yield `\uFEFF${columns.map(([name]) => quote(names[name] ?? name)).join(field)}\r\n`;
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    let part = "";
    for (const row of rows.subarray(start, start + rowsPerPart)) {
      part += `${writers.map((write) => write(row)).join(field)}\r\n`;
    }
    yield part;
  }
}

function makeWriter(
  { declaration, values }: Column,
  labels: DefinitionCopy["labels"],
  decimal: string,
  quote: (text: string) => string,
): (row: number) => string {
  if (declaration.kind === "dictionary") {
    const texts = declaration.labels.map((id) => quote(labels[id] ?? id));
    return (row) => texts[values[row]!] ?? "";
  }
  if (declaration.kind === "day") return (row) => writeDay(values[row]!);
  const { scale } = declaration;
  return (row) => String(values[row]! / scale).replace(".", decimal);
}
