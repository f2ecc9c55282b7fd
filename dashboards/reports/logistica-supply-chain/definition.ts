import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  add,
  average,
  count,
  ratio,
  share,
  standardDeviation,
  sum,
  type Condition,
  type MeasureDeclaration,
  type Unit,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { longestDelay } from "./data.ts";
import { layout } from "./layout.ts";
import {
  erraticIds,
  families,
  firstDay,
  items,
  lastDay,
  prices,
  rotations,
  supplierIds,
} from "./subjects.ts";

const late: Condition = { column: "daysLate", from: 1 };
const urgent: Condition = { column: "mode", is: ["urgent"] };
const missing: Condition = { column: "stockout", from: 1 };
const longestLead = 40;

const measure = (
  value: MeasureDeclaration["value"],
  unit: Unit,
  decimals: number,
): MeasureDeclaration => ({ value, unit, decimals });
const days = (value: MeasureDeclaration["value"]): MeasureDeclaration => measure(value, "days", 1);
const percent = (value: MeasureDeclaration["value"], decimals = 0): MeasureDeclaration =>
  measure(value, "percent", decimals);
const extra = ["supplierExtra", "warehouseExtra", "transportExtra"];
const service = ["orders", "late", "onTime"];
const stock = ["orders", "stockouts", "stockoutRate", "cover"];

export const definition: ReportDefinition = {
  slug: "logistica-supply-chain",
  columns: {
    day: day(firstDay, lastDay),
    supplier: dictionary(supplierIds),
    warehouse: dictionary(["north", "centre", "east", "south"]),
    item: dictionary(
      items.map(({ id }) => id),
      [{ id: "family", labels: families, of: items.map(({ family }) => family) }],
    ),
    rotation: dictionary(rotations),
    price: dictionary(prices),
    mode: dictionary(["route", "parcel", "urgent"]),
    reason: dictionary(["ordinary", "afterDelay", "hurry"]),
    origin: dictionary(["noDelay", "supplierLeg", "warehouseLeg", "transportLeg"]),
    lead: integer(1, longestLead),
    supplierDays: integer(0, longestDelay),
    warehouseDays: integer(0, longestDelay),
    transportDays: integer(0, longestDelay),
    recovered: integer(0, longestDelay),
    daysLate: integer(0, longestDelay),
    stockout: integer(0, 1),
    cover: integer(0, 200),
    freight: scaledInteger(0, 20_000, 100),
  },
  measures: {
    extra: measure(
      ["supplierDays", "warehouseDays", "transportDays"].map((leg) => average(leg)).reduce(add),
      "days",
      2,
    ),
    orders: measure(count(), "count", 0),
    late: measure(count(late), "count", 0),
    onTime: percent(ratio(count({ column: "daysLate", to: 1 }), count())),
    lateShare: percent(share(count(late)), 1),
    daysLate: days(average("daysLate", late)),
    meanLead: days(average("lead")),
    leadDeviation: days(standardDeviation("lead")),
    supplierExtra: measure(average("supplierDays"), "days", 2),
    warehouseExtra: measure(average("warehouseDays"), "days", 2),
    transportExtra: measure(average("transportDays"), "days", 2),
    urgent: measure(count(urgent), "count", 0),
    urgentShare: percent(ratio(count(urgent), count())),
    afterDelay: measure(count({ column: "reason", is: ["afterDelay"] }), "count", 0),
    hurry: measure(count({ column: "reason", is: ["hurry"] }), "count", 0),
    ordersShare: percent(share(count())),
    freight: measure(sum("freight"), "euros", 0),
    freightShare: percent(share(sum("freight"))),
    freightEach: measure(average("freight"), "euros", 2),
    urgentCost: percent(ratio(sum("freight", urgent), sum("freight"))),
    stockouts: measure(count(missing), "count", 0),
    stockoutRate: percent(ratio(count(missing), count()), 1),
    cover: days(average("cover", { column: "stockout", to: 1 })),
  },
  reasons: {
    outcomes: ["lead", "daysLate", "origin", "stockout", "cover", "recovered"],
    same: [["mode", "reason"]],
  },
  views: {
    supplier: by(
      "supplier",
      {},
      { measures: [...service, "lateShare", "daysLate", "meanLead", "leadDeviation"] },
    ),
    lead: pair(
      { column: "supplier" },
      { column: "lead", width: 3, from: 1, to: 28 },
      { measures: ["orders", "onTime"] },
    ),
    warehouse: by(
      "warehouse",
      {},
      { measures: [...service, "urgent", "urgentShare", "freightEach", ...extra] },
    ),
    mode: by(
      "mode",
      {},
      { measures: ["orders", "ordersShare", "freight", "freightShare", "freightEach", "onTime"] },
    ),
    origin: by("origin", {}, { measures: ["orders", "late", "lateShare", "daysLate"] }),
    item: drillable("item", ["family", ""], { measures: stock }),
    family: by("item", { level: "family" }, { measures: ["orders"] }),
    shelf: pair({ column: "rotation" }, { column: "price" }, { measures: stock }),
    rotation: by("rotation", {}, { measures: stock }),
    product: by("item", {}, { measures: stock }),
    time: drillable("day", ["month", "day"], { measures: service }),
    month: by("day", { level: "month" }, { measures: ["orders"] }),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "onTime", measure: "onTime", value: 80, decimals: 0 },
    {
      figure: "lateSuppliers",
      value: 2,
      decimals: 0,
      compute: (read) => {
        const shares = read("lateShare", "supplier").toSorted((a, b) => b - a);
        let covered = 0;
        return 1 + shares.findIndex((percentage) => (covered += percentage) >= 50);
      },
    },
    {
      figure: "lateShare",
      value: 50,
      decimals: 0,
      compute: (read) =>
        read("lateShare", "supplier")
          .toSorted((a, b) => b - a)
          .slice(0, 2)
          .reduce((covered, percentage) => covered + percentage),
    },
    { figure: "urgent", measure: "urgentShare", value: 5, decimals: 0 },
    { figure: "urgentCost", measure: "urgentCost", value: 20, decimals: 0 },
    {
      figure: "erraticSpread",
      measure: "leadDeviation",
      where: { supplier: erraticIds },
      value: 5.6,
      decimals: 1,
    },
    {
      figure: "fastStockouts",
      measure: "stockoutRate",
      where: { rotation: ["fast"] },
      value: 30.2,
      decimals: 1,
    },
    {
      figure: "southOnTime",
      measure: "onTime",
      where: { warehouse: ["south"] },
      value: 69,
      decimals: 0,
    },
    {
      figure: "nextSpread",
      compute: (read) => read("leadDeviation", "supplier").toSorted((a, b) => b - a)[2]!,
      value: 2.3,
      decimals: 1,
    },
    {
      figure: "slowStockouts",
      measure: "stockoutRate",
      where: { rotation: ["slow"] },
      value: 3.5,
      decimals: 1,
    },
  ],
  story: [
    { id: "onTimeDelivery", page: "legs", focus: "onTimeByMonth" },
    { id: "suppliers", page: "suppliers", where: { supplier: erraticIds } },
    { id: "leadTime", page: "suppliers", focus: "leadSpread" },
    { id: "urgentShipments", page: "legs", where: { mode: ["urgent"] } },
    { id: "stockouts", page: "stock", where: { rotation: ["fast"] } },
    { id: "warehouses", page: "legs", where: { warehouse: ["south"] } },
  ],
};
