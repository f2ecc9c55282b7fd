import type { ReportLayout } from "../../shell/report-layout.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "resolution", isLowerBetter: true, since: "quarter" },
    { measure: "waiting", isLowerBetter: true, since: "quarter" },
    { measure: "handedOver", isLowerBetter: true, since: "quarter" },
    { measure: "firstContact", since: "quarter" },
    { measure: "tickets", isNeutral: true, since: "quarter" },
  ],
  slicers: [
    { view: "priority", kind: "list" },
    { view: "team", kind: "list" },
    { view: "handedOver", kind: "list" },
    { view: "week", kind: "range" },
  ],
  units: { hours: { unit: "hours" } },
  pages: [
    {
      id: "time",
      visuals: [
        {
          id: "ticketsByHours",
          view: "hours",
          measures: ["tickets", "waiting"],
          spec: { kind: "histogram" },
          span: 7,
          highlight: [8],
          height: 300,
        },
        {
          id: "resolutionByHandover",
          view: "handedOver",
          measures: ["resolution", "tickets"],
          spec: { kind: "columns" },
          span: 5,
          highlight: ["handedOver"],
          height: 300,
        },
        {
          id: "waitingByTeam",
          view: "team",
          measures: ["work", "wait"],
          spec: { kind: "bars", series: "measures", layering: "whole" },
          span: 5,
          height: 300,
        },
        {
          id: "timeByCategory",
          view: "category",
          measures: ["work", "wait"],
          spec: { kind: "dots", series: "measures" },
          span: 7,
        },
      ],
    },
    {
      id: "route",
      visuals: [
        {
          id: "categories",
          view: "category",
          measures: ["tickets", "resolution"],
          spec: { kind: "scatter" },
          span: 7,
          highlight: ["access"],
        },
        {
          id: "firstContactByTeam",
          view: "team",
          measures: ["firstContact", "tickets"],
          spec: { kind: "dots" },
          span: 5,
          highlight: ["frontLine"],
          sort: { by: "firstContact", isDescending: true },
          height: 288,
        },
        {
          id: "route",
          view: "route",
          measures: ["moved"],
          spec: { kind: "flow" },
          span: 6,
          // What the front line hands over.
          highlight: [1, 2, 3],
          height: 250,
        },
        {
          id: "targets",
          view: "targets",
          measures: ["slowest", "tickets"],
          spec: { kind: "heatmap" },
          span: 6,
        },
      ],
    },
    {
      id: "load",
      visuals: [
        {
          id: "arrivals",
          view: "arrival",
          measures: ["tickets", "firstReply"],
          spec: { kind: "heatmap" },
          span: 6,
          highlight: [0],
        },
        {
          id: "replies",
          view: "arrival",
          measures: ["firstReply", "tickets"],
          spec: { kind: "heatmap" },
          span: 6,
          highlight: [0],
        },
        {
          id: "ticketsByDay",
          view: "date",
          measures: ["tickets", "firstReply"],
          spec: { kind: "calendar" },
          span: 12,
        },
        {
          id: "resolutionByQuarter",
          view: "time",
          measures: ["resolution", "tickets"],
          spec: { kind: "line", isFromZero: true },
          span: 12,
          height: 200,
        },
      ],
    },
  ],
};
