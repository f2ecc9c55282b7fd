import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { BusyStore } from "../../booking/busy/busy-store.ts";
import { countRemaining, type Booking } from "../../booking/core/booking.ts";
import { listSlots } from "../../booking/core/slots.ts";
import { addDays, createZone, mondayOf, weekdayOf } from "../../time/zone.ts";
import type { HoursStore, OwnHours } from "../../booking/owner/hours-store.ts";
import type { OwnerChanges } from "../../booking/owner/owner-changes.ts";
import type { BookingStore } from "../../booking/store/booking-store.ts";
import type { PaymentStore } from "../../booking/store/payment-store.ts";
import { describeDays, type DayHours } from "./day-hours.ts";

export type AgendaSources = {
  bookings: BookingStore;
  hours: HoursStore;
  payments: PaymentStore;
  busy: BusyStore;
  changes: OwnerChanges;
  rules: BookingRules;
  now: () => number;
};

/** Hours and bookings at one moment. */
export type Agenda = {
  now: number;
  today: string;
  bookings: readonly Booking[];
  own: readonly OwnHours[];
  /** Describes days that follow each other. */
  describe: (first: string, count: number) => Promise<DayHours[]>;
};

const dayMs = 86_400_000;

export async function openAgenda({
  bookings,
  hours,
  busy,
  rules,
  now,
}: AgendaSources): Promise<Agenda> {
  const zone = createZone(rules.timeZone);
  const [all, own, offer] = await Promise.all([
    bookings.list(),
    hours.list(),
    hours.readOffer(rules),
  ]);
  const current = all.filter(
    ({ state, holdEndsAt, paymentClosesAt }) =>
      state !== "held" || paymentClosesAt !== null || (holdEndsAt ?? 0) > now(),
  );
  return {
    now: now(),
    today: zone.dateAt(now()),
    bookings: current,
    own,
    describe: async (first, count) => {
      const dates = Array.from({ length: count }, (_, index) => addDays(first, index));
      const startsAt = zone.instantOf(first, 0);
      const span = { startsAt, endsAt: startsAt + (count + 1) * dayMs };
      return describeDays(dates, {
        zone,
        slots: listSlots(offer, span),
        bookings: current,
        busy: await busy.listBusy(span),
        own,
      });
    },
  };
}

/** Returns this week and the two that follow, with the days on which the owner works, or has something. */
export async function listWeeks({ today, describe }: Agenda): Promise<DayHours[][]> {
  const days = await describe(mondayOf(today), 21);
  const isShown = (index: number) =>
    index < 5 || days.some(({ date, hours }) => weekdayOf(date) === index && hours.length > 0);
  const shown = days.filter(({ date }) => isShown(weekdayOf(date)));
  return [0, 1, 2].map((week) => {
    const monday = addDays(mondayOf(today), week * 7);
    return shown.filter(({ date }) => mondayOf(date) === monday);
  });
}

/** Returns one booking of each package with hours left to book, and those that are not over. */
export function listPackages({ bookings, now }: Agenda): Booking[] {
  const byPurchase = new Map(bookings.map((booking) => [booking.purchaseId, booking]));
  return [...byPurchase.values()].filter(
    (booking) => countRemaining(booking) > 0 && (booking.validUntil ?? 0) > now,
  );
}
