import type { Period } from "./view.ts";

export type Axis =
  | { kind: "labels"; size: number; labels: readonly string[] }
  /** Edges in the unit shown; an open first or last bin also has the values beyond its edge. */
  | {
      kind: "numbers";
      size: number;
      starts: readonly number[];
      end: number;
      isOpenBelow: boolean;
      isOpenAbove: boolean;
    }
  | { kind: "days"; size: number; period: Period; starts: readonly number[]; end: number };

/** The bins of one column, and the function that finds the bin of a number: `axis.size` for a blank. */
export type ColumnBins = { axis: Axis; codeOf: (value: number) => number; hasBlanks?: boolean };
