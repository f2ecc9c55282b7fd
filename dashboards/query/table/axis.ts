import type { Period } from "./view.ts";

export type Axis =
  | { kind: "labels"; size: number; labels: readonly string[] }
  /** In the unit shown; an open first or last bin also holds what lies beyond it. */
  | {
      kind: "numbers";
      size: number;
      starts: readonly number[];
      end: number;
      isOpenBelow: boolean;
      isOpenAbove: boolean;
    }
  | { kind: "days"; size: number; period: Period; starts: readonly number[]; end: number };

/** The bins of one column, and the bin of each of its numbers. */
export type ColumnBins = { axis: Axis; codeOf: (value: number) => number };
