import type { PbirVisual } from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { Layering } from "../../../kinds/chart.ts";
import type { RemarkCode } from "./need.ts";

/** The roles of a visual's fields: what it divides by, its series, and its measures. */
export type KindRule = {
  kind:
    | "card"
    | "slicer"
    | "bars"
    | "columns"
    | "line"
    | "parts"
    | "waterfall"
    | "scatter"
    | "table";
  axis: readonly string[];
  series?: readonly string[];
  values: readonly string[];
  layering?: Layering;
  isArea?: true;
  remark?: RemarkCode;
};

const category = ["Category"];
const series = ["Series", "Legend"];
const chart = { axis: category, series, values: ["Y"] };
const place = { axis: ["Category", "Location"], values: ["Size", "Y"], remark: "as-bars" } as const;

/** Types of visuals that hold no data: they are named, not translated. */
export const plainTypes: ReadonlySet<string> = new Set([
  "actionButton",
  "basicShape",
  "bookmarkNavigator",
  "image",
  "pageNavigator",
  "shape",
  "textbox",
]);

/** How each type of visual is drawn here. A ring is drawn as areas, whose sizes compare better than angles. */
const visualKinds: Readonly<Record<string, KindRule>> = {
  card: { kind: "card", axis: [], values: ["Values"] },
  cardVisual: { kind: "card", axis: [], values: ["Data", "Values"] },
  multiRowCard: { kind: "card", axis: [], values: ["Values"] },
  kpi: { kind: "card", axis: [], values: ["Indicator"], remark: "goal-left" },
  gauge: { kind: "card", axis: [], values: ["Y"], remark: "goal-left" },
  slicer: { kind: "slicer", axis: ["Values"], values: [] },
  advancedSlicerVisual: { kind: "slicer", axis: ["Values"], values: [] },
  listSlicer: { kind: "slicer", axis: ["Values"], values: [] },
  lineChart: { kind: "line", ...chart },
  areaChart: { kind: "line", ...chart, isArea: true },
  stackedAreaChart: { kind: "line", ...chart, isArea: true },
  barChart: { kind: "bars", ...chart, layering: "stacked" },
  clusteredBarChart: { kind: "bars", ...chart, layering: "grouped" },
  hundredPercentStackedBarChart: { kind: "bars", ...chart, layering: "whole" },
  columnChart: { kind: "columns", ...chart, layering: "stacked" },
  clusteredColumnChart: { kind: "columns", ...chart, layering: "grouped" },
  hundredPercentStackedColumnChart: { kind: "columns", ...chart, layering: "whole" },
  ribbonChart: { kind: "columns", ...chart, layering: "stacked" },
  lineClusteredColumnComboChart: {
    kind: "columns",
    axis: category,
    series,
    values: ["Y", "ColumnY", "Y2", "LineY"],
    layering: "grouped",
    remark: "line-as-figures",
  },
  lineStackedColumnComboChart: {
    kind: "columns",
    axis: category,
    series,
    values: ["Y", "ColumnY", "Y2", "LineY"],
    layering: "stacked",
    remark: "line-as-figures",
  },
  donutChart: { kind: "parts", axis: ["Category", "Legend"], values: ["Y"] },
  pieChart: { kind: "parts", axis: ["Category", "Legend"], values: ["Y"] },
  treemap: { kind: "parts", axis: ["Group", "Category"], values: ["Values"] },
  funnel: { kind: "bars", axis: category, values: ["Y"], remark: "as-bars" },
  waterfallChart: { kind: "waterfall", axis: category, values: ["Y"] },
  scatterChart: {
    kind: "scatter",
    axis: ["Category", "Details", "Series"],
    values: ["X", "Y", "Size"],
  },
  tableEx: { kind: "table", axis: ["Values"], values: ["Values"] },
  pivotTable: { kind: "table", axis: ["Rows"], series: ["Columns"], values: ["Values"] },
  map: { kind: "bars", ...place },
  azureMap: { kind: "bars", ...place },
  filledMap: { kind: "bars", ...place },
};

/** Points over names, not over numbers, are columns. */
const pointsOverNames: KindRule = {
  kind: "columns",
  axis: ["X"],
  series: ["Series", "Details", "Category"],
  values: ["Y", "Size"],
  layering: "grouped",
  remark: "as-bars",
};

/** Returns how a visual is drawn here; undefined for a type that is not known. */
export function findRule({ type, roles }: PbirVisual): KindRule | undefined {
  const isOverNames = type === "scatterChart" && roles["X"]?.[0]?.field.kind === "column";
  return isOverNames ? pointsOverNames : visualKinds[type];
}
