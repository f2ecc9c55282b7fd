import type { ReportLayout } from "../../shell/report-layout.ts";
import { erraticIds, supplierIds } from "./subjects.ts";

/** 27 days of lead time, three in each column. */
const leadColumns = 9;
/** Cells of the two erratic suppliers, one row each. */
const erraticRows = erraticIds.flatMap((id) =>
  Array.from({ length: leadColumns }, (_, at) => supplierIds.indexOf(id) * leadColumns + at),
);

export const layout: ReportLayout = {
  cards: [
    { measure: "onTime", beside: "orders" },
    { measure: "late", isLowerBetter: true, beside: "daysLate" },
    { measure: "urgentShare", isLowerBetter: true, beside: "urgent" },
    { measure: "urgentCost", isLowerBetter: true, beside: "freight" },
    { measure: "stockoutRate", isLowerBetter: true, beside: "stockouts" },
  ],
  slicers: [
    { view: "warehouse", kind: "list" },
    { view: "family", kind: "list" },
    { view: "mode", kind: "list" },
    { view: "origin", kind: "list" },
    { view: "month", kind: "range" },
  ],
  units: { lead: { unit: "days" } },
  pages: [
    {
      id: "suppliers",
      visuals: [
        {
          id: "lateBySupplier",
          view: "supplier",
          measures: ["late", "lateShare", "onTime", "orders"],
          spec: { kind: "bars" },
          span: 6,
          height: 372,
          highlight: erraticIds,
          sort: { by: "late", isDescending: true },
        },
        {
          id: "leadBySupplier",
          view: "supplier",
          measures: ["meanLead", "leadDeviation", "late"],
          spec: { kind: "scatter" },
          span: 6,
          highlight: erraticIds,
          height: 380,
        },
        {
          id: "leadSpread",
          view: "lead",
          measures: ["orders", "onTime"],
          spec: { kind: "heatmap" },
          span: 12,
          highlight: erraticRows,
        },
      ],
    },
    {
      id: "legs",
      visuals: [
        {
          id: "daysByLeg",
          view: "total",
          measures: ["supplierExtra", "warehouseExtra", "transportExtra"],
          spec: { kind: "waterfall" },
          span: 5,
          pivot: "extra",
          highlight: ["supplierExtra"],
        },
        {
          id: "daysByWarehouse",
          view: "warehouse",
          measures: ["supplierExtra", "warehouseExtra", "transportExtra"],
          spec: { kind: "bars", series: "measures", layering: "stacked" },
          span: 7,
          height: 250,
        },
        {
          id: "costByMode",
          view: "mode",
          measures: ["freightShare", "ordersShare", "freightEach", "onTime"],
          spec: { kind: "dots", target: { measure: "ordersShare" } },
          span: 6,
          highlight: ["urgent"],
        },
        {
          id: "urgentReasons",
          view: "total",
          measures: ["afterDelay", "hurry"],
          spec: { kind: "waffle" },
          span: 6,
          height: 144,
          pivot: "urgent",
          highlight: ["afterDelay"],
        },
        {
          id: "warehouseTable",
          view: "warehouse",
          measures: ["late", "onTime", "urgent", "urgentShare", "orders", "freightEach"],
          spec: { kind: "table" },
          span: 12,
          sort: { by: "late", isDescending: true },
        },
        {
          id: "onTimeByMonth",
          view: "time",
          measures: ["onTime", "late", "orders"],
          spec: { kind: "line" },
          span: 12,
          // April and October, the lowest of spring and fall.
          highlight: [3, 9],
          height: 220,
        },
      ],
    },
    {
      id: "stock",
      visuals: [
        {
          id: "stockoutsByShelf",
          view: "shelf",
          measures: ["stockoutRate", "stockouts", "orders"],
          spec: { kind: "heatmap" },
          span: 5,
          highlight: [0],
          height: 250,
        },
        {
          id: "stockoutsByItem",
          view: "item",
          measures: ["stockouts", "stockoutRate", "orders", "cover"],
          spec: { kind: "treemap" },
          span: 7,
          height: 264,
          highlight: ["wiring", "conduit"],
        },
        {
          id: "coverByRotation",
          view: "rotation",
          measures: ["cover", "stockoutRate", "orders"],
          spec: { kind: "dots" },
          span: 5,
          height: 252,
          highlight: ["slow"],
        },
        {
          id: "mostMissing",
          view: "product",
          measures: ["stockoutRate", "stockouts", "cover"],
          spec: { kind: "dots", limit: 10 },
          span: 7,
          height: 300,
          highlight: ["switch", "tie", "corrugated", "frame", "socket", "junctionBox"],
          sort: { by: "stockoutRate", isDescending: true },
        },
      ],
    },
  ],
};
