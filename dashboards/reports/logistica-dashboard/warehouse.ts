import { dayNumber } from "../../query/table/calendar.ts";

export const aisleIds = ["A", "B", "C", "D", "E", "F", "G", "H"];
export const zoneIds = ["picking", "cold", "racks", "bulk"];
export const zoneOfAisle = [0, 0, 1, 1, 2, 2, 3, 3];

const bays = 5;
export const heightIds = ["1", "2", "3", "4", "5"];
/** Positions in an aisle, by bay and height; aisle and position identify a slot. */
export const positionIds = Array.from({ length: bays }, (_, bay) =>
  heightIds.map((height) => `${String(bay + 1)}.${height}`),
).flat();
export const heightOfPosition = positionIds.map((_, at) => at % heightIds.length);
export const slotCount = aisleIds.length * positionIds.length;

/** Days without a departure above which stock counts as idle (§9). */
export const idleAfterDays = 180;

export const firstDay = dayNumber(2025, 1, 1);
export const lastDay = dayNumber(2025, 12, 31);
export const november = { from: dayNumber(2025, 11, 1), to: dayNumber(2025, 12, 1) };

export const customerIds = [
  "Alba Menaje",
  "Nevera Azul",
  "Huerta Alta",
  "Papel Prieto",
  "Taller Torno",
  "Lana y Lino",
];
/** The five items of each aisle: how often each leaves (fast, medium, slow), and the index of its owner. */
const itemsByAisle = [
  { demand: "fmmms", owners: [0, 5, 0, 3, 4] },
  { demand: "fmmss", owners: [5, 0, 3, 5, 0] },
  { demand: "mmmms", owners: [1, 2, 1, 2, 1] },
  { demand: "fmmms", owners: [2, 1, 2, 1, 2] },
  { demand: "mmsss", owners: [4, 3, 4, 0, 3] },
  { demand: "fmsss", owners: [3, 5, 0, 4, 5] },
  { demand: "ffmss", owners: [5, 3, 4, 3, 0] },
  { demand: "ffmms", owners: [0, 5, 3, 4, 4] },
];

export type Item = { id: string; aisle: number; owner: number; demand: "f" | "m" | "s" };

export const items: readonly Item[] = itemsByAisle.flatMap(({ demand, owners }, aisle) =>
  owners.map((owner, at) => ({
    id: `R-${String(101 + aisle * owners.length + at)}`,
    aisle,
    owner,
    demand: demand[at] as Item["demand"],
  })),
);

export const itemIds = items.map(({ id }) => id);
export const customerOfItem = items.map(({ owner }) => owner);
/** The items in the three aisles furthest from the dock that are among the eight with most departures. */
export const farMovers = ["R-126", "R-131", "R-132", "R-136", "R-137"];
