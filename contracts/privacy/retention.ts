/**
 * Retention of personal data, as in the privacy policy: enquiries count from the person's last message, bookings from
 * the end of the booked time. Totals of page views are of no person.
 */
export const retention = {
  enquiryMonths: 12,
  bookingYears: 5,
  viewMonths: 25,
} as const;
