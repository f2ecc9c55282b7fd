/** Facts of §9; rescheduling is free until `rescheduleHours` before the session. */
export const consultation = {
  minutes: 60,
  followUpDays: 7,
  rescheduleHours: 24,
  packageSizes: { single: 1, three: 3, five: 5, ten: 10 },
} as const;
