import type { AxisNames } from "../../../../dashboards/format/axis-names.ts";
import type { ShownMeasure } from "../../../../dashboards/kinds/chart.ts";
import type { VisualSpec } from "../../../../dashboards/kinds/registry.ts";
import report from "../../../../content/reports/en/airline-satisfaction.json" with { type: "json" };
import type { ViewId } from "../views.ts";

export type Drawing = {
  spec: VisualSpec;
  measures: readonly ShownMeasure[];
  axes: readonly AxisNames[];
};

const label = (id: string): string => (report.labels as Record<string, string>)[id] ?? id;
const { passengers, satisfied, boarding } = report.measures;
const count: ShownMeasure = {
  id: "passengers",
  name: passengers.name,
  unit: "count",
  decimals: 0,
};
const share: ShownMeasure = { id: "share", name: satisfied.name, unit: "percent", decimals: 2 };

/** The six views as the reports' own visuals, in the words of the report that the rows are from. */
export const drawings: Record<ViewId, Drawing> = {
  class: drawBars(report.views.class),
  type: drawBars(report.views.customer),
  age: drawHistogram(report.views.age),
  distance: drawHistogram(report.views.distance),
  delay: drawHistogram(report.views.delay),
  pair: {
    spec: { kind: "heatmap" },
    measures: [share, count],
    axes: [{ name: report.views.wifi }, { name: boarding.name }],
  },
};

function drawBars(name: string): Drawing {
  return { spec: { kind: "bars", max: 1 }, measures: [share, count], axes: [{ name, label }] };
}

function drawHistogram(name: string): Drawing {
  return { spec: { kind: "histogram" }, measures: [count, share], axes: [{ name }] };
}
