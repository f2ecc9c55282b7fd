import type { ReportLayout } from "../../shell/report-layout.ts";

export const layout: ReportLayout = {
  cards: [
    { measure: "bestSales", beside: "spentBest" },
    { measure: "bestCustomers", beside: "customers" },
    { measure: "singleOrder", isLowerBetter: true, beside: "singleSales" },
    { measure: "medianWait", isLowerBetter: true, beside: "soon" },
    { measure: "sales", beside: "spentEach" },
  ],
  slicers: [
    { view: "group", kind: "list" },
    { view: "subscription", kind: "list" },
    { view: "comeback", kind: "list" },
    { view: "format", kind: "list" },
    { view: "first", kind: "range" },
  ],
  pages: [
    {
      id: "groups",
      visuals: [
        {
          id: "customersByTier",
          view: "tier",
          measures: ["customers", "customersShare"],
          spec: { kind: "waffle" },
          span: 6,
          highlight: ["best"],
        },
        {
          id: "salesByTier",
          view: "tier",
          measures: ["sales", "salesShare"],
          spec: { kind: "waffle" },
          span: 6,
          highlight: ["best"],
        },
        {
          id: "salesGrid",
          view: "grid",
          measures: ["sales", "customers"],
          spec: { kind: "heatmap" },
          span: 8,
          // Twelve orders or more.
          highlight: [4, 9, 14, 19, 24],
          height: 340,
        },
        {
          id: "salesByGroup",
          view: "group",
          measures: ["salesShare", "customersShare", "sales", "customers"],
          spec: { kind: "dots", target: { measure: "customersShare" } },
          span: 4,
          highlight: ["champions", "loyal", "atRisk"],
        },
      ],
    },
    {
      id: "return",
      visuals: [
        {
          id: "comebacks",
          view: "comeback",
          measures: ["customers", "customersShare"],
          spec: { kind: "columns" },
          span: 5,
          highlight: ["never"],
        },
        {
          id: "waits",
          view: "wait",
          measures: ["repeaters"],
          spec: { kind: "histogram" },
          span: 7,
          highlight: [0, 1, 2, 3],
        },
        {
          id: "salesByOrders",
          view: "orderBand",
          measures: ["salesShare", "customersShare", "sales", "customers"],
          spec: { kind: "dots", target: { measure: "customersShare" } },
          span: 7,
          highlight: ["many", "most"],
        },
        {
          id: "bestBySubscription",
          view: "subscription",
          measures: ["bestCustomers", "customers", "ordersEach"],
          spec: { kind: "bars", max: 1 },
          span: 5,
          height: 168,
          highlight: ["subscriber"],
        },
      ],
    },
    {
      id: "list",
      visuals: [
        {
          id: "customersByGroup",
          view: "list",
          measures: [
            "sales",
            "customers",
            "ordersEach",
            "averageOrder",
            "spentEach",
            "medianRecency",
          ],
          spec: { kind: "table" },
          span: 12,
          sort: { by: "sales", isDescending: true },
        },
        {
          id: "ordersByGroup",
          view: "group",
          measures: ["ordersEach", "customers"],
          spec: { kind: "bars" },
          span: 4,
          highlight: ["champions"],
        },
        {
          id: "basketByGroup",
          view: "group",
          measures: ["averageOrder", "ordersEach"],
          spec: { kind: "dots", isFromZero: true },
          span: 4,
        },
        {
          id: "valueByGroup",
          view: "value",
          measures: ["customers"],
          spec: { kind: "heatmap" },
          span: 4,
          // The top score of champions, loyal and at risk.
          highlight: [4, 9, 24],
          height: 280,
        },
      ],
    },
  ],
};
