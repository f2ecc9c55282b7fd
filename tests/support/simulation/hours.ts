import { findOfferedSlots, sessionMs } from "../../../service/booking/core/slots.ts";
import type { Person } from "./people.ts";
import type { BookingRecord, Records } from "./world/records.ts";
import { rules } from "./world/site-facts.ts";
import type { World } from "./world/world.ts";

const hourMs = 3_600_000;
const bufferMs = rules.bufferMinutes * 60_000;

/** Returns the bookings whose slots are not free now. */
export function listTaken(world: World): BookingRecord[] {
  const now = world.time.now();
  return [...world.read().bookings.values()].filter(
    ({ state, holdEndsAt, paymentClosesAt }) =>
      state === "confirmed" ||
      (state === "held" && ((holdEndsAt ?? 0) > now || paymentClosesAt !== null)),
  );
}

/** Returns true if a session from an instant on would overlap a booking or its buffer. */
export function meets({ state, startsAt, endsAt }: BookingRecord, slot: number): boolean {
  return (
    state !== "cancelled" && startsAt < slot + sessionMs + bufferMs && endsAt + bufferMs > slot
  );
}

/** Returns the larger of a person's numbers of unpaid holds, by mailbox or by address. */
export function countHolds(world: World, { email, address }: Person): number {
  const held = [...world.read().bookings.values()].filter(({ state }) => state === "held");
  const [ofMailbox, ofAddress] = [
    held.filter((booking) => booking.email === email),
    held.filter(({ holder }) => holder === address),
  ];
  return Math.max(ofMailbox.length, ofAddress.length);
}

/** Checks that no two bookings have one hour, and that none was sold which the owner's calendar has as busy. */
export function checkHours(world: World, now: Records): void {
  const { audited, diary, fail, name } = world;
  const bookings = [...now.bookings.values()].filter(({ state }) => state !== "cancelled");
  for (const [index, one] of bookings.entries()) {
    const other = bookings.slice(index + 1).find((candidate) => meets(candidate, one.startsAt));
    if (other !== undefined) fail(`${name(one.id)} and ${name(other.id)} have the same hour`);
    const isSold = audited.bookings.get(one.id)?.startsAt !== one.startsAt;
    if (isSold && diary?.blocks(one, world.disturbedAt()) === true)
      fail(`booking ${name(one.id)} is at an hour that the calendar has as busy`);
  }
  diary?.noteKnown();
}

/** Returns mostly one of the next slots, so that visitors compete. */
export function pickSlot({ random, time }: World): number {
  const slots = findOfferedSlots(rules, time.now());
  if (slots.length === 0) return time.now() + 48 * hourMs;
  return random.pick(random.chance(0.8) ? slots.slice(0, 6) : slots);
}
