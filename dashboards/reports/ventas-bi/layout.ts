import type { ReportLayout } from "../../shell/report-layout.ts";
import { marginless } from "./products.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "revenue", change: "revenueChange" },
    { measure: "profit", change: "profitChange" },
    { measure: "margin" },
    { measure: "discount", isLowerBetter: true },
  ],
  slicers: [
    { view: "family", kind: "list" },
    { view: "channel", kind: "list" },
    { view: "month", kind: "range" },
    { view: "customer", kind: "list" },
  ],
  pages: [
    {
      id: "products",
      visuals: [
        {
          id: "salesAndProfit",
          view: "product",
          measures: ["revenue", "profit"],
          spec: { kind: "scatter" },
          span: 7,
          height: 440,
          highlight: marginless,
        },
        {
          id: "discounts",
          view: "product",
          measures: ["discount", "margin"],
          spec: { kind: "bars", limit: 12 },
          span: 5,
          height: 420,
          highlight: marginless,
          sort: { by: "discount", isDescending: true },
        },
        {
          id: "families",
          view: "family",
          measures: ["profit", "margin", "revenue"],
          spec: { kind: "treemap" },
          span: 5,
          height: 420,
          highlight: ["printing"],
        },
        {
          id: "catalogue",
          view: "product",
          measures: ["revenue", "profit", "margin", "discount"],
          spec: { kind: "table" },
          span: 7,
          sort: { by: "revenue", isDescending: true },
        },
      ],
    },
    {
      id: "customers",
      visuals: [
        {
          id: "customersByRevenue",
          view: "customer",
          measures: ["revenue", "discount"],
          spec: { kind: "bars", limit: 10 },
          span: 6,
          highlight: ["Hospital Sierra Alta"],
          sort: { by: "revenue", isDescending: true },
        },
        {
          id: "customersByProfit",
          view: "customer",
          measures: ["profit", "margin"],
          spec: { kind: "bars", limit: 10 },
          span: 6,
          highlight: ["Hospital Sierra Alta"],
          sort: { by: "profit", isDescending: true },
        },
        {
          id: "channels",
          view: "channel",
          measures: ["revenue", "margin"],
          spec: { kind: "columns" },
          span: 4,
          highlight: ["reps"],
        },
        {
          id: "channelMargins",
          view: "familyChannel",
          measures: ["margin", "revenue"],
          spec: { kind: "heatmap" },
          span: 8,
          // The last column, online.
          highlight: [2, 5, 8, 11, 14, 17, 20, 23],
        },
      ],
    },
    {
      id: "time",
      visuals: [
        {
          id: "salesByMonth",
          view: "season",
          measures: ["revenue", "margin"],
          spec: { kind: "columns" },
          span: 12,
          highlight: ["monthOfYear8"],
          height: 210,
        },
        {
          id: "marginByMonth",
          view: "season",
          measures: ["margin", "discount"],
          spec: { kind: "columns" },
          span: 12,
          highlight: ["monthOfYear8"],
          height: 180,
        },
        {
          id: "years",
          view: "year",
          measures: ["revenue", "profit"],
          spec: { kind: "columns", series: "measures" },
          span: 5,
          height: 260,
        },
        {
          id: "course",
          view: "month",
          measures: ["profit", "revenue", "growth"],
          spec: { kind: "line", isArea: true },
          span: 7,
        },
      ],
    },
  ],
};
