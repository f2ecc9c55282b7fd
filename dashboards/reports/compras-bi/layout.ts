import type { ReportLayout } from "../../shell/report-layout.ts";
import { largest } from "./catalogue.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "amount", isNeutral: true, beside: "kilos" },
    { measure: "fertShare", isNeutral: true },
    { measure: "fertPrice", isLowerBetter: true, trend: "month" },
    { measure: "extraCost", isLowerBetter: true, beside: "fertAmount" },
    { measure: "topShare", isNeutral: true },
  ],
  slicers: [
    { view: "family", kind: "list" },
    { view: "section", kind: "list" },
    { view: "supplier", kind: "list" },
  ],
  pages: [
    {
      id: "timing",
      visuals: [
        {
          id: "kilosByMonth",
          view: "month",
          measures: ["fertKilos", "fertPrice", "fertAmount"],
          spec: { kind: "columns" },
          span: 12,
          highlight: [9, 10, 11],
          height: 220,
        },
        {
          id: "priceByMonth",
          view: "month",
          measures: ["fertPrice", "fertKilos"],
          spec: { kind: "line", isFromZero: true },
          span: 6,
        },
        {
          id: "extraByMonth",
          view: "month",
          measures: ["extraCost", "fertAmount"],
          spec: { kind: "waterfall" },
          span: 6,
          highlight: [9, 10, 11],
          height: 280,
        },
      ],
    },
    {
      id: "suppliers",
      visuals: [
        {
          id: "sizeAndPrice",
          view: "supplier",
          measures: ["amount", "fertPrice", "fertAmount"],
          spec: { kind: "scatter" },
          span: 7,
          height: 380,
          highlight: largest,
        },
        {
          id: "sectionGaps",
          view: "section",
          measures: ["gap", "amount"],
          spec: { kind: "dots" },
          span: 5,
          highlight: ["vegetables"],
          sort: { by: "gap", isDescending: true },
          height: 350,
        },
        {
          id: "supplierSpend",
          view: "supplier",
          measures: ["amount", "gap"],
          spec: { kind: "bars" },
          span: 6,
          height: 392,
          highlight: largest,
          sort: { by: "amount", isDescending: true },
        },
        {
          id: "gapsByQuarter",
          view: "sectionQuarter",
          measures: ["gap", "amount"],
          spec: { kind: "heatmap", ramp: "adverse" },
          span: 6,
          height: 350,
        },
      ],
    },
    {
      id: "families",
      visuals: [
        {
          id: "spendByFamily",
          view: "family",
          measures: ["amount", "kilos", "price"],
          spec: { kind: "treemap" },
          span: 7,
          height: 384,
          highlight: ["fertiliser"],
        },
        {
          id: "seedAndFertiliser",
          view: "month",
          measures: ["seedPrice", "fertPrice"],
          spec: { kind: "line", series: "measures", isFromZero: true, highlighted: 0 },
          span: 5,
          height: 340,
        },
        {
          id: "spendByQuarter",
          view: "familyQuarter",
          measures: ["amount"],
          spec: { kind: "heatmap" },
          span: 12,
          // The quarter in which each family spends most.
          highlight: [3, 4, 9, 14],
        },
      ],
    },
  ],
};
