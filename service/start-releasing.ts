import type { BookingStore } from "./booking/store/booking-store.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { SharedQuotas } from "./storage/shared-quotas.ts";

const intervalMs = 60_000;

type ReleasingDependencies = {
  bookings: Pick<BookingStore, "releaseExpired">;
  sharedQuotas: Pick<SharedQuotas, "forgetEnded"> | undefined;
  clock: Clock;
  log: Log;
};

/** Erases ended holds and requests that count no longer every minute, so that their personal data goes even if nobody visits. */
export function startReleasing({ bookings, sharedQuotas, clock, log }: ReleasingDependencies): {
  stop: () => void;
} {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await clock.sleep(intervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        await bookings.releaseExpired();
        await sharedQuotas?.forgetEnded();
      } catch (error) {
        log({ event: "holds-not-released", error: String(error) });
      }
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}
