/** Figures of one row by the key of their column; one that could not be measured is absent or NaN. */
export type Figures = Readonly<Record<string, number>>;

export type Bar = { atMost: number } | { atLeast: number };

export type Row = {
  name: string;
  figures: Figures;
  /** The limits of figures, by column. */
  bars: Readonly<Record<string, Bar>>;
};

export type Column = { key: string; title: string; digits: number };

export type Result = {
  columns: readonly Column[];
  rows: readonly Row[];
  runs: number;
};

/** The choice of the command line: rows by name, and rounds by the variable `RUNS`. */
export type Plan = {
  isWanted: (name: string) => boolean;
  runsOr: (usual: number) => number;
};
