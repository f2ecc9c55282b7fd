import type { ReportLayout } from "../../shell/report-layout.ts";
import { comparedServices, serviceIds } from "./subjects.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "satisfied" },
    { measure: "rating" },
    { measure: "departureDelay", isLowerBetter: true },
    { measure: "arrivalDelay", isLowerBetter: true },
    { measure: "passengers", isNeutral: true },
  ],
  slicers: [
    { view: "class", kind: "list" },
    { view: "customer", kind: "list" },
    { view: "purpose", kind: "list" },
    { view: "haul", kind: "list" },
    { view: "delay", kind: "range" },
  ],
  units: { delay: { unit: "minutes" } },
  pages: [
    {
      id: "overview",
      visuals: [
        {
          id: "satisfiedByClass",
          view: "class",
          measures: ["satisfied", "passengers"],
          spec: { kind: "bars", max: 1 },
          span: 5,
          highlight: ["economyPlus"],
          height: 228,
        },
        {
          id: "servicesByClass",
          view: "class",
          measures: comparedServices,
          spec: { kind: "heatmap" },
          span: 7,
          // Wifi, booking and boarding, outside Business.
          highlight: [1, 2, 4, 5, 7, 8],
          pivot: "rating",
        },
        {
          id: "satisfiedByCustomer",
          view: "customerClass",
          measures: ["satisfied", "passengers"],
          spec: { kind: "line", isFromZero: true },
          span: 5,
          height: 236,
        },
        {
          id: "satisfiedByAge",
          view: "age",
          measures: ["satisfied", "passengers"],
          spec: { kind: "columns" },
          span: 7,
          // Ages 40 to 59.
          highlight: [3, 4],
          height: 280,
        },
      ],
    },
    {
      id: "services",
      visuals: [
        {
          id: "allServices",
          view: "total",
          measures: serviceIds,
          spec: { kind: "dots", ends: [1, 5], target: { value: 3 } },
          span: 6,
          highlight: ["wifi", "booking", "boarding"],
          pivot: "rating",
          height: 426,
        },
        {
          id: "servicesByVerdict",
          view: "verdict",
          measures: serviceIds,
          spec: { kind: "dots", ends: [1, 5] },
          span: 6,
          pivot: "rating",
          height: 426,
        },
        {
          id: "wifiRatings",
          view: "wifi",
          measures: ["passengers", "satisfied"],
          spec: { kind: "columns" },
          span: 6,
          highlight: [0, 1],
        },
        {
          id: "satisfiedByWifi",
          view: "wifi",
          measures: ["satisfied", "passengers"],
          spec: { kind: "line", isFromZero: true },
          span: 6,
        },
      ],
    },
    {
      id: "flight",
      visuals: [
        {
          id: "satisfiedByHaul",
          view: "haul",
          measures: ["satisfied", "passengers"],
          spec: { kind: "bars", max: 1 },
          span: 4,
          highlight: ["long"],
          height: 180,
        },
        {
          id: "delays",
          view: "delay",
          measures: ["passengers", "satisfied"],
          spec: { kind: "histogram" },
          span: 8,
          highlight: [0],
        },
        {
          id: "satisfiedByDistance",
          view: "distance",
          measures: ["satisfied", "passengers"],
          spec: { kind: "line", isFromZero: true },
          span: 6,
        },
        {
          id: "satisfiedByMonth",
          view: "time",
          measures: ["satisfied", "arrivalDelay", "passengers"],
          spec: { kind: "line", isFromZero: true },
          span: 6,
        },
      ],
    },
  ],
};
