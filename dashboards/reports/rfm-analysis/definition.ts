import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  average,
  count,
  median,
  ratio,
  share,
  sum,
  type Condition,
  type Measure,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import { splitCustomers } from "./split-customers.ts";
import { firstDay, groups, lastDay, longestRecency, tierOfGroup, tiers } from "./subjects.ts";

const shareOf = (where: Condition): Measure => ratio(count(where), count());
const best: Condition = { column: "group", is: ["champions", "loyal"] };
const repeaters: Condition = { column: "orders", from: 2 };
const customers = splitCustomers();
const codes = customers.map((_, at) => `C-${String(at + 1).padStart(5, "0")}`);
const whole = ["customers", "sales", "customersShare", "salesShare"];
const buying = ["customers", "sales", "ordersEach", "averageOrder", "spentEach", "medianRecency"];

export const definition: ReportDefinition = {
  slug: "rfm-analysis",
  columns: {
    customer: dictionary(codes, [
      { id: "group", labels: groups, of: customers.map(({ group }) => group) },
    ]),
    group: dictionary(groups, [{ id: "tier", labels: tiers, of: tierOfGroup }]),
    recencyBand: dictionary(["r5", "r4", "r3", "r2", "r1"]),
    orderBand: dictionary(["one", "two", "several", "many", "most"]),
    recencyScore: integer(1, 5),
    frequencyScore: integer(1, 5),
    valueScore: integer(1, 5),
    orders: integer(1, 32),
    spent: scaledInteger(0, 400_000, 100),
    recency: integer(0, longestRecency),
    first: day(firstDay, lastDay),
    wait: integer(0, longestRecency),
    comeback: dictionary(["soon", "later", "never"]),
    subscription: dictionary(["oneOff", "subscriber"]),
    format: dictionary(["beans", "ground", "capsules"]),
  },
  measures: {
    customers: { value: count(), unit: "count", decimals: 0 },
    sales: { value: sum("spent"), unit: "euros", decimals: 0 },
    customersShare: { value: share(count()), unit: "percent", decimals: 1 },
    salesShare: { value: share(sum("spent")), unit: "percent", decimals: 1 },
    bestCustomers: { value: shareOf(best), unit: "percent", decimals: 0 },
    bestSales: { value: ratio(sum("spent", best), sum("spent")), unit: "percent", decimals: 0 },
    singleOrder: {
      value: shareOf({ column: "orders", to: 2 }),
      unit: "percent",
      decimals: 0,
    },
    singleSales: {
      value: ratio(sum("spent", { column: "orders", to: 2 }), sum("spent")),
      unit: "percent",
      decimals: 0,
    },
    spentBest: { value: average("spent", best), unit: "euros", decimals: 2 },
    soon: {
      value: ratio(count({ column: "comeback", is: ["soon"] }), count(repeaters)),
      unit: "percent",
      decimals: 0,
    },
    repeaters: { value: count(repeaters), unit: "count", decimals: 0 },
    medianWait: { value: median("wait", repeaters), unit: "days", decimals: 0 },
    ordersEach: { value: average("orders"), unit: "count", decimals: 1 },
    averageOrder: { value: ratio(sum("spent"), sum("orders")), unit: "euros", decimals: 2 },
    spentEach: { value: average("spent"), unit: "euros", decimals: 2 },
    medianRecency: { value: median("recency"), unit: "days", decimals: 0 },
  },
  reasons: {
    outcomes: ["wait", "comeback"],
    same: [["group", "customer", "recencyBand", "orderBand", "valueScore", "orders", "spent"]],
  },
  views: {
    tier: by("group", { level: "tier" }, { measures: whole }),
    group: by("group", {}, { measures: [...whole, "ordersEach", "averageOrder", "spentEach"] }),
    list: drillable("customer", ["group", ""], { measures: buying }),
    grid: pair({ column: "recencyBand" }, { column: "orderBand" }, { measures: whole }),
    value: pair({ column: "group" }, { column: "valueScore" }, { measures: ["customers"] }),
    orderBand: by("orderBand", {}, { measures: whole }),
    wait: by(
      "wait",
      { width: 15, from: 0, to: 225 },
      { measures: ["repeaters"], isFilterable: false },
    ),
    comeback: by("comeback", {}, { measures: ["customers", "customersShare"] }),
    subscription: by(
      "subscription",
      {},
      { measures: ["customers", "bestCustomers", "ordersEach", "averageOrder"] },
    ),
    format: by("format", {}, { measures: ["customers", "bestCustomers", "averageOrder"] }),
    first: by("first", { level: "month" }, { measures: ["customers"] }),
  },
  pages: listPages(layout),
  expected: [
    { figure: "bestCustomers", measure: "bestCustomers", value: 15, decimals: 0 },
    { figure: "bestSales", measure: "bestSales", value: 50, decimals: 0 },
    {
      figure: "riskCustomers",
      value: 10,
      decimals: 0,
      compute: (read) => read("customersShare", "tier")[1]!,
    },
    {
      figure: "riskSales",
      value: 20,
      decimals: 0,
      compute: (read) => read("salesShare", "tier")[1]!,
    },
    { figure: "singleOrder", measure: "singleOrder", value: 50, decimals: 0 },
    {
      figure: "repeatDays",
      value: 60,
      decimals: 0,
      // The first whole month above the median.
      compute: (read) => 30 * (Math.floor(read("medianWait", "total")[0]! / 30) + 1),
    },
    {
      figure: "championOrders",
      compute: (read) => read("ordersEach", "group")[0]!,
      value: 17,
      decimals: 0,
    },
    {
      figure: "bestSubscribers",
      measure: "bestCustomers",
      where: { subscription: ["subscriber"] },
      value: 53,
      decimals: 0,
    },
    { figure: "singleSales", measure: "singleSales", value: 15, decimals: 0 },
    { figure: "soonShare", measure: "soon", value: 61, decimals: 0 },
    { figure: "meanOrders", measure: "ordersEach", value: 3.3, decimals: 1 },
    {
      figure: "looseBest",
      compute: (read) => read("bestCustomers", "subscription")[0]!,
      value: 9,
      decimals: 0,
    },
  ],
  story: [
    { id: "bestCustomers", page: "groups", where: { tier: ["best"] } },
    { id: "atRisk", page: "list", where: { tier: ["risk"] } },
    { id: "singleOrder", page: "return", where: { comeback: ["never"] } },
    { id: "recency", page: "return", where: { comeback: ["soon"] } },
    { id: "orderValue", page: "list", focus: "ordersByGroup" },
    { id: "subscription", page: "return", where: { subscription: ["subscriber"] } },
  ],
};
