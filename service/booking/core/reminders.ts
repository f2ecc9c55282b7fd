import { consultation } from "../../../contracts/consultation.ts";
import { changeNoticeMs } from "./change-notice.ts";
import { sessionMs } from "./slots.ts";

const minuteMs = 60_000;
const { day, hour } = consultation.reminderMinutes;

/** Mails that a session causes by its time, not by a change. */
export const reminderKinds = ["dayBefore", "hourBefore", "followUp"] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/**
 * When each is due, in ms after the session's start, and until when it is still of use: a later one is dropped.
 * `dayBefore` ends with the free change, which it announces.
 */
export const reminderTimes: Record<ReminderKind, { dueMs: number; endMs: number }> = {
  dayBefore: { dueMs: -day * minuteMs, endMs: -changeNoticeMs },
  hourBefore: { dueMs: -hour * minuteMs, endMs: -10 * minuteMs },
  followUp: { dueMs: sessionMs + 30 * minuteMs, endMs: sessionMs + 24 * 60 * minuteMs },
};

export function isReminderKind(kind: string): kind is ReminderKind {
  return reminderKinds.some((known) => known === kind);
}
