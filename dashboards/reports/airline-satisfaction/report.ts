import { average, constant, count, part, ratio, those } from "../../query/measures/measure.ts";
import { minutes, number, percent, rating } from "../../query/measures/units.ts";
import { day, dictionary, integer } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  columns,
  declareReport,
  dots,
  heatmap,
  histogram,
  line,
  page,
  seats,
} from "../../shell/kit/report-kit.ts";
import { generate, longestDelay } from "./data.ts";
import { comparedServices, firstDay, lastDay, serviceIds } from "./subjects.ts";

const satisfaction = ["satisfied", "passengers"];

export const report = declareReport({
  slug: "airline-satisfaction",
  generate,
  address: import.meta.url,
  picture: { visual: "satisfiedByClass" },
  trialTimes: [8, 77],
  offersTrial: true,
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
    passengers: number(count()),
    satisfied: percent(part(those("satisfied", "satisfied")), 2),
    // The mean of all ratings of all services: each passenger rates every one.
    rating: rating(ratio(average("ratings"), constant(serviceIds.length)), 2),
    departureDelay: minutes(average("departureDelay"), 2),
    arrivalDelay: minutes(average("arrivalDelay"), 2),
    ...Object.fromEntries(serviceIds.map((id) => [id, rating(average(id), 2)])),
  },
  reasons: {
    outcomes: ["satisfied"],
    consequences: ["departureDelay", "arrivalDelay", "ratings", ...serviceIds],
    same: [
      ["haul", "distance"],
      ["departureDelay", "arrivalDelay"],
      ["ratings", ...serviceIds],
    ],
  },
  views: {
    class: by("class", { measures: [...satisfaction, ...comparedServices] }),
    customer: by("customer", { measures: satisfaction }),
    customerClass: pair("customer", "class", satisfaction),
    classWifi: pair("class", "wifi", satisfaction),
    purpose: by("purpose", { measures: ["passengers"] }),
    haul: by("haul", { measures: satisfaction }),
    verdict: by("satisfied", { measures: ["passengers", ...serviceIds] }),
    age: by("age", { width: 10, measures: satisfaction }),
    wifi: by("wifi", { measures: satisfaction }),
    delay: by("arrivalDelay", { width: 10, from: 0, to: 120, measures: satisfaction }),
    distance: by("distance", { width: 250, from: 0, to: 4500, measures: satisfaction }),
    time: drillable("day", ["quarter", "month", "day"], [...satisfaction, "arrivalDelay"]),
  },
  totals: ["satisfied", "rating", "departureDelay", "arrivalDelay", "passengers"],
  comparedBy: "day",
  cards: [
    { measure: "satisfied" },
    { measure: "rating" },
    { measure: "departureDelay", isLowerBetter: true },
    { measure: "arrivalDelay", isLowerBetter: true },
    { measure: "passengers", isNeutral: true },
  ],
  slicers: ["class", "customer", "purpose", "haul", "delay"],
  units: { delay: { unit: "minutes" } },
  pages: [
    page("overview", [
      seats("satisfiedByClass", "class", satisfaction, [12, 300], {
        cabins: [
          { id: "business", abreast: 4 },
          { id: "economyPlus", abreast: 6 },
          { id: "economy", abreast: 6 },
        ],
        highlight: ["business", "economyPlus", "economy"],
      }),
      dots("servicesByVerdict", "verdict", serviceIds, [5, 470], {
        ends: [1, 5],
        pivot: "rating",
        rows: 2,
      }),
      line("satisfiedByDistance", "distance", satisfaction, [7, 210], {
        isArea: true,
        isFromZero: true,
      }),
      heatmap("satisfiedByClassWifi", "classWifi", satisfaction, [7, 150]),
      // Ages 40 to 59.
      columns("satisfiedByAge", "age", satisfaction, [12, 230], { highlight: [3, 4] }),
    ]),
    page("services", [
      dots("allServices", "total", serviceIds, [6, 426], {
        ends: [1, 5],
        target: { value: 3 },
        highlight: ["wifi", "booking", "boarding"],
        pivot: "rating",
      }),
      // Wifi, booking and boarding, outside Business.
      heatmap("servicesByClass", "class", comparedServices, [6, 400], {
        highlight: [1, 2, 4, 5, 7, 8],
        pivot: "rating",
      }),
      columns("wifiRatings", "wifi", ["passengers", "satisfied"], 6, { highlight: [0, 1] }),
      line("satisfiedByWifi", "wifi", satisfaction, 6, { isFromZero: true }),
    ]),
    page("flight", [
      bars("satisfiedByHaul", "haul", satisfaction, [4, 180], { max: 1, highlight: ["long"] }),
      histogram("delays", "delay", ["passengers", "satisfied"], 8, { highlight: [0] }),
      line("satisfiedByCustomer", "customerClass", satisfaction, [5, 236], { isFromZero: true }),
      line("satisfiedByMonth", "time", ["satisfied", "arrivalDelay", "passengers"], [7, 240], {
        isFromZero: true,
      }),
    ]),
  ],
  story: [
    { id: "serviceClass", page: "overview", where: { class: ["economyPlus"] } },
    { id: "customerType", page: "flight", where: { customer: ["firstTime"] } },
    { id: "serviceEvaluation", page: "services", focus: "allServices" },
    { id: "operational", page: "flight", where: { delay: { from: 10, to: 120 } } },
    { id: "digital", page: "services", where: { wifi: { from: 1, to: 3 } } },
    { id: "flightDuration", page: "flight", where: { haul: ["long"] } },
  ],
});
