import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished } from "vitest";
import type { HoldContent, Place } from "../../service/storage/booking-rows.ts";
import { BookingStore, type HoldOutcome } from "../../service/storage/booking-store.ts";
import { bookingMigrations } from "../../service/storage/booking-tables.ts";
import { DatabaseFile } from "../../service/storage/database-file.ts";
import { LetterStore } from "../../service/storage/letter-store.ts";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const noon = Date.UTC(2027, 0, 11, 12);
export const holdMs = 600_000;

/** An hour from an instant on. */
export function placeAt(startsAt: number, bufferMs = 0): Place {
  return { startsAt, endsAt: startsAt + hourMs, bufferMs };
}

let requests = 0;
/** What a form says, each time with a number and a visitor of its own. */
export function content(changed: Partial<HoldContent> = {}): HoldContent {
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
    holdMs,
    ...changed,
  };
}

/** A payment of what the form says. */
export function paid(sessions = 1, reference = "demo") {
  return { reference, sessions, totalCents: 10_000, currency: "EUR" };
}

/** A store in a folder of its own, whose clock stands a week before noon. */
export function makeStore() {
  const folder = mkdtempSync(join(tmpdir(), "bookings-"));
  const path = join(folder, "bookings.sqlite");
  const clock = { time: noon - 7 * dayMs };
  const open = () => {
    const file = new DatabaseFile(path, bookingMigrations);
    onTestFinished(() => file.close());
    return { store: new BookingStore(file, now), letters: new LetterStore(file, now) };
  };
  const now = () => clock.time;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const inspect = (sql: string) => {
    const database = new DatabaseSync(path);
    const rows = sql.startsWith("SELECT") ? database.prepare(sql).all() : database.exec(sql);
    database.close();
    return rows;
  };
  return { ...open(), open, path, clock, inspect };
}

/** The id of what was booked. */
export function idOf(outcome: HoldOutcome): string {
  if (outcome.outcome !== "booked") throw new Error(`${outcome.outcome}, not booked`);
  return outcome.id;
}

/** Holds and pays. */
export function book(
  store: BookingStore,
  startsAt: number,
  changed: Partial<HoldContent> = {},
): string {
  const id = idOf(store.hold(placeAt(startsAt), content(changed)));
  expect(store.confirm(id, paid(changed.sessions), noon + 365 * dayMs)).toBe("done");
  return id;
}
