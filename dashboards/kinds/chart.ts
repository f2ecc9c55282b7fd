import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";
import type { Scene } from "../scene/scene.ts";
import type { RampKind } from "../scene/scales/ramp.ts";

export type ShownMeasure = { id: string; name: string; unit: Unit; decimals: number };

/** A value of all rows, or a threshold, which holds for any of them. */
type FixedValue = { value: number; isThreshold?: boolean };

/** What to compare the first measure with: a fixed value, or another measure (one number a bin). */
export type Target = FixedValue | { measure: string };

/** A tile of a map: a label id, its column and row in the grid, and the two to four letters written in it. */
export type Tile = { id: string; column: number; row: number; short: string };

/** How several series share a bar: beside each other, on top of each other, or as parts of 100 %. */
export type Layering = "grouped" | "stacked" | "whole";

/**
 * How a view is drawn; it holds no copy. The first measure is the one drawn unless it says otherwise; tooltip and table show the rest.
 * A pair view gives bars and lines a series for each bin of its columns; `series: "measures"` gives one for each measure.
 */
export type VisualSpec =
  /**
   * One figure of the `total` view. `change` is a measure written beside it (its name says against what); `trend` a view over
   * time whose course is drawn under it.
   */
  | { kind: "card"; target?: Target; change?: string; isLowerBetter?: boolean; trend?: string }
  | {
      kind: "bars";
      layering?: Layering;
      series?: "measures";
      target?: Target;
      limit?: number;
      max?: number;
    }
  | { kind: "columns"; layering?: Layering; series?: "measures"; target?: Target; max?: number }
  /**
   * Over days or numbers, with a range brush; `isArea` fills under a single series; `isFromZero` starts the scale at nought;
   * `highlighted` is the place of the series that the title is about: yellow among bone.
   */
  | {
      kind: "line";
      series?: "measures";
      isArea?: boolean;
      isFromZero?: boolean;
      highlighted?: number;
      target?: Target;
    }
  /** Bins of numbers without gaps, with a range brush. */
  | { kind: "histogram"; target?: Target }
  /** A point a bin: the first measure across, the second up, the third (if any) its size. */
  | { kind: "scatter"; acrossLine?: FixedValue; upLine?: FixedValue }
  /** A pair view as cells; another ramp than an even one is for measures around nought. */
  | { kind: "heatmap"; ramp?: RampKind }
  | {
      kind: "matrix";
      /** Shades the cells by value. */
      ramp?: RampKind;
      /** Adds up rows and columns, for measures that are counts or sums: what the cells show, whatever is filtered. */
      hasTotals?: boolean;
      /** Rows under subtotals that add them up: a view of this page whose rows are the groups, and the group of each row. */
      groups?: { view: string; of: readonly number[] };
    }
  | { kind: "treemap" }
  /** A hundred units shared out between few bins. */
  | { kind: "waffle" }
  | { kind: "tiles"; tiles: readonly Tile[]; ramp?: RampKind }
  /** A span a bin, from the first measure to the second (day numbers); the third is the share done (0 to 1). */
  | { kind: "timeline"; today?: number; planned?: { start: string; end: string } }
  | { kind: "table" };

/**
 * What a layout draws: a result, how it is drawn and what its parts are called. `result` is a new object each time the model shows
 * something; all else keeps its identity as long as it stays the same.
 */
export type Chart = {
  spec: VisualSpec;
  result: ViewResult;
  /** Other views on show, e.g. `total` for the summary: `model.read`. */
  read: (view: string) => ViewResult;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
  targetName?: string | undefined;
  groupNames?: AxisNames | undefined;
  selection: Selection | null;
  /** Order of bars and of the table; bins come in their own order without it. */
  sort: Sort | null;
  /** Bins that the title argues about: yellow as long as nothing is selected. */
  highlight?: readonly number[] | undefined;
  /** Height of the drawing in pixels; each kind has its own without it. */
  height?: number | undefined;
  format: Formatters;
};

/** Lays a chart out in a width, in pixels: text is never scaled. */
export type Layout = (chart: Chart, width: number) => Scene;
