import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  change,
  constant,
  count,
  distinct,
  ratio,
  share,
  subtract,
  sum,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReadBins, ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { channels, customers } from "./customers.ts";
import { firstDay, lastDay } from "./data.ts";
import { layout } from "./layout.ts";
import { families, marginless, products } from "./products.ts";

const euros = (value: Measure): MeasureDeclaration => ({ value, unit: "euros", decimals: 0 });
const percent = (value: Measure, decimals = 1): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
const revenue = sum("revenue");
const profit = subtract(revenue, sum("cost"));
const money = ["revenue", "profit", "margin", "discount"];
const maxLine = 100_000_000;

export const definition: ReportDefinition = {
  slug: "ventas-bi",
  columns: {
    day: day(firstDay, lastDay),
    product: dictionary(
      products.map(([id]) => id),
      [{ id: "family", labels: families, of: products.map(([, family]) => family) }],
    ),
    customer: dictionary(customers.map(([name]) => name)),
    channel: dictionary(channels),
    units: integer(1, 200),
    list: scaledInteger(0, maxLine, 100),
    revenue: scaledInteger(0, maxLine, 100),
    cost: scaledInteger(0, maxLine, 100),
  },
  measures: {
    lines: { value: count(), unit: "count", decimals: 0 },
    revenue: euros(revenue),
    daily: euros(ratio(revenue, distinct("day"))),
    profit: euros(profit),
    margin: percent(ratio(profit, revenue)),
    discount: percent(subtract(constant(1), ratio(revenue, sum("list")))),
    listSales: euros(sum("list")),
    discounted: euros(subtract(sum("list"), revenue)),
    cost: euros(sum("cost")),
    revenueShare: percent(share(revenue, "report"), 0),
    profitShare: percent(share(profit, "report"), 0),
    growth: percent(change(revenue)),
  },
  reasons: {
    likeForLike: {
      goods: "product",
      quantity: "list",
      causes: { revenue: "discount", cost: "cost" },
    },
  },
  views: {
    product: by("product", {}, { measures: [...money, "revenueShare", "profitShare"] }),
    family: drillable("product", ["family", ""], { measures: ["lines", ...money] }),
    customer: by("customer", {}, { measures: ["lines", ...money] }),
    channel: by("channel", {}, { measures: ["lines", ...money] }),
    familyChannel: pair(
      { column: "product", level: "family" },
      { column: "channel" },
      { measures: money },
    ),
    season: by("day", { level: "monthOfYear" }, { measures: ["daily", ...money] }),
    year: by("day", { level: "year" }, { measures: money }),
    month: by("day", { level: "month" }, { measures: ["lines", ...money, "growth"] }),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    {
      figure: "topProducts",
      value: 5,
      decimals: 0,
      compute: (read) => {
        const margins = read("margin", "product");
        const sold = read("revenue", "product");
        const best = [...sold.keys()].toSorted((a, b) => sold[b]! - sold[a]!).slice(0, 20);
        return best.filter((at) => margins[at]! < 5).length;
      },
    },
    ...(
      [
        ["theirSales", "revenueShare", 20],
        ["theirProfit", "profitShare", 2],
      ] as const
    ).map(([figure, measure, value]) => ({
      figure,
      measure,
      where: { product: marginless },
      value,
      decimals: 0,
    })),
    {
      figure: "theirDiscount",
      measure: "discount",
      where: { product: marginless },
      value: 24.8,
      decimals: 1,
    },
    { figure: "salesGrowth", measure: "growth", value: 7.7, decimals: 1 },
    {
      figure: "onlineMargin",
      measure: "margin",
      where: { channel: ["online"] },
      value: 27.5,
      decimals: 1,
    },
    {
      figure: "septemberMargin",
      compute: (read) => read("margin", "season")[8]!,
      value: 20.4,
      decimals: 1,
    },
    { figure: "meanDiscount", measure: "discount", value: 14.1, decimals: 1 },
    {
      figure: "profitGrowth",
      compute: (read) => {
        const [before, last] = read("profit", "year");
        return 100 * (last! / before! - 1);
      },
      value: 0.3,
      decimals: 1,
    },
    // The view lists customers from the highest revenue down.
    ...(["topCustomerMargin", "secondCustomerMargin"] as const).map((figure, at) => ({
      figure,
      compute: (read: ReadBins) => read("margin", "customer")[at]!,
      value: [16.9, 24.1][at]!,
      decimals: 1,
    })),
    {
      figure: "repsMargin",
      measure: "margin",
      where: { channel: ["reps"] },
      value: 22.6,
      decimals: 1,
    },
    { figure: "margin", measure: "margin", value: 24.4, decimals: 1 },
  ],
  story: [
    { id: "topSellers", page: "products", where: { product: marginless } },
    { id: "discounts", page: "products", focus: "discounts" },
    { id: "growth", page: "time", focus: "years" },
    { id: "customers", page: "customers", focus: "customersByProfit" },
    { id: "channels", page: "customers", focus: "channelMargins" },
    { id: "seasonality", page: "time", focus: "marginByMonth" },
  ],
};
