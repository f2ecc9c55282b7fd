/** §9 */
export const consultation = {
  minutes: 60,
  followUpDays: 7,
  /** Rescheduling is free until this many hours before. */
  rescheduleHours: 24,
  packageSizes: { single: 1, three: 3, five: 5, ten: 10 },
} as const;
