import { SeededRandom } from "../../data/seeded-random.ts";
import { items, positionIds, slotCount } from "./warehouse.ts";

/** Days of the year between which the stock of a slot counts as idle. */
export type Idle = { from: number; to: number };

const daysOfYear = 365;

/** Plans the item of each slot, and which slots are idle when; `random` continues the sequence. */
export function planStock(): {
  itemOf: Uint8Array;
  idle: ReadonlyMap<number, Idle>;
  random: SeededRandom;
} {
  const random = new SeededRandom(180_185);
  const itemOf = placeItems(random);
  return { itemOf, idle: chooseIdle(itemOf, random), random };
}

function placeItems(random: SeededRandom): Uint8Array {
  const itemOf = new Uint8Array(slotCount);
  const perAisle = positionIds.length;
  for (let first = 0; first < slotCount; first += perAisle) {
    const own = items.flatMap(({ aisle }, item) => (aisle * perAisle === first ? [item] : []));
    const places = random.shuffle(Uint8Array.from({ length: perAisle }, (_, at) => at));
    for (const [at, place] of places.entries()) itemOf[first + place] = own[at % own.length]!;
  }
  return itemOf;
}

// Slots by zone: idle all year, cleared during it (days), and becoming idle (days).
const stillByZone = [6, 3, 13, 6];
const clearedByZone = [[59, 250], [150], [120, 201], [300]];
const stoppedByZone = [[45], [230], [20, 190, 271], [324]];

/** Chooses the idle slots: 28 all year, and 12 for parts of it that add up to 6 years: 34 of the 170 occupied ones. */
function chooseIdle(itemOf: Uint8Array, random: SeededRandom): Map<number, Idle> {
  const idle = new Map<number, Idle>();
  const perZone = 2 * positionIds.length;
  for (const [zone, still] of stillByZone.entries()) {
    const slow = Uint16Array.from({ length: perZone }, (_, at) => zone * perZone + at).filter(
      (slot) => items[itemOf[slot]!]!.demand === "s",
    );
    const spans = [
      ...Array.from({ length: still }, () => ({ from: 0, to: daysOfYear })),
      ...clearedByZone[zone]!.map((to) => ({ from: 0, to })),
      ...stoppedByZone[zone]!.map((from) => ({ from, to: daysOfYear })),
    ];
    const slots = random.shuffle(slow);
    for (const [at, span] of spans.entries()) idle.set(slots[at]!, span);
  }
  return idle;
}

/** Slots with idle stock at the end of the year, as cells of the plan. */
export const idleSlots = [...planStock().idle].flatMap(([slot, { to }]) =>
  to === daysOfYear ? [slot] : [],
);
