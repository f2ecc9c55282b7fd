import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";
import type { Scene, TipText } from "../scene/scene.ts";

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

type TableColumn = {
  id: string;
  name: string;
  measure: ShownMeasure;
  isUnfiltered: boolean;
};
export type TableRow = { bin: number; names: readonly string[]; values: readonly number[] };
/** The numbers of a chart, for its table and its CSV. */
export type VisualTable = {
  heads: readonly string[];
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** In a scenario: what the `totals` of a result are then, and how far a value is from its own. */
export type Comparison = {
  actual: string;
  /** Empty where it is none. */
  writeDifference: (measure: ShownMeasure, value: number, actual: number) => string;
  /** For a tooltip. */
  listRows: (measure: ShownMeasure, value: number, actual: number) => TipText["rows"];
  extendTable: (table: VisualTable) => VisualTable;
  /** Marks in a drawing what is actual, and by how much its marks differ. */
  decorate: (scene: Scene, chart: Chart, drawn: ComparedDrawing) => Scene;
};

/**
 * `none` leaves what is actual to the layout, tooltips and tables; every other way outlines the marks of the paints `baseline` and
 * `line-baseline`. Beside that, `parts` marks the ends of stacked parts, `columns` writes differences above, `lines` also names the
 * lines, `cells` writes differences into all cells or none, `areas` where there is room, and `points` draws the actual points.
 */
type ScenarioWay =
  | "outlines"
  | "parts"
  | "columns"
  | "lines"
  | "cells"
  | "areas"
  | "points"
  | "none";

/**
 * The marks of the paints `baseline` and `unfiltered` are the part: `fill` fills those of additive measures, `outline` only outlines
 * them. `lines` emphasises and names the lines of the paint `line-baseline`, `cells` draws a meter in each cell, and `none` leaves the
 * part to tooltips and tables.
 */
type SpotlightWay = "fill" | "outline" | "lines" | "cells" | "none";

/** How a kind shows what it is compared with: its baseline, the `totals` of its result. */
export type ComparedWays = { scenario: ScenarioWay; spotlight: SpotlightWay };

type ComparedDrawing = ComparedWays & { layOut: (other: Chart) => Scene };

/**
 * Input of a layout: a result, how it is drawn and what its parts are called. `result` is a new object for each change of the
 * model; everything else keeps its identity as long as it is the same. A null `sort` is the order of the bins; the title argues
 * about the bins in `highlight`, which are in the accent while nothing is selected; `height` is in pixels.
 */
export type Chart<Spec extends AnySpec = AnySpec> = {
  spec: Spec;
  result: ViewResult;
  read: (view: string) => ViewResult;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
  targetName?: string | undefined;
  /** Both sides of a change in words, where there is one: `jul–dic 2024 frente a jul–dic 2023`. */
  comparedName?: string | undefined;
  selection: Selection | null;
  sort: Sort | null;
  highlight?: readonly number[] | undefined;
  height?: number | undefined;
  comparison?: Comparison | undefined;
  /** What its scale holds beside its own values: those of the charts that share it. */
  shared?: readonly number[] | undefined;
  format: Formatters;
};
