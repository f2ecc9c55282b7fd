/**
 * How long personal data is kept, as the privacy policy says: enquiries from the person's last message, bookings from the end
 * of what was booked.
 */
export const retention = {
  enquiryMonths: 12,
  bookingYears: 5,
} as const;
