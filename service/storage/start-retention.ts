import { retention } from "../../contracts/privacy/retention.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { BookingStore } from "./booking-store.ts";
import type { EnquiryStore } from "./enquiry-store.ts";

const dayMs = 24 * 60 * 60 * 1000;

type RetentionParts = {
  enquiries: Pick<EnquiryStore, "eraseOlder">;
  bookings: Pick<BookingStore, "eraseEnded">;
  clock: Clock;
  log: Log;
};

/** Erases at the start, and then daily, what the privacy policy promises to keep no longer. */
export function startRetention({ enquiries, bookings, clock, log }: RetentionParts) {
  const stopping = new AbortController();

  function erase(event: string, act: () => number): void {
    try {
      const count = act();
      if (count > 0) log({ event, count });
    } catch (error) {
      log({ event: "retention-failed", error: String(error) });
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const now = clock.now();
      erase("enquiries-erased", () =>
        enquiries.eraseOlder(monthsBefore(now, retention.enquiryMonths)),
      );
      erase("bookings-erased", () =>
        bookings.eraseEnded(monthsBefore(now, 12 * retention.bookingYears)),
      );
      await clock.sleep(dayMs, stopping.signal);
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}

function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
