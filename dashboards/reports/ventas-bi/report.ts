import {
  change,
  constant,
  count,
  distinct,
  ratio,
  share,
  subtract,
  sum,
} from "../../query/measures/measure.ts";
import { euros, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  columns,
  declareReport,
  dots,
  heatmap,
  line,
  page,
  scatter,
  shelf,
  table,
  treemap,
  waterfall,
} from "../../shell/kit/report-kit.ts";
import { channels, customerIds } from "./customers.ts";
import { firstDay, generate, lastDay } from "./data.ts";
import { families, familyOfProduct, marginless, productIds } from "./products.ts";

const revenue = sum("revenue");
const profit = subtract(revenue, sum("cost"));
const money = ["revenue", "profit", "margin", "discount"];
const maxLine = 100_000_000;

export const report = declareReport({
  slug: "ventas-bi",
  generate,
  address: import.meta.url,
  loadScenario: async () => import("./scenario.ts"),
  picture: { visual: "shelves" },
  // Home opens it over a million rows; euros grow with them, shares do not.
  trialTimes: [44],
  columns: {
    day: day(firstDay, lastDay),
    product: dictionary(productIds, [{ id: "family", labels: families, of: familyOfProduct }]),
    customer: dictionary(customerIds),
    channel: dictionary(channels),
    units: integer(1, 200),
    list: scaledInteger(0, maxLine, 100),
    revenue: scaledInteger(0, maxLine, 100),
    cost: scaledInteger(0, maxLine, 100),
  },
  measures: {
    lines: number(count()),
    revenue: euros(revenue),
    daily: euros(ratio(revenue, distinct("day"))),
    profit: euros(profit),
    margin: percent(ratio(profit, revenue), 1),
    discount: percent(subtract(constant(1), ratio(revenue, sum("list"))), 1),
    listSales: euros(sum("list")),
    discounted: euros(subtract(sum("list"), revenue)),
    cost: euros(sum("cost")),
    revenueShare: percent(share(revenue, "report")),
    profitShare: percent(share(profit, "report")),
    growth: percent(change(revenue), 1),
  },
  reasons: {
    likeForLike: {
      goods: "product",
      quantity: "list",
      causes: { revenue: "discount", cost: "cost" },
    },
  },
  views: {
    product: by("product", { measures: [...money, "revenueShare", "profitShare"] }),
    family: drillable("product", ["family", ""], ["lines", ...money]),
    customer: by("customer", { measures: ["lines", ...money] }),
    channel: by("channel", { measures: ["lines", ...money] }),
    familyChannel: pair({ column: "product", level: "family" }, "channel", money),
    season: by("day", { level: "monthOfYear", measures: ["daily", ...money] }),
    year: by("day", { level: "year", measures: money }),
    month: by("day", { level: "month", measures: ["lines", ...money, "growth"] }),
  },
  comparedBy: "day",
  cards: [
    { measure: "revenue" },
    { measure: "profit" },
    { measure: "margin" },
    { measure: "discount", isLowerBetter: true },
  ],
  slicers: ["family", "channel", "month", "customer"],
  pages: [
    page("products", [
      shelf("shelves", "product", ["revenue", "margin", "profit", "discount"], [8, 420], {
        shelves: families.map((label, family) => ({
          label,
          products: productIds.filter((_, at) => familyOfProduct[at] === family),
        })),
        full: 0.4,
        highlight: marginless,
      }),
      bars("discounts", "product", ["discount", "margin"], [4, 366], {
        limit: 8,
        highlight: marginless,
        sort: "descending",
      }),
      scatter("salesAndProfit", "product", ["revenue", "profit"], [7, 440], {
        highlight: marginless,
      }),
      treemap("families", "family", ["profit", "margin", "revenue"], [5, 420], {
        highlight: ["printing"],
      }),
      table("catalogue", "product", ["revenue", "profit", "margin", "discount"], 12, {
        sort: "descending",
      }),
    ]),
    page("customers", [
      bars("customersByRevenue", "customer", ["revenue", "discount"], 6, {
        limit: 10,
        highlight: ["Hospital Sierra Alta"],
        sort: "descending",
      }),
      dots("customersByProfit", "customer", ["profit", "margin"], 6, {
        limit: 10,
        highlight: ["Hospital Sierra Alta"],
        sort: "descending",
      }),
      columns("channels", "channel", ["revenue", "margin"], [4, 250], { highlight: ["reps"] }),
      // The last column, online.
      heatmap("channelMargins", "familyChannel", ["margin", "revenue"], 8, {
        highlight: [2, 5, 8, 11, 14, 17, 20, 23],
      }),
    ]),
    page("time", [
      columns("salesByMonth", "season", ["daily", "margin"], [12, 210], {
        highlight: ["monthOfYear8"],
      }),
      line("marginByMonth", "season", ["margin", "discount"], [12, 180], {
        isFromZero: true,
        highlight: ["monthOfYear8"],
      }),
      line("years", "year", ["revenue", "profit"], [5, 260], {
        series: "measures",
        isFromZero: true,
      }),
      waterfall("listToProfit", "total", ["listSales", "discounted", "cost"], [7, 260], {
        steps: { listSales: 1, discounted: -1, cost: -1 },
        highlight: ["discounted"],
        pivot: "profit",
      }),
      line("course", "month", ["profit", "revenue", "growth"], 12, { isArea: true }),
    ]),
  ],
  story: [
    { id: "topSellers", page: "products", where: { product: marginless } },
    { id: "discounts", page: "products", focus: "discounts" },
    { id: "growth", page: "time", focus: "years" },
    { id: "customers", page: "customers", focus: "customersByProfit" },
    { id: "channels", page: "customers", focus: "channelMargins" },
    { id: "seasonality", page: "time", focus: "marginByMonth" },
  ],
});
