/**
 * Retention of personal data, as in the privacy policy: enquiries count from the person's last message, bookings from
 * the end of the booked time. Totals of page views are of no person. The
 * mini-course keeps an address until its last lesson, unconfirmed and undeliverable ones for these days.
 */
export const retention = {
  enquiryMonths: 12,
  bookingYears: 5,
  viewMonths: 25,
  courseConfirmationDays: 3,
  courseIdleDays: 30,
} as const;
