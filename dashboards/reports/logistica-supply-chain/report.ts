import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  declareReport,
  dock,
  dots,
  heatmap,
  line,
  page,
  scatter,
  table,
  treemap,
  waffle,
  waterfall,
} from "../../shell/kit/report-kit.ts";
import { generate, longestDelay } from "./data.ts";
import { measures } from "./measures.ts";
import {
  earliest,
  erraticIds,
  erraticRows,
  lateCells,
  latest,
  families,
  familyOfItem,
  firstDay,
  itemIds,
  lastDay,
  prices,
  rotations,
  supplierIds,
} from "./subjects.ts";

const extra = ["supplierExtra", "warehouseExtra", "transportExtra"];
const service = ["orders", "late", "onTime"];
const stock = ["orders", "stockouts", "stockoutRate", "cover"];

export const report = declareReport({
  slug: "logistica-supply-chain",
  generate,
  address: import.meta.url,
  picture: { visual: "lateBySupplier" },
  columns: {
    day: day(firstDay, lastDay),
    supplier: dictionary(supplierIds),
    warehouse: dictionary(["north", "centre", "east", "south"]),
    item: dictionary(itemIds, [{ id: "family", labels: families, of: familyOfItem }]),
    rotation: dictionary(rotations),
    price: dictionary(prices),
    mode: dictionary(["route", "parcel", "urgent"]),
    reason: dictionary(["ordinary", "afterDelay", "hurry"]),
    origin: dictionary(["noDelay", "supplierLeg", "warehouseLeg", "transportLeg"]),
    lead: integer(1, 40),
    supplierDays: integer(0, longestDelay),
    warehouseDays: integer(0, longestDelay),
    transportDays: integer(0, longestDelay),
    recovered: integer(0, longestDelay),
    daysLate: integer(0, longestDelay),
    // Days after the promised one, negative before it.
    arrival: integer(-earliest, latest),
    stockout: integer(0, 1),
    cover: integer(0, 200),
    freight: scaledInteger(0, 20_000, 100),
  },
  measures,
  reasons: {
    outcomes: ["lead", "daysLate", "arrival", "origin", "stockout", "cover", "recovered"],
    consequences: ["mode"],
    same: [["mode", "reason"]],
  },
  views: {
    supplier: by("supplier", {
      measures: [...service, "lateShare", "daysLate", "meanLead", "leadDeviation"],
    }),
    arrival: pair("supplier", "arrival", ["late", "orders"]),
    lead: pair("supplier", { column: "lead", width: 3, from: 1, to: 28 }, ["orders", "onTime"]),
    warehouse: by("warehouse", {
      measures: [...service, "lateRate", "urgent", "urgentShare", "freightEach", ...extra],
    }),
    mode: by("mode", {
      measures: ["orders", "ordersShare", "freight", "freightShare", "freightEach", "onTime"],
    }),
    origin: by("origin", { measures: ["orders", "late", "lateShare", "daysLate"] }),
    item: drillable("item", ["family", ""], stock),
    family: by("item", { level: "family", measures: ["orders"] }),
    shelf: pair("rotation", "price", stock),
    rotation: by("rotation", { measures: stock }),
    product: by("item", { measures: stock }),
    time: drillable("day", ["month", "day"], service),
    month: by("day", { level: "month", measures: ["orders"] }),
  },
  comparedBy: "day",
  cards: [
    { measure: "onTime", beside: "orders" },
    { measure: "late", isLowerBetter: true, beside: "daysLate" },
    { measure: "urgentShare", isLowerBetter: true, beside: "urgent" },
    { measure: "urgentCost", isLowerBetter: true, beside: "freight" },
    { measure: "stockoutRate", isLowerBetter: true, beside: "stockouts" },
  ],
  slicers: ["warehouse", "family", "mode", "origin", "month"],
  units: { lead: { unit: "days" }, arrival: { unit: "days" } },
  pages: [
    page("suppliers", [
      dock("lateBySupplier", "arrival", ["late", "orders"], [8, 480], {
        rows: 2,
        isRight: true,
        hasLever: true,
        highlight: lateCells,
      }),
      dots("lateByWarehouse", "warehouse", ["lateRate", "late"], [4, 130], {
        highlight: ["south"],
        isFromZero: true,
        sort: "descending",
      }),
      dots(
        "costByMode",
        "mode",
        ["freightShare", "ordersShare", "freightEach", "onTime"],
        [4, 130],
        {
          target: { measure: "ordersShare" },
          highlight: ["urgent"],
        },
      ),
      scatter("leadBySupplier", "supplier", ["meanLead", "leadDeviation", "late"], [5, 380], {
        highlight: erraticIds,
      }),
      heatmap("leadSpread", "lead", ["orders", "onTime"], 7, { highlight: erraticRows }),
    ]),
    page("legs", [
      waterfall("daysByLeg", "total", extra, 5, {
        highlight: ["supplierExtra"],
        pivot: "extra",
      }),
      bars("daysByWarehouse", "warehouse", extra, [7, 250], {
        series: "measures",
        layering: "stacked",
      }),
      waffle("urgentReasons", "total", ["afterDelay", "hurry"], [12, 110], {
        highlight: ["afterDelay"],
        pivot: "urgent",
      }),
      table(
        "warehouseTable",
        "warehouse",
        ["late", "onTime", "urgent", "urgentShare", "orders", "freightEach"],
        12,
        { sort: "descending" },
      ),
      // April and October, the lowest of spring and fall.
      line("onTimeByMonth", "time", ["onTime", "late", "orders"], [12, 220], { highlight: [3, 9] }),
    ]),
    page("stock", [
      heatmap("stockoutsByShelf", "shelf", ["stockoutRate", "stockouts", "orders"], [5, 250], {
        highlight: [0],
      }),
      treemap(
        "stockoutsByItem",
        "item",
        ["stockouts", "stockoutRate", "orders", "cover"],
        [7, 264],
        { highlight: ["wiring", "conduit"] },
      ),
      dots("coverByRotation", "rotation", ["cover", "stockoutRate", "orders"], [5, 252], {
        highlight: ["slow"],
      }),
      dots("mostMissing", "product", ["stockoutRate", "stockouts", "cover"], [7, 300], {
        limit: 10,
        highlight: ["switch", "tie", "corrugated", "frame", "socket", "junctionBox"],
        sort: "descending",
      }),
    ]),
  ],
  story: [
    { id: "onTimeDelivery", page: "legs", focus: "onTimeByMonth" },
    { id: "suppliers", page: "suppliers", where: { supplier: erraticIds } },
    { id: "leadTime", page: "suppliers", focus: "leadSpread" },
    { id: "urgentShipments", page: "legs", where: { mode: ["urgent"] } },
    { id: "stockouts", page: "stock", where: { rotation: ["fast"] } },
    { id: "warehouses", page: "legs", where: { warehouse: ["south"] } },
  ],
});
