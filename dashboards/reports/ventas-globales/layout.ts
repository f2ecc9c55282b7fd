import type { ReportLayout } from "../../shell/report-layout.ts";
import { flaggedIds } from "./markets.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "revenue" },
    { measure: "spend", isNeutral: true },
    { measure: "perEuro" },
    { measure: "online" },
  ],
  slicers: [
    { view: "size", kind: "list" },
    { view: "channel", kind: "list" },
    { view: "product", kind: "list" },
    { view: "time", kind: "range" },
  ],
  pages: [
    {
      id: "markets",
      visuals: [
        {
          id: "shareByMarket",
          view: "market",
          measures: ["share", "revenue", "spendShare"],
          spec: { kind: "bars" },
          span: 7,
          highlight: flaggedIds,
          height: 312,
        },
        {
          id: "growthByMarket",
          view: "country",
          measures: ["growth", "revenue"],
          spec: {
            kind: "tiles",
            tiles: [
              { id: "mexico", column: 0, row: 1, short: "MX" },
              { id: "chile", column: 1, row: 2, short: "CL" },
              { id: "portugal", column: 2, row: 1, short: "PT" },
              { id: "spain", column: 3, row: 1, short: "ES" },
              { id: "france", column: 3, row: 0, short: "FR" },
              { id: "italy", column: 4, row: 1, short: "IT" },
              { id: "germany", column: 4, row: 0, short: "DE" },
            ],
          },
          span: 5,
          highlight: ["mexico"],
        },
        {
          id: "salesOverTime",
          view: "time",
          measures: ["revenue", "online"],
          spec: { kind: "line", isArea: true },
          span: 12,
          highlight: [3, 7],
        },
      ],
    },
    {
      id: "spending",
      visuals: [
        {
          id: "salesAndSpend",
          view: "size",
          measures: ["share", "spendShare"],
          spec: { kind: "dots", series: "measures" },
          span: 4,
          height: 300,
        },
        {
          id: "spendAgainstSales",
          view: "market",
          measures: ["share", "spendShare"],
          spec: { kind: "scatter" },
          span: 8,
          height: 360,
          highlight: flaggedIds,
        },
        {
          id: "perEuroByMarket",
          view: "market",
          measures: ["perEuro", "costRate"],
          spec: { kind: "dots" },
          span: 5,
          sort: { by: "perEuro", isDescending: true },
          highlight: ["chile"],
          height: 240,
        },
        {
          id: "spendByKind",
          view: "market",
          // The two that the title compares come first: only three have room for their figures.
          measures: ["fairs", "travel", "commissions", "samples"],
          spec: { kind: "bars", series: "measures", layering: "stacked" },
          span: 7,
        },
      ],
    },
    {
      id: "mix",
      visuals: [
        {
          id: "familiesByMarket",
          view: "families",
          measures: ["revenue"],
          spec: { kind: "bars", layering: "whole" },
          span: 7,
        },
        {
          id: "onlineByMarket",
          view: "market",
          measures: ["online", "revenue"],
          spec: { kind: "dots" },
          span: 5,
          sort: { by: "online", isDescending: true },
          highlight: flaggedIds,
          height: 240,
        },
        {
          id: "salesByProduct",
          view: "product",
          measures: ["revenue", "share", "growth"],
          spec: { kind: "treemap" },
          span: 5,
          highlight: ["hikingBoot"],
        },
        {
          id: "channelReturns",
          view: "channels",
          measures: ["perEuro", "revenue", "spend"],
          spec: { kind: "heatmap" },
          span: 7,
          // The last column, online.
          highlight: [2, 5, 8, 11, 14, 17, 20],
        },
      ],
    },
  ],
};
