import { byteOrderMark, joinFields, quoteText } from "../../contracts/text/csv.ts";

type Cell = string | number | null;

/** Writes a table for Spanish spreadsheets in which no cell runs as a formula. */
export async function* writeCsv(
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield joinFields(row.map(writeCell), "es");
}

function writeCell(value: Cell): string {
  const text = String(value ?? "");
  // A leading apostrophe keeps text from being read as a formula (OWASP).
  return quoteText(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
}
