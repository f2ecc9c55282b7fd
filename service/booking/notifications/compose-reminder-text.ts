import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress, signAppointment } from "../core/booking-addresses.ts";
import { changeNoticeMs } from "../core/change-notice.ts";
import type { Reminder } from "../core/notification.ts";
import { listFacts, listInstructions } from "./compose-visitor-text.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

const dayMs = 24 * 60 * 60_000;

/** Composes a reminder of a session, or the mail after it, in the visitor's language and zone. */
export function composeReminderText(
  reminder: Reminder,
  dependencies: NotificationDependencies,
): string {
  const { booking, kind, startsAt, endsAt } = reminder;
  const { notifications } = bookingCopy[booking.locale];
  const { moment, date } = createTimeFormats(booking.locale, booking.timeZone);
  const lead = fillText(notifications.reminders[kind], {
    when: moment(startsAt - changeNoticeMs),
    date: date(endsAt + consultation.followUpDays * dayMs),
    days: consultation.followUpDays,
  });
  const body =
    kind === "followUp"
      ? [readAddress(reminder, dependencies), ""]
      : [...listFacts(reminder, dependencies), "", ...listInstructions(reminder, dependencies)];
  const lines = [`${notifications[kind]}.`, "", lead, "", ...body, dependencies.owner.name];
  return `${lines.join("\n")}\n`;
}

function readAddress({ booking }: Reminder, { key, siteUrl }: NotificationDependencies): string {
  const token = signAppointment(key, booking);
  return siteUrl + bookingAddress(booking.locale, "appointment", { booking: token });
}
