import type { ColumnDeclaration } from "../../query/table/column.ts";

/** A column as a file of rows declares it: `bytes` of each number, which counts from `least`. */
type StoredColumn = ColumnDeclaration & { bytes: 1 | 2 | 4; least: number };

/** The beginning of a file of rows, as JSON: it knows all of them but their numbers. */
export type RowsHeader = {
  rowCount: number;
  /** The day on which the rows were taken from their source, `2026-11-28`. */
  taken: string;
  columns: Readonly<Record<string, StoredColumn>>;
};

/** `RARE` and a version, so that another file is not read as rows. */
export const signature = 0x52_41_52_01;
/** Signature and length of the header, in bytes. */
export const prefixBytes = 8;

/** Integer types by bytes; numbers are stored as the processors of all visitors hold them, little-endian. */
export const integersOf = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

/** Returns where the numbers of a column begin: columns follow the header, each aligned to its numbers. */
export function listOffsets(header: RowsHeader, headerBytes: number): Record<string, number> {
  const offsets: Record<string, number> = {};
  let next = prefixBytes + headerBytes;
  for (const [name, { bytes }] of Object.entries(header.columns)) {
    next = Math.ceil(next / bytes) * bytes;
    offsets[name] = next;
    next += header.rowCount * bytes;
  }
  return offsets;
}
