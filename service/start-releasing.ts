import type { BookingStore } from "./booking/store/booking-store.ts";
import type { NotificationStore } from "./booking/store/notification-store.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { EnquiryStore } from "./mail/store/enquiry-store.ts";
import type { SharedQuotas } from "./storage/shared-quotas.ts";

const intervalMs = 60_000;

type ReleasingDependencies = {
  bookings: Pick<BookingStore, "releaseExpired">;
  notifications: Pick<NotificationStore, "remind">;
  onNotifications: () => void;
  enquiries: Pick<EnquiryStore, "announceQuarantine">;
  onEnquiry: () => void;
  sharedQuotas: Pick<SharedQuotas, "forgetEnded"> | undefined;
  clock: Clock;
  log: Log;
};

/**
 * Every minute, queues reminders, lets expired holds and requests go, so that their personal data does not depend on the
 * next visitor, and sends the daily notice about the quarantine.
 */
export function startReleasing({
  bookings,
  notifications,
  onNotifications,
  enquiries,
  onEnquiry,
  sharedQuotas,
  clock,
  log,
}: ReleasingDependencies): { stop: () => void } {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await clock.sleep(intervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        const lapsed = await bookings.releaseExpired();
        const { queued, dropped } = await notifications.remind();
        if (queued + lapsed > 0) onNotifications();
        if (dropped > 0) log({ event: "reminders-dropped", count: dropped });
        await sharedQuotas?.forgetEnded();
        if (await enquiries.announceQuarantine()) onEnquiry();
      } catch (error) {
        log({ event: "holds-not-released", error: String(error) });
      }
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}
