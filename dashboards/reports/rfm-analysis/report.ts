import {
  average,
  count,
  median,
  part,
  ratio,
  share,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { days, euros, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  columns,
  cups,
  declareReport,
  dots,
  heatmap,
  histogram,
  page,
  table,
  mosaic,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import { customerIds, groupOfCustomer } from "./split-customers.ts";
import {
  firstDay,
  groups,
  lastDay,
  longestRecency,
  recencySteps,
  riskCells,
  tierOfGroup,
  tiers,
} from "./subjects.ts";

const best = those("group", "champions", "loyal");
const risk = those("group", "atRisk");
const single = { column: "orders", to: 2 };
const repeaters = { column: "orders", from: 2 };
const whole = ["customers", "sales", "customersShare", "salesShare"];
const buying = ["customers", "sales", "ordersEach", "averageOrder", "spentEach", "medianRecency"];

export const report = declareReport({
  slug: "rfm-analysis",
  generate,
  address: import.meta.url,
  picture: { visual: "cups" },
  columns: {
    customer: dictionary(customerIds, [{ id: "group", labels: groups, of: groupOfCustomer }]),
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
    customers: number(count()),
    sales: euros(sum("spent")),
    customersShare: percent(share(count()), 1),
    salesShare: percent(share(sum("spent")), 1),
    bestCustomers: percent(part(best)),
    bestSales: percent(part(best, "spent")),
    riskCustomers: percent(part(risk)),
    riskSales: percent(part(risk, "spent")),
    singleOrder: percent(part(single)),
    singleSales: percent(part(single, "spent")),
    spentBest: euros(average("spent", best), 2),
    soon: percent(ratio(count(those("comeback", "soon")), count(repeaters))),
    repeaters: number(count(repeaters)),
    medianWait: days(median("wait", repeaters)),
    ordersEach: number(average("orders"), 1),
    averageOrder: euros(ratio(sum("spent"), sum("orders")), 2),
    spentEach: euros(average("spent"), 2),
    medianRecency: days(median("recency")),
  },
  reasons: {
    outcomes: ["wait", "comeback"],
    same: [["group", "customer", "recencyBand", "orderBand", "valueScore", "orders", "spent"]],
  },
  views: {
    tier: by("group", { level: "tier", measures: whole }),
    group: by("group", { measures: [...whole, "ordersEach", "averageOrder", "spentEach"] }),
    list: drillable("customer", ["group", ""], buying),
    cups: pair("group", { column: "recency", cuts: recencySteps }, ["customers", "sales"]),
    grid: pair("recencyBand", "orderBand", whole),
    value: pair("group", "valueScore", ["customers"]),
    orderBand: by("orderBand", { measures: whole }),
    wait: by("wait", { width: 15, from: 0, to: 225, measures: ["repeaters"], isFilterable: false }),
    comeback: by("comeback", { measures: ["customers", "customersShare"] }),
    subscription: by("subscription", {
      measures: ["customers", "bestCustomers", "ordersEach", "averageOrder"],
    }),
    format: by("format", { measures: ["customers", "bestCustomers", "averageOrder"] }),
    first: by("first", { level: "month", measures: ["customers"] }),
  },
  cards: [
    { measure: "riskCustomers", isLowerBetter: true, beside: "riskSales" },
    { measure: "bestSales", beside: "spentBest" },
    { measure: "singleOrder", isLowerBetter: true, beside: "singleSales" },
    { measure: "medianWait", isLowerBetter: true, beside: "soon" },
    { measure: "sales", beside: "spentEach" },
  ],
  slicers: ["group", "subscription", "comeback", "format", "first"],
  pages: [
    page("groups", [
      cups("cups", "cups", ["customers", "sales"], [8, 560], {
        rows: 2,
        isRight: true,
        highlight: riskCells,
      }),
      mosaic("valueByCustomer", "group", ["sales", "customers", "spentEach"], [4, 210], {
        highlight: ["champions"],
      }),
      dots("salesByGroup", "group", ["salesShare", "customersShare", "sales", "customers"], 4, {
        target: { measure: "customersShare" },
        highlight: ["champions", "loyal", "atRisk"],
      }),
      // Twelve orders or more.
      heatmap("salesGrid", "grid", ["sales", "customers"], [12, 340], {
        highlight: [4, 9, 14, 19, 24],
      }),
    ]),
    page("return", [
      columns("comebacks", "comeback", ["customers", "customersShare"], 5, {
        highlight: ["never"],
      }),
      histogram("waits", "wait", ["repeaters"], 7, { highlight: [0, 1, 2, 3] }),
      dots(
        "salesByOrders",
        "orderBand",
        ["salesShare", "customersShare", "sales", "customers"],
        7,
        { target: { measure: "customersShare" }, highlight: ["many", "most"] },
      ),
      bars(
        "bestBySubscription",
        "subscription",
        ["bestCustomers", "customers", "ordersEach"],
        [5, 168],
        { max: 1, highlight: ["subscriber"] },
      ),
    ]),
    page("list", [
      table(
        "customersByGroup",
        "list",
        ["sales", "customers", "ordersEach", "averageOrder", "spentEach", "medianRecency"],
        12,
        { sort: "descending" },
      ),
      bars("ordersByGroup", "group", ["ordersEach", "customers"], 4, { highlight: ["champions"] }),
      dots("basketByGroup", "group", ["averageOrder", "ordersEach"], 4, { isFromZero: true }),
      // The top score of champions, loyal and at risk.
      heatmap("valueByGroup", "value", ["customers"], [4, 280], { highlight: [4, 9, 24] }),
    ]),
  ],
  story: [
    { id: "bestCustomers", page: "groups", where: { tier: ["best"] } },
    { id: "atRisk", page: "list", where: { tier: ["risk"] } },
    { id: "singleOrder", page: "return", where: { comeback: ["never"] } },
    { id: "recency", page: "return", where: { comeback: ["soon"] } },
    { id: "orderValue", page: "list", focus: "ordersByGroup" },
    { id: "subscription", page: "return", where: { subscription: ["subscriber"] } },
  ],
});
