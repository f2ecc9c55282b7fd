import { retention } from "../contracts/privacy/retention.ts";
import { addMonths } from "./add-months.ts";
import type { BookingStore } from "./booking/store/booking-store.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { EnquiryStore } from "./mail/store/enquiry-store.ts";
import { createZone } from "./time/zone.ts";
import type { ViewStore } from "./views/view-store.ts";

const dayMs = 24 * 60 * 60 * 1000;

type RetentionDependencies = {
  enquiries: Pick<EnquiryStore, "eraseOlder">;
  bookings: Pick<BookingStore, "eraseEnded">;
  views: Pick<ViewStore, "eraseBefore">;
  clock: Clock;
  log: Log;
};

/** Erases data older than the retention period of the privacy policy, at once and then daily. */
export function startRetention({ enquiries, bookings, views, clock, log }: RetentionDependencies) {
  const stopping = new AbortController();

  async function erase(event: string, act: () => Promise<number>): Promise<void> {
    try {
      const count = await act();
      if (count > 0) log({ event, count });
    } catch (error) {
      log({ event: "retention-failed", error: String(error) });
    }
  }

  async function run(): Promise<void> {
    const { enquiryMonths, bookingYears, viewMonths } = retention;
    while (!stopping.signal.aborted) {
      const now = clock.now();
      await erase("enquiries-erased", async () =>
        enquiries.eraseOlder(addMonths(now, -enquiryMonths)),
      );
      await erase("bookings-erased", async () =>
        bookings.eraseEnded(addMonths(now, -12 * bookingYears)),
      );
      await erase("views-erased", async () =>
        views.eraseBefore(createZone("UTC").dateAt(addMonths(now, -viewMonths))),
      );
      await clock.sleep(dayMs, stopping.signal);
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}
