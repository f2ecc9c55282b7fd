import type { ReportFigures } from "../../query/report-figures.ts";
import { marginless } from "./products.ts";

export const figures: ReportFigures = {
  topProducts: {
    value: 5,
    compute: (read) => {
      const margins = read("margin", "product");
      const sold = read("revenue", "product");
      const best = [...sold.keys()].toSorted((a, b) => sold[b]! - sold[a]!).slice(0, 20);
      return best.filter((at) => margins[at]! < 5).length;
    },
  },
  theirSales: { measure: "revenueShare", where: { product: marginless }, value: 20 },
  theirProfit: { measure: "profitShare", where: { product: marginless }, value: 2 },
  theirDiscount: { measure: "discount", where: { product: marginless }, value: 24.8, decimals: 1 },
  salesGrowth: { measure: "growth", value: 7.7, decimals: 1 },
  onlineMargin: { measure: "margin", where: { channel: ["online"] }, value: 27.5, decimals: 1 },
  septemberMargin: { measure: "margin", view: "season", bin: 8, value: 20.4, decimals: 1 },
  meanDiscount: { measure: "discount", value: 14.1, decimals: 1 },
  profitGrowth: {
    value: 0.3,
    decimals: 1,
    compute: (read) => {
      const [before, last] = read("profit", "year");
      return 100 * (last! / before! - 1);
    },
  },
  // The view lists customers from the highest revenue down.
  topCustomerMargin: { measure: "margin", view: "customer", bin: 0, value: 16.9, decimals: 1 },
  secondCustomerMargin: { measure: "margin", view: "customer", bin: 1, value: 24.1, decimals: 1 },
  repsMargin: { measure: "margin", where: { channel: ["reps"] }, value: 22.6, decimals: 1 },
  margin: { measure: "margin", value: 24.4, decimals: 1 },
};
