/**
 * A small line for each row of a pair view over its ordered columns, all on one scale; `isJoined` sets them side by side
 * as one course, whose rows follow each other.
 */
export type PanelsSpec = { kind: "panels"; isJoined?: boolean };
