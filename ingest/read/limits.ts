/** Bounds of a file; beyond them reading stops with a fault. */
export const limits = {
  rows: 5_000_000,
  columns: 300,
  /** Rows times columns: four bytes each. */
  cells: 100_000_000,
  /** Bytes of a file that is parsed as a whole, JSON. */
  wholeBytes: 200_000_000,
  /** Bytes of a spreadsheet once unzipped, and their ratio to the file. */
  unzippedBytes: 2_000_000_000,
  unzippedRatio: 200,
} as const;
