/** Bands from the rows of a pair view to its columns, as wide as the first measure, which must be additive. */
export type FlowSpec = { kind: "flow" };
