import type { Booking } from "../../booking/core/booking.ts";
import { sessionMs, type Span } from "../../booking/core/slots.ts";
import { addDays, type Zone } from "../../time/zone.ts";
import type { OwnHours } from "../../booking/owner/hours-store.ts";

/** Something that takes time on a day. */
export type Entry = Span &
  ({ kind: "booking"; booking: Booking } | { kind: "busy" } | { kind: "block"; id: string });

export type HourState = "booked" | "free" | "closed";

/** A day of the owner: what takes time, and each hour on offer by its state, in order. */
export type DayHours = Span & {
  date: string;
  entries: readonly Entry[];
  hours: readonly { startsAt: number; state: HourState }[];
};

export type HourSources = {
  zone: Zone;
  /** The starts of all sessions on offer by the rules, booked or free. */
  slots: readonly number[];
  bookings: readonly Booking[];
  busy: readonly Span[];
  own: readonly OwnHours[];
};

/** Describes days in the owner's zone. */
export function describeDays(dates: readonly string[], sources: HourSources): DayHours[] {
  return dates.map((date) => describeDay(date, sources));
}

function describeDay(date: string, { zone, slots, bookings, busy, own }: HourSources): DayHours {
  const day = { startsAt: zone.instantOf(date, 0), endsAt: zone.instantOf(addDays(date, 1), 0) };
  const entries: Entry[] = [
    ...bookings
      .filter(({ state }) => state !== "cancelled")
      .map((booking) => {
        const { startsAt, endsAt } = booking;
        return { startsAt, endsAt, kind: "booking" as const, booking };
      }),
    ...busy.map((span) => ({ ...span, kind: "busy" as const })),
    ...own
      .filter(({ kind }) => kind === "block")
      .map(({ id, startsAt, endsAt }) => ({ startsAt, endsAt, kind: "block" as const, id })),
  ]
    .filter((entry) => overlaps(entry, day))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const booked = entries.filter(({ kind }) => kind === "booking");
  const open = slots
    .filter((slot) => slot >= day.startsAt && slot < day.endsAt)
    .map((startsAt) => ({ startsAt, endsAt: startsAt + sessionMs }))
    .filter((slot) => !booked.some((entry) => overlaps(entry, slot)))
    .map((slot) => ({
      startsAt: slot.startsAt,
      state: entries.some((entry) => overlaps(entry, slot))
        ? ("closed" as const)
        : ("free" as const),
    }));
  const hours = [
    ...open,
    ...booked.map(({ startsAt }) => ({ startsAt, state: "booked" as const })),
  ];
  return { ...day, date, entries, hours: hours.toSorted((a, b) => a.startsAt - b.startsAt) };
}

export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt;
}

export function countHours({ hours }: DayHours, state: HourState): number {
  return hours.filter((hour) => hour.state === state).length;
}
