import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";
import type { Scene } from "../scene/scene.ts";
import type { RampKind } from "../scene/scales/ramp.ts";

export type ShownMeasure = { id: string; name: string; unit: Unit; decimals: number };

/** A threshold also holds for any part of the rows; other values are of all rows. */
type FixedValue = { value: number; isThreshold?: boolean };

/** What the first measure is compared with: a fixed value, or another measure with its number for each bin. */
export type Target = FixedValue | { measure: string };

/** A tile of a map: a label id, its column and row in the grid, and its abbreviation of two to four letters. */
export type Tile = { id: string; column: number; row: number; short: string };

export type Layering = "grouped" | "stacked" | "whole";

/**
 * How a view is drawn; it holds no copy. The first measure is the one drawn unless the kind says otherwise; tooltip and table
 * show the rest. A pair view gives bars and lines a series for each bin of its columns; `series: "measures"` gives one for each
 * measure.
 */
export type VisualSpec =
  /** One figure of the `total` view. `change` is a measure written beside it, `trend` a view over time drawn under it. */
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
   * Over days or numbers, with a range brush; `isArea` fills under a single series; `isFromZero` starts the scale at 0;
   * `highlighted` is the index of the series that the title is about, drawn yellow among bone.
   */
  | {
      kind: "line";
      series?: "measures";
      isArea?: boolean;
      isFromZero?: boolean;
      highlighted?: number;
      target?: Target;
    }
  | { kind: "histogram"; target?: Target }
  /** A point for each bin: the first measure across, the second up, the third (if any) its size. */
  | { kind: "scatter"; acrossLine?: FixedValue; upLine?: FixedValue }
  /** A pair view as cells; the ramps other than `even` are for measures around 0. */
  | { kind: "heatmap"; ramp?: RampKind }
  /**
   * A pair view as numbers: `ramp` shades the cells, `hasTotals` adds up rows and columns (for counts and sums), `groups` puts
   * the rows under subtotals: `view` has the groups as its rows, `of` holds the group of each row.
   */
  | {
      kind: "matrix";
      ramp?: RampKind;
      hasTotals?: boolean;
      groups?: { view: string; of: readonly number[] };
    }
  | { kind: "treemap" }
  | { kind: "waffle" }
  | { kind: "tiles"; tiles: readonly Tile[]; ramp?: RampKind }
  /** A span for each bin, from the first measure to the second (day numbers); the third is the share done (0 to 1). */
  | { kind: "timeline"; today?: number; planned?: { start: string; end: string } }
  | { kind: "table" };

/**
 * Input of a layout: a result, how it is drawn and what its parts are called. `result` is a new object for each change of the
 * model; everything else keeps its identity as long as it is the same. A null `sort` is the order of the bins; the title argues
 * about the bins in `highlight`, which are yellow while nothing is selected; `height` is in pixels.
 */
export type Chart = {
  spec: VisualSpec;
  result: ViewResult;
  read: (view: string) => ViewResult;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
  targetName?: string | undefined;
  groupNames?: AxisNames | undefined;
  selection: Selection | null;
  sort: Sort | null;
  highlight?: readonly number[] | undefined;
  height?: number | undefined;
  format: Formatters;
};

/** Lays a chart out in a width in pixels; text is never scaled. */
export type Layout = (chart: Chart, width: number) => Scene;
