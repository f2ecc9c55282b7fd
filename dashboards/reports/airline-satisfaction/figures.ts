import type { ReportFigures } from "../../query/report-figures.ts";

export const figures: ReportFigures = {
  satisfied: { measure: "satisfied", value: 43.45, decimals: 2 },
  business: { measure: "satisfied", where: { class: ["business"] }, value: 69.44, decimals: 2 },
  economy: { measure: "satisfied", where: { class: ["economy"] }, value: 24.64, decimals: 2 },
  economyPlus: {
    measure: "satisfied",
    where: { class: ["economyPlus"] },
    value: 18.77,
    decimals: 2,
  },
  returning: {
    measure: "satisfied",
    where: { customer: ["returning"] },
    value: 47.81,
    decimals: 2,
  },
  firstTime: {
    measure: "satisfied",
    where: { customer: ["firstTime"] },
    value: 23.97,
    decimals: 2,
  },
  rating: { measure: "rating", value: 3.28, decimals: 2 },
  wifi: { measure: "wifi", value: 2.4, decimals: 2 },
  booking: { measure: "booking", value: 2.62, decimals: 2 },
  boarding: { measure: "boarding", value: 2.71, decimals: 2 },
  departureDelay: { measure: "departureDelay", value: 14.71, decimals: 2 },
  arrivalDelay: { measure: "arrivalDelay", value: 15.09, decimals: 2 },
  improvement: {
    value: 15,
    compute: (read) =>
      100 *
      (read("satisfied", "total", { haul: ["short"] })[0]! / read("satisfied", "total")[0]! - 1),
  },
};
