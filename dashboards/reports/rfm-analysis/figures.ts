import type { ReportFigures } from "../../query/report-figures.ts";

export const figures: ReportFigures = {
  bestCustomers: { measure: "bestCustomers", value: 15 },
  bestSales: { measure: "bestSales", value: 50 },
  riskCustomers: { measure: "customersShare", view: "tier", bin: "risk", value: 10 },
  riskSales: { measure: "salesShare", view: "tier", bin: "risk", value: 20 },
  singleOrder: { measure: "singleOrder", value: 50 },
  repeatDays: {
    value: 60,
    // The first whole month above the median.
    compute: (read) => 30 * (Math.floor(read("medianWait", "total")[0]! / 30) + 1),
  },
  championOrders: { measure: "ordersEach", view: "group", bin: "champions", value: 17 },
  bestSubscribers: { measure: "bestCustomers", where: { subscription: ["subscriber"] }, value: 53 },
  singleSales: { measure: "singleSales", value: 15 },
  soonShare: { measure: "soon", value: 61 },
  meanOrders: { measure: "ordersEach", value: 3.3, decimals: 1 },
  looseBest: { measure: "bestCustomers", view: "subscription", bin: "oneOff", value: 9 },
};
