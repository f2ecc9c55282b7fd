/** Figures of one row, by the key of their column; a figure that could not be measured is absent or NaN. */
export type Figures = Readonly<Record<string, number>>;

export type Threshold = { atMost: number } | { atLeast: number };

export type Row = {
  name: string;
  figures: Figures;
  /** Thresholds of figures, by column. */
  thresholds: Readonly<Record<string, Threshold>>;
};

export type Column = { key: string; title: string; digits: number };

export type Result = {
  columns: readonly Column[];
  rows: readonly Row[];
  runs: number;
};

/** Command-line choices: which rows, and how many rounds (the variable `RUNS`). */
export type Plan = {
  isWanted: (name: string) => boolean;
  runsOr: (usual: number) => number;
};
