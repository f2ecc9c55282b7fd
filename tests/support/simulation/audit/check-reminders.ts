import {
  isReminderKind,
  reminderKinds,
  reminderTimes,
} from "../../../../service/booking/core/reminders.ts";
import type { BookingRecord, NotificationRecord, Records } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** The longest time from a reminder's being due, or from the end of all disturbances, until it is queued. */
const latestMs = 2 * 60_000;

/**
 * Checks that reminders follow from the bookings (decision 090): each at most once for an hour, in its time, and at most
 * two minutes late. That none is delivered again is checked as for all mails.
 */
export function checkReminders(world: World, now: Records): void {
  const byBooking = Map.groupBy(now.notifications.values(), ({ bookingId }) => bookingId);
  for (const booking of now.bookings.values()) {
    const mails = byBooking.get(booking.id) ?? [];
    const name = `booking ${world.name(booking.id)}`;
    for (const kind of reminderKinds) {
      const ofKind = mails.filter((mail) => mail.kind === kind);
      if (new Set(ofKind.map(({ startsAt }) => startsAt)).size < ofKind.length)
        world.fail(`${name} is announced twice (${kind})`);
      const { dueMs, endMs } = reminderTimes[kind];
      for (const { writtenAt, startsAt } of ofKind)
        if (writtenAt < startsAt + dueMs || writtenAt > startsAt + endMs)
          world.fail(`${name} is announced out of time (${kind})`);
    }
    if (booking.state === "confirmed") checkPunctuality(world, booking, mails);
  }
}

function checkPunctuality(
  world: World,
  { id, startsAt, sequence }: BookingRecord,
  mails: readonly NotificationRecord[],
): void {
  const time = world.time.now();
  const ofHour = mails.filter((mail) => mail.sequence === sequence);
  const changes = ofHour.filter(({ kind }) => !isReminderKind(kind));
  const changedAt = Math.max(...changes.map(({ writtenAt }) => writtenAt));
  for (const kind of reminderKinds) {
    const dueAt = startsAt + reminderTimes[kind].dueMs;
    const isSent = ofHour.some((mail) => mail.kind === kind);
    // A change that comes later than the reminder would is as new.
    const isWanted = dueAt > startsAt || changedAt <= dueAt;
    const isOverdue =
      time > Math.max(dueAt, world.calmSince()) + latestMs &&
      time < startsAt + reminderTimes[kind].endMs;
    if (!isSent && isWanted && isOverdue)
      world.fail(`booking ${world.name(id)} is not announced (${kind})`);
  }
}
