/** How long personal data is kept, as the privacy policy says: it takes these figures from here. */
export const retention = {
  /** From the last message of a person. */
  enquiryMonths: 12,
  /** From the end of what was booked. */
  bookingYears: 5,
} as const;
