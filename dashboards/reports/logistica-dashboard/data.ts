import { spreadQuota } from "../../data/spread-quota.ts";
import { readDate, readWeekday } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import { planStock, type Idle } from "./stock.ts";
import {
  aisleIds,
  firstDay,
  idleAfterDays,
  items,
  lastDay,
  positionIds,
  slotCount,
  zoneIds,
} from "./warehouse.ts";

const dayCount = lastDay - firstDay + 1;
const perZone = slotCount / zoneIds.length;
// Occupied slot-days: 85 % of 73,000; the cold store is nearly full, the bulk zone has room.
const occupiedByZone = [15_695, 17_703, 16_425, 12_227];
const fullnessByMonth = [
  [79, 80, 82, 83, 84, 84, 82, 80, 87, 93, 99, 96],
  [95, 95, 96, 97, 97, 98, 98, 97, 97, 98, 100, 98],
  [85, 86, 87, 88, 89, 89, 88, 87, 91, 95, 100, 95],
  [58, 59, 61, 63, 65, 66, 64, 62, 69, 78, 90, 77],
];
/** Longest time in days between departures of an item that is not idle. */
const slowestDays = 165;
const departuresByDemand = { f: [3, 2, 3, 3, 2, 1], m: [14, 4, 2], s: [34, 1] };
const oldestDays = 420;

/** Generates a row for each slot on each day of the year, as at the end of the day. */
export function generate(): Record<string, Integers> {
  const { itemOf, idle, random } = planStock();
  const rowCount = slotCount * dayCount;
  const state = new Uint8Array(rowCount);
  const since = new Uint16Array(rowCount);
  const departures = new Uint8Array(rowCount);
  const targets = occupiedByZone.map((quota, zone) => {
    const weights = Array.from(
      { length: dayCount },
      (_, at) => fullnessByMonth[zone]![readDate(firstDay + at).month - 1]!,
    );
    return spreadQuota(
      quota,
      weights,
      weights.map(() => perZone),
    );
  });
  const stillDays = new Int16Array(slotCount).fill(-1);
  for (const [slot, { from }] of idle) {
    stillDays[slot] =
      from === 0 ? idleAfterDays + random.below(oldestDays - idleAfterDays) : startStill(from);
  }
  for (let day = 0; day < dayCount; day += 1) {
    const isOpen = readWeekday(firstDay + day) < 6;
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (stillDays[slot]! < 0) continue;
      const row = day * slotCount + slot;
      const span = idle.get(slot);
      const leaving =
        isOpen && !isStill(span, day) ? drawLeaving(itemOf[slot]!, stillDays[slot]!) : 0;
      // The last departure is exactly this long before the item counts as idle.
      departures[row] =
        day === (span?.from ?? 0) - idleAfterDays - 1 ? Math.max(leaving, 1) : leaving;
      stillDays[slot] = departures[row] > 0 ? 0 : stillDays[slot]! + 1;
    }
    for (const [zone, target] of targets.entries()) settleZone(zone, target[day]!, day);
    for (let slot = 0; slot < slotCount; slot += 1) {
      const row = day * slotCount + slot;
      const days = stillDays[slot]!;
      state[row] = days < 0 ? 0 : days > idleAfterDays ? 2 : 1;
      since[row] = Math.max(days, 0);
    }
  }

  function drawLeaving(item: number, days: number): number {
    const weights = departuresByDemand[items[item]!.demand];
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let ticket = random.below(all);
    let leaving = 0;
    while (ticket >= weights[leaving]!) ticket -= weights[leaving++]!;
    return leaving === 0 && days >= slowestDays ? 1 : leaving;
  }

  /**
   * Fills or empties slots of a zone until as many are occupied as planned for the day, with some more changes both
   * ways.
   */
  function settleZone(zone: number, target: number, day: number): void {
    const slots = Uint16Array.from({ length: perZone }, (_, at) => zone * perZone + at);
    random.shuffle(slots);
    const isFixed = (slot: number): boolean => day < (idle.get(slot)?.to ?? 0);
    const empty = slots.filter((slot) => stillDays[slot]! < 0);
    const movable = slots.filter((slot) => stillDays[slot]! >= 0 && !isFixed(slot));
    const occupied = perZone - empty.length;
    const change = target - occupied;
    const swapped = Math.min(empty.length - Math.max(change, 0), random.below(8) === 0 ? 1 : 0);
    const leaving = Math.max(-change, 0) + swapped;
    const coming = Math.max(change, 0) + swapped;
    for (const slot of movable.slice(0, leaving)) {
      departures[day * slotCount + slot]! += 1;
      stillDays[slot] = -1;
    }
    for (const slot of empty.slice(0, coming)) stillDays[slot] = 0;
  }

  const slotOf = Uint8Array.from({ length: rowCount }, (_, row) => row % slotCount);
  const aisle = slotOf.map((slot) => Math.floor(slot / positionIds.length));
  return {
    day: Uint16Array.from({ length: rowCount }, (_, row) => firstDay + Math.floor(row / slotCount)),
    aisle,
    position: slotOf.map((slot) => slot % positionIds.length),
    item: slotOf.map((slot) => itemOf[slot]!),
    state,
    since,
    departures,
    metres: Uint16Array.from(departures, (count, row) => count * distanceOf(slotOf[row]!)),
  };
}

function distanceOf(slot: number): number {
  const aisle = Math.floor(slot / positionIds.length);
  const bay = Math.floor((slot % positionIds.length) / (positionIds.length / 5));
  return 10 + aisle * Math.floor(96 / aisleIds.length) + bay * 3;
}

/** Returns for how many days a slot that becomes idle on day `from` has had no departures when the year begins. */
function startStill(from: number): number {
  return Math.max(idleAfterDays - from, 0);
}

function isStill(span: Idle | undefined, day: number): boolean {
  return span !== undefined && day >= span.from - idleAfterDays && day < span.to;
}
