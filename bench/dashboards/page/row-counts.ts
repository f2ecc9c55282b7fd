/** How many rows are measured: those of the report as they are, and a million. */
export const rowCounts = { "130k": null, "1M": 1_000_000 } as const;

export type RowCount = keyof typeof rowCounts;
