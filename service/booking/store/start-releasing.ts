import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { BookingStore } from "./booking-store.ts";

const intervalMs = 60_000;

/** Erases ended holds every minute, so that their personal data goes even if nobody visits. */
export function startReleasing(
  bookings: Pick<BookingStore, "releaseExpired">,
  clock: Clock,
  log: Log,
): { stop: () => void } {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await clock.sleep(intervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await bookings
        .releaseExpired()
        .catch((error: unknown) => log({ event: "holds-not-released", error: String(error) }));
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}
