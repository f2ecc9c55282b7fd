import { dayNumber } from "../../query/table/calendar.ts";
import { day, dictionary, integer } from "../../query/table/column.ts";
import {
  average,
  constant,
  count,
  distinct,
  ratio,
  sum,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import {
  aisleIds,
  customerIds,
  firstDay,
  heightIds,
  idleAfterDays,
  items,
  lastDay,
  positionIds,
  zoneIds,
} from "./warehouse.ts";

const occupiedDays = count({ column: "state", is: ["moving", "idle"] });
const idleDays = count({ column: "state", is: ["idle"] });
const percent = (value: Measure): MeasureDeclaration => ({ value, unit: "percent", decimals: 0 });
const whole = (value: Measure): MeasureDeclaration => ({ value, unit: "count", decimals: 0 });
const november = { from: dayNumber(2025, 11, 1), to: dayNumber(2025, 12, 1) };
const space = ["occupied", "withoutIdle", "idle"];

export const definition: ReportDefinition = {
  slug: "logistica-dashboard",
  columns: {
    day: day(firstDay, lastDay),
    aisle: dictionary(aisleIds, [
      { id: "zone", labels: zoneIds, of: aisleIds.map((_, aisle) => Math.floor(aisle / 2)) },
    ]),
    position: dictionary(positionIds, [
      {
        id: "height",
        labels: heightIds,
        of: positionIds.map((_, at) => at % heightIds.length),
      },
    ]),
    item: dictionary(
      items.map(({ id }) => id),
      [{ id: "customer", labels: customerIds, of: items.map(({ owner }) => owner) }],
    ),
    state: dictionary(["empty", "moving", "idle"]),
    since: integer(0, 800),
    departures: integer(0, 10),
    metres: integer(0, 2000),
  },
  measures: {
    occupied: percent(ratio(occupiedDays, count())),
    idle: percent(ratio(idleDays, occupiedDays)),
    withoutIdle: percent(ratio(count({ column: "state", is: ["moving"] }), count())),
    slots: whole(ratio(count(), distinct("day"))),
    idleSlots: whole(ratio(idleDays, distinct("day"))),
    still: {
      value: average("since", { column: "state", is: ["moving", "idle"] }),
      unit: "days",
      decimals: 0,
    },
    departures: whole(sum("departures")),
    distance: whole(ratio(sum("metres"), sum("departures"))),
    // There and back, in kilometres.
    walked: whole(ratio(sum("metres"), constant(500))),
    slotDays: whole(count()),
    occupiedDays: whole(occupiedDays),
    idleDays: whole(idleDays),
  },
  reasons: {
    outcomes: ["since"],
    same: [["state", "departures", "metres"]],
  },
  views: {
    plan: pair({ column: "aisle" }, { column: "position" }, { measures: ["still", "occupied"] }),
    zone: drillable("aisle", ["zone", ""], {
      measures: [...space, "departures", "idleSlots", "slotDays"],
    }),
    customer: drillable("item", ["customer", ""], {
      measures: [...space, "idleSlots", "departures", "slotDays"],
    }),
    height: by("position", { level: "height" }, { measures: [...space, "slotDays"] }),
    month: by("day", { level: "month" }, { measures: [...space, "departures", "occupiedDays"] }),
    zoneMonth: pair(
      { column: "aisle", level: "zone" },
      { column: "day", level: "month" },
      { measures: ["occupied", "withoutIdle"] },
    ),
    item: by(
      "item",
      {},
      { measures: ["departures", "distance", "idle", "idleSlots", "still", "walked"] },
    ),
    since: by(
      "since",
      { width: 30, from: 1, to: 3 * idleAfterDays + 1 },
      { measures: ["occupiedDays", "idleDays"] },
    ),
    state: by("state", {}, { measures: ["slotDays"] }),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "occupied", measure: "occupied", value: 85, decimals: 0 },
    { figure: "idle", measure: "idle", value: 20, decimals: 0 },
    { figure: "withoutIdle", measure: "withoutIdle", value: 68, decimals: 0 },
    {
      figure: "idleDays",
      value: idleAfterDays,
      decimals: 0,
      // Bins hold 30 days; the first one with idle stock begins the day after the limit.
      compute: (read) => 30 * read("idleDays", "since").findIndex((days) => days > 0),
    },
    {
      figure: "coldOccupied",
      measure: "occupied",
      where: { zone: ["cold"] },
      value: 97,
      decimals: 0,
    },
    {
      figure: "novemberOccupied",
      measure: "occupied",
      where: { month: november },
      value: 97,
      decimals: 0,
    },
    {
      figure: "bulkOccupied",
      measure: "occupied",
      where: { zone: ["bulk"] },
      value: 67,
      decimals: 0,
    },
    {
      figure: "farItems",
      compute: (read) => {
        const departures = read("departures", "item");
        const metres = read("distance", "item");
        const best = [...departures.keys()].toSorted((a, b) => departures[b]! - departures[a]!);
        // An aisle holds five of the forty items.
        const limit = metres.toSorted((a, b) => b - a)[15]!;
        return best.slice(0, 8).filter((item) => metres[item]! > limit).length;
      },
      value: 5,
      decimals: 0,
    },
  ],
  story: [
    { id: "occupancy", page: "space", focus: "occupiedByMonth" },
    { id: "idleStock", page: "plan", focus: "floorPlan" },
    { id: "recoverableSpace", page: "space", focus: "slotsByState" },
    { id: "zones", page: "space", where: { zone: ["cold"] } },
    { id: "peaks", page: "space", where: { month: november } },
    { id: "distances", page: "flow", where: { zone: ["bulk"] } },
  ],
};
