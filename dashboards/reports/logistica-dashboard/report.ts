import {
  average,
  constant,
  count,
  distinct,
  part,
  ratio,
  share,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { days, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  declareReport,
  dots,
  histogram,
  line,
  page,
  panels,
  racks,
  scatter,
  waffle,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import { idleSlots } from "./stock.ts";
import {
  aisleIds,
  customerIds,
  customerOfItem,
  farMovers,
  firstDay,
  heightIds,
  heightOfPosition,
  itemIds,
  lastDay,
  november,
  positionIds,
  zoneIds,
  zoneOfAisle,
} from "./warehouse.ts";

const isOccupied = those("state", "moving", "idle");
const occupiedDays = count(isOccupied);
const idleDays = count(those("state", "idle"));
const space = ["occupied", "withoutIdle", "idle"];

export const report = declareReport({
  slug: "logistica-dashboard",
  generate,
  address: import.meta.url,
  picture: { visual: "floorPlan" },
  columns: {
    day: day(firstDay, lastDay),
    aisle: dictionary(aisleIds, [{ id: "zone", labels: zoneIds, of: zoneOfAisle }]),
    position: dictionary(positionIds, [{ id: "height", labels: heightIds, of: heightOfPosition }]),
    item: dictionary(itemIds, [{ id: "customer", labels: customerIds, of: customerOfItem }]),
    state: dictionary(["empty", "moving", "idle"]),
    since: integer(0, 800),
    departures: integer(0, 10),
    metres: integer(0, 2000),
  },
  measures: {
    occupied: percent(part(isOccupied)),
    idle: percent(ratio(idleDays, occupiedDays)),
    withoutIdle: percent(part(those("state", "moving"))),
    slots: number(ratio(count(), distinct("day"))),
    idleSlots: number(ratio(idleDays, distinct("day"))),
    still: days(average("since", isOccupied)),
    departures: number(sum("departures")),
    distance: number(ratio(sum("metres"), sum("departures"))),
    // There and back, in kilometres.
    walked: number(ratio(sum("metres"), constant(500))),
    walkedShare: percent(share(sum("metres"))),
    departuresShare: percent(share(sum("departures"))),
    slotDays: number(count()),
    occupiedDays: number(occupiedDays),
    idleDays: number(idleDays),
  },
  reasons: { outcomes: ["since"], same: [["state", "departures", "metres"]] },
  views: {
    plan: pair("aisle", "position", ["still", "occupied"]),
    zone: drillable("aisle", ["zone", ""], [...space, "departures", "idleSlots", "slotDays"]),
    customer: drillable(
      "item",
      ["customer", ""],
      [...space, "idleSlots", "departures", "slotDays"],
    ),
    aisle: by("aisle", { measures: ["walkedShare", "departuresShare"] }),
    height: by("position", { level: "height", measures: [...space, "slotDays"] }),
    month: by("day", { level: "month", measures: [...space, "departures", "occupiedDays"] }),
    zoneMonth: pair({ column: "aisle", level: "zone" }, { column: "day", level: "month" }, [
      "occupied",
      "withoutIdle",
    ]),
    item: by("item", {
      measures: ["departures", "distance", "idle", "idleSlots", "still", "walked"],
    }),
    since: by("since", { width: 30, from: 1, to: 541, measures: ["occupiedDays", "idleDays"] }),
    state: by("state", { measures: ["slotDays"] }),
  },
  comparedBy: "day",
  cards: [
    { measure: "occupied", isNeutral: true, beside: "slots" },
    { measure: "idle", isLowerBetter: true },
    { measure: "withoutIdle", isNeutral: true },
    { measure: "idleSlots", isLowerBetter: true, beside: "still" },
    { measure: "walked", isLowerBetter: true, beside: "departures" },
  ],
  slicers: ["zone", "customer", "height", "month"],
  units: { since: { unit: "days" } },
  pages: [
    page("plan", [
      racks("floorPlan", "plan", ["still", "occupied"], [12, 330], {
        zones: zoneIds.map((label, zone) => ({
          label,
          aisles: zoneOfAisle.filter((one) => one === zone).length,
        })),
        levels: heightIds.length,
        highlight: idleSlots,
      }),
      line("occupiedByMonth", "month", ["occupied", "withoutIdle"], [4, 250], {
        series: "measures",
        isFromZero: true,
        highlight: [10],
      }),
      bars("idleByCustomer", "customer", ["idleSlots", "idle"], [4, 250], {
        highlight: ["Alba Menaje", "Taller Torno"],
        sort: "descending",
      }),
      dots("walkByAisle", "aisle", ["walkedShare", "departuresShare"], [4, 270], {
        series: "measures",
      }),
    ]),
    page("space", [
      dots("occupiedByZone", "zone", ["occupied", "withoutIdle", "idleSlots"], 5, {
        target: { measure: "withoutIdle" },
        highlight: ["cold"],
      }),
      // The bulk zone in November.
      panels("zonesByMonth", "zoneMonth", ["occupied", "withoutIdle"], [7, 242], {
        highlight: [46],
      }),
      waffle("slotsByState", "state", ["slotDays"], 5, { highlight: ["idle"] }),
      histogram("daysStill", "since", ["occupiedDays"], [7, 318], {
        highlight: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
      }),
    ]),
    page("flow", [
      scatter("departuresByDistance", "item", ["distance", "departures", "walked"], [7, 450], {
        highlight: farMovers,
      }),
      bars("mostMoved", "item", ["walked", "departures", "distance"], [5, 440], {
        limit: 10,
        highlight: farMovers,
        sort: "descending",
      }),
      // September to November.
      line("departuresByMonth", "month", ["departures", "occupied"], 12, {
        isArea: true,
        highlight: [8, 9, 10],
      }),
    ]),
  ],
  story: [
    { id: "occupancy", page: "plan", focus: "occupiedByMonth" },
    { id: "idleStock", page: "plan", focus: "floorPlan" },
    { id: "recoverableSpace", page: "space", focus: "slotsByState" },
    { id: "zones", page: "space", where: { zone: ["cold"] } },
    { id: "peaks", page: "space", where: { month: november } },
    { id: "distances", page: "flow", where: { zone: ["bulk"] } },
  ],
});
