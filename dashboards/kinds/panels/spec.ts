/** A small line for each row of a pair view over its columns, which have an order, all on one scale. */
export type PanelsSpec = { kind: "panels" };
