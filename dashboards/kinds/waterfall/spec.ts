/**
 * From bin to bin to the sum of all. `steps` names the bins that count and whether they add or take away; without it, all add. The sum is
 * called by the `target` of the copy, or else by its measure.
 */
export type WaterfallSpec = { kind: "waterfall"; steps?: Readonly<Record<string, 1 | -1>> };
