/**
 * Columns from bin to bin and their sum. `steps` lists the bins that count and whether they add or subtract; without
 * it, all add. The sum is named by the copy's `target`, else by its measure.
 */
export type WaterfallSpec = { kind: "waterfall"; steps?: Readonly<Record<string, 1 | -1>> };
