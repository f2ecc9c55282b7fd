import type { Log } from "../../log.ts";
import type { BookingStore } from "./booking-store.ts";

const intervalMs = 60_000;

/** Erases ended holds every minute, so that their personal data goes even if nobody visits. */
export function startReleasing(
  bookings: Pick<BookingStore, "releaseExpired">,
  log: Log,
): { stop: () => void } {
  const timer = setInterval(() => {
    void bookings
      .releaseExpired()
      .catch((error: unknown) => log({ event: "holds-not-released", error: String(error) }));
  }, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
