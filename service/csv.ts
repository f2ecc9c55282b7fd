type Cell = string | number | null;

// Spreadsheets take UTF-8 for granted only after this mark.
const byteOrderMark = "\uFEFF";
// What a Spanish spreadsheet divides columns at; the comma is its decimal sign.
const separator = ";";

/** A table for spreadsheets (RFC 4180 with semicolons); no cell is ever run as a formula. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map(quoteCell).join(separator)}\r\n`);
  return byteOrderMark + lines.join("");
}

function quoteCell(value: Cell): string {
  const text = String(value ?? "");
  // What starts like a formula is led by an apostrophe, as OWASP advises.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
