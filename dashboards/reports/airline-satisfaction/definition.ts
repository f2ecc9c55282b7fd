import { day, dictionary, integer } from "../../query/table/column.ts";
import {
  average,
  count,
  ratio,
  constant,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages, listTotals } from "../../shell/report-layout.ts";
import { longestDelay } from "./data.ts";
import { layout } from "./layout.ts";
import { comparedServices, firstDay, lastDay, serviceIds } from "./subjects.ts";

const rating = (value: Measure): MeasureDeclaration => ({ value, unit: "rating", decimals: 2 });
const minutes = (column: string): MeasureDeclaration => ({
  value: average(column),
  unit: "minutes",
  decimals: 2,
});
const satisfaction = ["satisfied", "passengers"];

export const definition: ReportDefinition = {
  slug: "airline-satisfaction",
  columns: {
    class: dictionary(["business", "economy", "economyPlus"]),
    customer: dictionary(["returning", "firstTime"]),
    haul: dictionary(["short", "long"]),
    satisfied: dictionary(["unsatisfied", "satisfied"]),
    purpose: dictionary(["work", "personal"]),
    age: integer(10, 79),
    distance: integer(150, 4500),
    day: day(firstDay, lastDay),
    departureDelay: integer(0, longestDelay),
    arrivalDelay: integer(0, longestDelay + 20),
    ...Object.fromEntries(serviceIds.map((id) => [id, integer(1, 5)])),
    ratings: integer(serviceIds.length, 5 * serviceIds.length),
  },
  measures: {
    passengers: { value: count(), unit: "count", decimals: 0 },
    satisfied: {
      value: ratio(count({ column: "satisfied", is: ["satisfied"] }), count()),
      unit: "percent",
      decimals: 2,
    },
    // The mean of all ratings of all services: each passenger rates every one.
    rating: rating(ratio(average("ratings"), constant(serviceIds.length))),
    departureDelay: minutes("departureDelay"),
    arrivalDelay: minutes("arrivalDelay"),
    ...Object.fromEntries(serviceIds.map((id) => [id, rating(average(id))])),
  },
  reasons: {
    outcomes: ["satisfied"],
    same: [
      ["departureDelay", "arrivalDelay"],
      ["ratings", ...serviceIds],
    ],
  },
  views: {
    class: by("class", {}, { measures: [...satisfaction, ...comparedServices] }),
    customer: by("customer", {}, { measures: satisfaction }),
    customerClass: pair({ column: "customer" }, { column: "class" }, { measures: satisfaction }),
    purpose: by("purpose", {}, { measures: ["passengers"] }),
    haul: by("haul", {}, { measures: satisfaction }),
    verdict: by("satisfied", {}, { measures: ["passengers", ...serviceIds] }),
    age: by("age", { width: 10 }, { measures: satisfaction }),
    wifi: by("wifi", {}, { measures: satisfaction }),
    delay: by("arrivalDelay", { width: 10, from: 0, to: 120 }, { measures: satisfaction }),
    distance: by("distance", { width: 250, from: 0, to: 4500 }, { measures: satisfaction }),
    time: drillable("day", ["quarter", "month", "day"], {
      measures: [...satisfaction, "arrivalDelay"],
    }),
  },
  totals: listTotals(layout),
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "satisfied", measure: "satisfied", value: 43.45, decimals: 2 },
    ...(
      [
        ["business", "class", 69.44],
        ["economy", "class", 24.64],
        ["economyPlus", "class", 18.77],
        ["returning", "customer", 47.81],
        ["firstTime", "customer", 23.97],
      ] as const
    ).map(([figure, view, value]) => ({
      figure,
      measure: "satisfied",
      where: { [view]: [figure] },
      value,
      decimals: 2,
    })),
    ...(
      [
        ["rating", 3.28],
        ["wifi", 2.4],
        ["booking", 2.62],
        ["boarding", 2.71],
        ["departureDelay", 14.71],
        ["arrivalDelay", 15.09],
      ] as const
    ).map(([figure, value]) => ({ figure, measure: figure, value, decimals: 2 })),
    {
      figure: "improvement",
      value: 15,
      decimals: 0,
      compute: (read) =>
        100 *
        (read("satisfied", "total", { haul: ["short"] })[0]! / read("satisfied", "total")[0]! - 1),
    },
  ],
  story: [
    { id: "serviceClass", page: "overview", where: { class: ["economyPlus"] } },
    { id: "customerType", page: "overview", where: { customer: ["firstTime"] } },
    { id: "serviceEvaluation", page: "services", focus: "allServices" },
    { id: "operational", page: "flight", where: { delay: { from: 10, to: 120 } } },
    { id: "digital", page: "services", where: { wifi: { from: 1, to: 3 } } },
    { id: "flightDuration", page: "flight", where: { haul: ["long"] } },
  ],
};
