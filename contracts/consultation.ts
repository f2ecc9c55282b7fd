/**
 * Facts of §9; rescheduling is free until `rescheduleHours` before the session. Reminders go out so many minutes before
 * it: the first two hours before a change stops being free.
 */
export const consultation = {
  minutes: 60,
  followUpDays: 7,
  rescheduleHours: 24,
  reminderMinutes: { day: 26 * 60, hour: 60 },
  packageSizes: { single: 1, three: 3, five: 5, ten: 10 },
} as const;
