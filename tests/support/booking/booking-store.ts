import { expect } from "vitest";
import type { BufferedSpan } from "../../../service/booking/core/slots.ts";
import type { BookingOutcome } from "../../../service/booking/store/booking-outcome.ts";
import type { BookingStore, HoldRequest } from "../../../service/booking/store/booking-store.ts";
import { openPlace, type Place } from "../stores/place.ts";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const noon = Date.UTC(2027, 0, 11, 12);
export const holdMs = 600_000;

/** Returns the hour that starts at an instant. */
export function spanAt(startsAt: number, bufferMs = 0): BufferedSpan {
  return { startsAt, endsAt: startsAt + hourMs, bufferMs };
}

let requests = 0;
/** Returns a form's content, each time with a new number and visitor. */
export function content(changed: Partial<HoldRequest> = {}): HoldRequest {
  requests += 1;
  return {
    request: `request ${String(requests)}`,
    name: "Ana",
    email: "ana@example.com",
    locale: "es",
    timeZone: "Europe/Madrid",
    sessions: 1,
    totalCents: 10_000,
    currency: "EUR",
    topic: "Mi informe",
    holder: `192.0.2.${String(requests)}`,
    offeredHours: 1000,
    ...changed,
  };
}

/** Returns a payment that matches the form. */
export function paid(sessions = 1, reference = "demo") {
  return { reference, sessions, totalCents: 10_000, currency: "EUR" };
}

/** Opens the store of a place, with a clock a week before noon; `open` opens it as another process would. */
export function makeStore(place: Place) {
  const clock = { time: noon - 7 * dayMs };
  const open = () => {
    const { bookings: store, notifications, databases } = openPlace(place, () => clock.time);
    return { store, notifications, database: databases.bookings };
  };
  const opened = open();
  /** Runs a statement of the test and returns its rows. */
  const inspect = async (sql: string) => opened.database.rows(sql);
  return { ...opened, open, clock, inspect };
}

/** Returns the id of a booked outcome; throws for any other. */
export function idOf(outcome: BookingOutcome): string {
  if (outcome.outcome !== "booked") throw new Error(`${outcome.outcome}, not booked`);
  return outcome.booking.id;
}

/** Holds and pays a slot. */
export async function book(
  store: BookingStore,
  startsAt: number,
  changed: Partial<HoldRequest> = {},
): Promise<string> {
  const id = idOf(await store.hold(spanAt(startsAt), content(changed)));
  expect(await store.confirm(id, paid(changed.sessions), noon + 365 * dayMs)).toBe("done");
  return id;
}
