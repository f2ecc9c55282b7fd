/** What a consultation is (§9). */
export const consultation = {
  minutes: 60,
  /** Days of e-mail support after the session. */
  followUpDays: 7,
  /** Until so many hours before, moving the appointment is free. */
  rescheduleHours: 24,
  /** Sessions of each package, the single one included. */
  packageSizes: { single: 1, three: 3, five: 5, ten: 10 },
} as const;
