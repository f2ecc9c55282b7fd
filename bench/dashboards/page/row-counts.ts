export const rowCounts = { "130k": null, "1M": 1_000_000, "10M": 10_000_000 } as const;

export type RowCount = keyof typeof rowCounts;
