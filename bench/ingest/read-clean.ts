/** Reads a clean CSV file by RFC 4180 alone: commas, doubled quotes. */
export function readClean(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;
  const body = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < body.length) {
    const [, quoted, plain = "", end] = cell.exec(body) ?? [];
    if (end === undefined) throw new Error(`not clean at character ${String(cell.lastIndex)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
