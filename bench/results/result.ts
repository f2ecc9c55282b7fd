/** Measures of one row by the key of their column; a measure that could not be taken is absent. */
export type Figures = Readonly<Record<string, number>>;

export type Bar = { atMost: number } | { atLeast: number };

export type Row = {
  name: string;
  figures: Figures;
  /** What the measure of a column has to reach. */
  bars: Readonly<Record<string, Bar>>;
};

export type Column = { key: string; title: string; digits: number };

export type Result = {
  tables: readonly (readonly Column[])[];
  rows: readonly Row[];
  /** The same measure of the floor each time it was taken, in ms: how quiet the machine was. */
  floorTimes: readonly number[];
  runs: number;
};

/** What is measured: rows whose name is wanted, beside the floor; nothing where no name is. */
export type Plan = {
  isWanted: (name: string) => boolean;
  /** How often each is measured where it is not said: `RUNS` says it. */
  runsOr: (usual: number) => number;
};
