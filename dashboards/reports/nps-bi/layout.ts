import type { ReportLayout } from "../../shell/report-layout.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "nps", trend: "time", since: "quarter" },
    { measure: "promoters", since: "quarter" },
    { measure: "passives", isNeutral: true, since: "quarter" },
    { measure: "detractors", isLowerBetter: true, since: "quarter" },
    { measure: "responses", isNeutral: true, since: "quarter" },
  ],
  slicers: [
    { view: "area", kind: "list" },
    { view: "tenure", kind: "list" },
    { view: "reason", kind: "list" },
  ],
  pages: [
    {
      id: "stages",
      visuals: [
        {
          id: "npsByStage",
          view: "stage",
          measures: ["nps", "responsesShare", "detractorsShare", "responses"],
          spec: { kind: "dots" },
          span: 7,
          highlight: ["installation"],
          sort: { by: "nps", isDescending: true },
          height: 230,
        },
        {
          id: "verdicts",
          view: "verdict",
          measures: ["points", "responses"],
          spec: { kind: "waterfall", steps: { promoter: 1, detractor: -1 } },
          span: 5,
          height: 250,
        },
        {
          id: "verdictsByStage",
          view: "stageVerdict",
          measures: ["responses"],
          spec: { kind: "bars", layering: "whole" },
          span: 7,
        },
        {
          id: "scores",
          view: "score",
          measures: ["responses"],
          spec: { kind: "columns" },
          span: 5,
          highlight: [10],
        },
      ],
    },
    {
      id: "reasons",
      visuals: [
        {
          id: "complaints",
          view: "reason",
          measures: ["unhappy", "detractorsShare", "responses"],
          spec: { kind: "bars" },
          span: 5,
          height: 330,
          highlight: ["missedAppointment"],
          sort: { by: "unhappy", isDescending: true },
        },
        {
          id: "complaintsByStage",
          view: "reasonStage",
          measures: ["unhappy", "responses"],
          spec: { kind: "heatmap" },
          span: 7,
          highlight: [1],
        },
        {
          id: "callBack",
          view: "call",
          measures: ["nextScore", "again"],
          spec: { kind: "dots", ends: [0, 10] },
          span: 12,
          highlight: ["hours24", "hours48"],
        },
      ],
    },
    {
      id: "customers",
      visuals: [
        {
          id: "npsByTenure",
          view: "tenure",
          measures: ["nps", "responses"],
          spec: { kind: "dots" },
          span: 5,
          highlight: ["firstYear"],
        },
        {
          id: "tenureByStage",
          view: "tenureStage",
          measures: ["nps", "responses"],
          spec: { kind: "heatmap", ramp: "diverging" },
          span: 7,
          // The second column, installation.
          highlight: [1, 6, 11, 16],
          height: 240,
        },
        {
          id: "areas",
          view: "area",
          measures: ["nps", "margin", "detractors", "responses"],
          spec: { kind: "dots", margin: "margin" },
          span: 6,
          sort: { by: "nps", isDescending: true },
        },
        {
          id: "course",
          view: "time",
          measures: ["nps", "margin", "responses"],
          spec: { kind: "line", isFromZero: true },
          span: 6,
          height: 305,
        },
      ],
    },
  ],
};
