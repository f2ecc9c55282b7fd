import es from "../../content/copy/es/reportCharts.json" with { type: "json" };
import { dayNumber } from "../query/table/calendar.ts";
import { day, dictionary, integer } from "../query/table/column.ts";
import { average, count } from "../query/measures/measure.ts";
import type { ReportDefinition } from "../query/report-definition.ts";
import { createModel } from "../query/report-model.ts";
import type { ReportState } from "../query/state/report-state.ts";
import { createTable } from "../query/table/table.ts";
import { by, drillable, pair } from "../query/table/view.ts";
import { createFormatters } from "../format/formatters.ts";
import { createTips } from "../interact/tips.ts";
import type { AxisNames, VisualProps, VisualSpec } from "./visual-props.ts";

const columns = {
  class: dictionary(["business", "economy", "economyPlus"]),
  channel: dictionary(["web", "store"]),
  age: integer(20, 79),
  satisfied: integer(0, 1),
  day: day(dayNumber(2023, 1, 1), dayNumber(2023, 12, 31)),
};
const rowCount = 600;
const column = (read: (row: number) => number): Int32Array =>
  Int32Array.from({ length: rowCount }, (_, row) => read(row));
const rows = {
  class: column((row) => (row % 6 < 3 ? 0 : row % 6 < 5 ? 1 : 2)),
  channel: column((row) => (row % 4 === 0 ? 1 : 0)),
  age: column((row) => 20 + (row % 60)),
  satisfied: column((row) => (row % 6 < 2 ? 1 : 0)),
  day: column((row) => dayNumber(2023, 1, 1) + (row % 365)),
};
const definition: ReportDefinition = {
  slug: "test",
  columns,
  measures: {
    passengers: { value: count(), unit: "count", decimals: 0 },
    satisfied: { value: average("satisfied"), unit: "percent", decimals: 2 },
  },
  views: {
    class: by("class"),
    age: by("age", { width: 10 }),
    month: by("day", { level: "month" }),
    time: drillable("day", ["quarter", "month"]),
    heat: pair({ column: "class" }, { column: "channel" }),
  },
  pages: [{ id: "all", views: ["class", "age", "month", "time", "heat"] }],
  expected: [],
  story: [],
};

const words: Record<string, string> = {
  business: "Business",
  economy: "Economy",
  economyPlus: "Economy Plus",
  web: "Tienda en línea",
  store: "Tienda",
};
const label = (id: string): string => words[id] ?? id;
const axes: Record<string, readonly AxisNames[]> = {
  total: [],
  class: [{ name: "Clase", label }],
  age: [{ name: "Edad" }],
  month: [{ name: "Mes" }],
  time: [{ name: "Tiempo" }],
  heat: [
    { name: "Clase", label },
    { name: "Canal", label },
  ],
};

export const spanish = createFormatters("es", es);

/** A visual of a small report for tests, in Spanish: 600 passengers; Business has 300, two thirds of them satisfied, the others none. */
export function makeTestVisual(
  view: string,
  spec: VisualSpec,
  {
    state = {},
    ...props
  }: Partial<Omit<VisualProps, "spec">> & { state?: Partial<ReportState> } = {},
): VisualProps {
  const model = createModel(definition, createTable(columns, rows));
  model.show({ ...model.start, ...state });
  return {
    id: "visual",
    title: "Economy Plus es la clase que menos gusta",
    spec,
    result: model.read(view),
    read: model.read,
    measures: [
      { id: "passengers", name: "Pasajeros", unit: "count", decimals: 0 },
      { id: "satisfied", name: "Satisfechos", unit: "percent", decimals: 2 },
    ],
    axes: axes[view]!,
    selection: null,
    onSelect: () => undefined,
    sort: null,
    format: spanish,
    tips: createTips(),
    ...props,
  };
}
