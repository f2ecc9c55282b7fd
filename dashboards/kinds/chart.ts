import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";

export type ShownMeasure = { id: string; name: string; unit: Unit; decimals: number };

/** In a layout a threshold, which holds for any part of the rows; what is of the rows that are left, a claim draws (D24). */
export type FixedValue = { value: number };

/** What the first measure is compared with: a fixed value, or another measure with its number for each bin. */
export type Target = FixedValue | { measure: string };

export type Layering = "grouped" | "stacked" | "whole";

/**
 * How a view is drawn; it holds no copy. The first measure is the one drawn unless the kind says otherwise; tooltip and table
 * show the rest. A pair view gives bars and lines a series for each bin of its columns; `series: "measures"` gives one for each
 * measure.
 */
export type AnySpec = { kind: string; series?: "measures" };

/**
 * Input of a layout: a result, how it is drawn and what its parts are called. `result` is a new object for each change of the
 * model; everything else keeps its identity as long as it is the same. A null `sort` is the order of the bins; the title argues
 * about the bins in `highlight`, which are yellow while nothing is selected; `height` is in pixels.
 */
export type Chart<Spec extends AnySpec = AnySpec> = {
  spec: Spec;
  result: ViewResult;
  read: (view: string) => ViewResult;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
  targetName?: string | undefined;
  selection: Selection | null;
  sort: Sort | null;
  highlight?: readonly number[] | undefined;
  height?: number | undefined;
  format: Formatters;
};
