import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Booking } from "../core/booking.ts";
import type { BusyCalendar, CalendarEntries, CalendarEntry } from "./busy-calendar.ts";
import type { EntryStore } from "./entry-store.ts";
import { Unreachable } from "./request-calendar.ts";

const everyMs = 60_000;

type EntriesDependencies = {
  entries: CalendarEntries;
  setting: BusyCalendar["setting"];
  store: EntryStore;
  describe: (booking: Booking) => Promise<CalendarEntry>;
  clock: Clock;
  log: Log;
};

/** Since when bookings could not be written to the calendar, and why. */
export type Unwritten = {
  kind: "calendar-unwritten";
  setting: BusyCalendar["setting"];
  since: number;
  fault: string;
};

export type EntryWriter = {
  /** Writes now what has changed. */
  wake: () => void;
  findUnwritten: () => Unwritten | undefined;
  /** Resolves when the request under way is recorded. */
  stop: () => Promise<void>;
};

/**
 * Writes bookings to the calendar, moves and removes them there. What is to be done is derived from the bookings, every
 * minute and after each change, so nothing is lost or done twice when a process ends.
 */
export function startEntries({
  entries,
  setting,
  store,
  describe,
  clock,
  log,
}: EntriesDependencies): EntryWriter {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let unwritten: Unwritten | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      const fault = await sweep();
      const since = unwritten?.since ?? clock.now();
      unwritten = fault && { kind: "calendar-unwritten", setting, since, fault: fault.message };
      const woken = AbortSignal.any([stopping.signal, wakeUp.signal]);
      if (!woken.aborted) await clock.sleep(everyMs, woken);
    }
  }

  /** Returns the first fault, if any; goes on with other bookings unless the calendar cannot be reached. */
  async function sweep(): Promise<Error | undefined> {
    let first: Error | undefined;
    try {
      const removals = (await store.listDropped()).map((entry) => async () => {
        await entries.remove(entry);
        await store.forget(entry.bookingId);
      });
      const bookings = await store.listUnwritten(clock.now());
      for (const act of [...removals, ...bookings.map((booking) => async () => write(booking))]) {
        if (stopping.signal.aborted) break;
        await act().catch((error: Error) => {
          log({ event: "booking-not-in-calendar", error: error.message });
          first ??= error;
        });
        if (first instanceof Unreachable) break;
      }
    } catch (error) {
      return error as Error;
    }
    return first;
  }

  async function write(booking: Booking): Promise<void> {
    let place = await store.find(booking.id);
    if (place === undefined) {
      place = await entries.choosePlace(booking.id);
      await store.begin(booking.id, place);
    }
    const written = await entries.write(place, await describe(booking));
    await store.record(booking.id, written, booking.sequence);
  }

  const running = run();
  return {
    wake: () => wakeUp.abort(),
    findUnwritten: () => unwritten,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
