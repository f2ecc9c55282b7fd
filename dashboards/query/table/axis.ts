import type { Period } from "./view.ts";

/** What the bins along one side of a view are called: by label id, or by where they start and the last one ends. */
export type Axis =
  | { kind: "labels"; size: number; labels: readonly string[] }
  /** Numbers in the unit shown; `isOpenBelow`/`isOpenAbove`: the first/last bin also holds what lies beyond it. */
  | {
      kind: "numbers";
      size: number;
      starts: readonly number[];
      end: number;
      isOpenBelow: boolean;
      isOpenAbove: boolean;
    }
  /** Day numbers of the first day of each period, and of the day after the last. */
  | { kind: "days"; size: number; period: Period; starts: readonly number[]; end: number };
