/**
 * Retention of personal data, as in the privacy policy: enquiries count from the person's last message, bookings from
 * the end of the booked time.
 */
export const retention = {
  enquiryMonths: 12,
  bookingYears: 5,
} as const;
