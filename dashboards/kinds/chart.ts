import type { AxisNames } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ViewResult } from "../query/view-result.ts";
import type { Scene, TipText } from "../scene/scene.ts";

export type ShownMeasure = { id: string; name: string; unit: Unit; decimals: number };

/** A threshold that holds for any rows; a line computed from the filtered rows is a claim's (D24). */
export type FixedValue = { value: number };

/** A reference for the first measure: a fixed value, or another measure with its number for each bin. */
export type Target = FixedValue | { measure: string };

export type DrawnWords = { one?: string | undefined; other: string };

export type Layering = "grouped" | "stacked" | "whole";

/**
 * The options of a visual's drawing, without copy. The first measure is drawn unless the kind says otherwise; tooltip
 * and table show the others. A pair view gives bars and lines a series for each bin of its columns; `series:
 * "measures"` gives one for each measure.
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

/** How a scenario names the `totals` of a result and shows the difference of a value from its actual one. */
export type Comparison = {
  actual: string;
  /** Writes a difference; empty where there is none. */
  writeDifference: (measure: ShownMeasure, value: number, actual: number) => string;
  /** Lists the rows that a tooltip adds. */
  listRows: (measure: ShownMeasure, value: number, actual: number) => TipText["rows"];
  extendTable: (table: VisualTable) => VisualTable;
  /** Adds the actual values to a scene, and the differences of its marks from them. */
  decorate: (scene: Scene, chart: Chart, drawn: ComparedDrawing) => Scene;
};

/**
 * `none` leaves the actual values to the layout, tooltips and tables; every other way outlines the marks of the paints
 * `baseline` and `line-baseline`. In addition `parts` marks the ends of stacked parts, `columns` writes differences
 * above, `lines` also names the lines, `cells` writes differences into all cells or none, `areas` where there is room,
 * and `points` draws the actual points.
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
 * The marks of the paints `baseline` and `unfiltered` are the part: `fill` fills those of additive measures, `outline`
 * only outlines them. `lines` emphasises and names the lines of the paint `line-baseline`, `cells` draws a meter in
 * each cell, and `none` leaves the part to tooltips and tables.
 */
type SpotlightWay = "fill" | "outline" | "lines" | "cells" | "none";

/** How a kind shows its baseline, the `totals` of its result. */
export type ComparedWays = { scenario: ScenarioWay; spotlight: SpotlightWay };

type ComparedDrawing = ComparedWays & { layOut: (other: Chart) => Scene };

/** The recommendation's lever: its range and its value on an axis of the drawing, that in words, and how it is moved. */
export type LeverHandle = {
  range: { min: number; max: number; step: number };
  value: number;
  label: string;
  text: string;
  /** Its outcome at each step of its range. */
  results?: readonly { value: number; text: string }[];
  onMove?: (value: number) => void;
};

/**
 * The input of a layout: a result, the options of its drawing and the names of its parts. `result` is a new object for
 * each change of the model; the other properties keep their identity while they are unchanged. A null `sort` is the
 * order of the bins; the title is about the bins in `highlight`, which have the accent color while nothing is selected;
 * `height` is in px.
 */
export type Chart<Spec extends AnySpec = AnySpec> = {
  spec: Spec;
  result: ViewResult;
  read: (view: string) => ViewResult;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
  targetName?: string | undefined;
  /** Texts inside the drawing, whose places its kind fills; `one` is said of a count of one. */
  drawn?: readonly DrawnWords[] | undefined;
  /** Both sides of a comparison in words, where there is one: `jul–dic 2024 frente a jul–dic 2023`. */
  comparedName?: string | undefined;
  selection: Selection | null;
  sort: Sort | null;
  highlight?: readonly number[] | undefined;
  height?: number | undefined;
  /** Notes of the owner at marks. */
  annotations?: readonly { bin: number; text: string }[] | undefined;
  /** The lever, of a drawing that has its values on an axis. */
  handle?: LeverHandle | undefined;
  /** True of the picture of a case, which has one width and needs no room for fingers. */
  isPicture?: true;
  comparison?: Comparison | undefined;
  /** Values of the charts on the same scale, which its scale contains besides its own. */
  shared?: readonly number[] | undefined;
  format: Formatters;
};
