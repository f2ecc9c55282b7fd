import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";

export type ShownMeasure = { id: string; name: string; unit: Unit; decimals: number };

/** A value of all rows, or a threshold, which holds for any of them. */
export type FixedValue = { value: number; isThreshold?: boolean };

/** What to compare the first measure with: a fixed value, or another measure (one number a bin). */
export type Target = FixedValue | { measure: string };

/** How several series share a bar: beside each other, on top of each other, or as parts of 100 %. */
export type Layering = "grouped" | "stacked" | "whole";

/**
 * How a view is drawn; it holds no copy. The first measure is the one drawn unless it says otherwise; tooltip and table show the rest.
 * A pair view gives bars and lines a series for each bin of its columns; `series: "measures"` gives one for each measure.
 */
export type AnySpec = { kind: string; series?: "measures" };

/**
 * What a layout draws: a result, how it is drawn and what its parts are called. `result` is a new object each time the model shows
 * something; all else keeps its identity as long as it stays the same.
 */
export type Chart<Spec extends AnySpec = AnySpec> = {
  spec: Spec;
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
