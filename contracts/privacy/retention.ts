/** How long personal data is kept; the privacy policy quotes these figures. */
export const retention = {
  /** Since the person's last message. */
  enquiryMonths: 12,
  /** Since the end of what was booked. */
  bookingYears: 5,
} as const;
