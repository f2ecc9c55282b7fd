type Cell = string | number | null;

// Without this mark spreadsheets do not assume UTF-8.
const byteOrderMark = "\uFEFF";
const separator = ";";

/** Writes a table for spreadsheets (RFC 4180 with semicolons) in which no cell is run as a formula. */
export async function* writeCsv(
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield `${row.map(quoteCell).join(separator)}\r\n`;
}

function quoteCell(value: Cell): string {
  const text = String(value ?? "");
  // OWASP: an apostrophe disarms text that starts like a formula.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
