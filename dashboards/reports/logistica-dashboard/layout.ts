import type { ReportLayout } from "../../shell/report-layout.ts";
import { planStock } from "./stock.ts";

const daysOfYear = 365;
/** Slots with idle stock at the end of the year, as cells of the plan. */
const idleSlots = [...planStock().idle].flatMap(([slot, { to }]) =>
  to === daysOfYear ? [slot] : [],
);

/** Of the eight items that leave most, those in the three aisles furthest from the dock. */
const farMovers = ["R-126", "R-131", "R-132", "R-136", "R-137"];

export const layout: ReportLayout = {
  cards: [
    { measure: "occupied", isNeutral: true, beside: "slots" },
    { measure: "idle", isLowerBetter: true },
    { measure: "withoutIdle", isNeutral: true },
    { measure: "idleSlots", isLowerBetter: true, beside: "still" },
    { measure: "walked", isLowerBetter: true, beside: "departures" },
  ],
  slicers: [
    { view: "zone", kind: "list" },
    { view: "customer", kind: "list" },
    { view: "height", kind: "list" },
    { view: "month", kind: "range" },
  ],
  units: { since: { unit: "days" } },
  pages: [
    {
      id: "plan",
      visuals: [
        {
          id: "floorPlan",
          view: "plan",
          measures: ["still", "occupied"],
          spec: { kind: "heatmap" },
          span: 12,
          highlight: idleSlots,
          height: 360,
        },
        {
          id: "idleByCustomer",
          view: "customer",
          measures: ["idleSlots", "idle"],
          spec: { kind: "bars" },
          span: 5,
          sort: { by: "idleSlots", isDescending: true },
          highlight: ["Alba Menaje", "Taller Torno"],
        },
        {
          id: "daysStill",
          view: "since",
          measures: ["occupiedDays"],
          spec: { kind: "histogram" },
          span: 7,
          height: 318,
          highlight: Array.from({ length: 12 }, (_, at) => at + 6),
        },
      ],
    },
    {
      id: "space",
      visuals: [
        {
          id: "occupiedByMonth",
          view: "month",
          measures: ["occupied", "withoutIdle"],
          spec: { kind: "line", series: "measures", isFromZero: true },
          span: 8,
          highlight: [10],
          height: 280,
        },
        {
          id: "occupiedByZone",
          view: "zone",
          measures: ["occupied", "withoutIdle", "idleSlots"],
          spec: { kind: "dots", target: { measure: "withoutIdle" } },
          span: 4,
          highlight: ["cold"],
        },
        {
          id: "zonesByMonth",
          view: "zoneMonth",
          measures: ["occupied", "withoutIdle"],
          spec: { kind: "panels" },
          span: 7,
          // The bulk zone in November.
          highlight: [46],
          height: 242,
        },
        {
          id: "slotsByState",
          view: "state",
          measures: ["slotDays"],
          spec: { kind: "waffle" },
          span: 5,
          highlight: ["idle"],
        },
      ],
    },
    {
      id: "flow",
      visuals: [
        {
          id: "departuresByDistance",
          view: "item",
          measures: ["distance", "departures", "walked"],
          spec: { kind: "scatter" },
          span: 7,
          highlight: farMovers,
          height: 450,
        },
        {
          id: "mostMoved",
          view: "item",
          measures: ["walked", "departures", "distance"],
          spec: { kind: "bars", limit: 10 },
          span: 5,
          height: 440,
          sort: { by: "walked", isDescending: true },
          highlight: farMovers,
        },
        {
          id: "departuresByMonth",
          view: "month",
          measures: ["departures", "occupied"],
          spec: { kind: "line", isArea: true },
          span: 12,
          // September to November.
          highlight: [8, 9, 10],
        },
      ],
    },
  ],
};
