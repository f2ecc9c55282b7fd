/** A small line for each row of a pair view over its ordered columns, all on one scale. */
export type PanelsSpec = { kind: "panels" };
