import { readLimits, type ColumnDeclaration } from "../../query/table/column.ts";
import { integersOf, listOffsets, prefixBytes, signature, type RowsHeader } from "./rows-file.ts";

/** A column to store: whole numbers within the limits of its declaration. */
export type PackedColumn = { declaration: ColumnDeclaration; values: ArrayLike<number> };

/** Writes columns as a file of rows: a header in JSON, then the narrowest integers that hold each column. */
export function encodeRows(
  columns: Readonly<Record<string, PackedColumn>>,
  taken: string,
): Uint8Array<ArrayBuffer> {
  const rowCount = Object.values(columns)[0]?.values.length ?? 0;
  const header: RowsHeader = {
    rowCount,
    taken,
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, { declaration }]) => {
        const { min, max } = readLimits(declaration);
        return [name, { ...declaration, bytes: findBytes(max - min), least: min }];
      }),
    ),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const offsets = listOffsets(header, text.length);
  const size = Object.entries(header.columns).reduce(
    (end, [name, { bytes }]) => Math.max(end, offsets[name]! + rowCount * bytes),
    prefixBytes + text.length,
  );
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, signature);
  view.setUint32(4, text.length);
  file.set(text, prefixBytes);
  for (const [name, { values }] of Object.entries(columns)) {
    const { bytes, least } = header.columns[name]!;
    const numbers = new integersOf[bytes](file.buffer, offsets[name], rowCount);
    for (let row = 0; row < rowCount; row += 1) numbers[row] = values[row]! - least;
  }
  return file;
}

function findBytes(span: number): 1 | 2 | 4 {
  if (span < 2 ** 8) return 1;
  return span < 2 ** 16 ? 2 : 4;
}
