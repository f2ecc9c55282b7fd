/** From the rows of a pair view to its columns, as bands as wide as the first measure, which must add up. */
export type FlowSpec = { kind: "flow" };
