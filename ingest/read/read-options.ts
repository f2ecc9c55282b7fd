import type { Dialect } from "../text-table.ts";

export type ReadOptions = {
  /** How the file was read when its schema was frozen; its header must be where it was. */
  dialect?: Dialect;
  /** Rows to read at most, for a preview; the limit of all files is a fault instead. */
  maxRows?: number;
  signal?: AbortSignal;
  /** Receives the share of the file that is read, 0 to 1, and the rows found in it. */
  onProgress?: (share: number, rows: number) => void;
};
