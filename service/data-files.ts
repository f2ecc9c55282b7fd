import { bookingSchema } from "./booking/store/booking-tables.ts";
import { enquirySchema } from "./mail/store/enquiry-tables.ts";
import type { DataFile } from "./storage/back-up.ts";

/**
 * The SQLite files. `table` has one row per enquiry or booking; `moved` lists all tables with data, each after those
 * it references.
 */
export const dataFiles = {
  enquiries: {
    name: "enquiries.sqlite",
    schema: enquirySchema,
    table: "enquiry",
    moved: ["enquiry", "delivery", "page_view", "course_signup", "course_mail"],
  },
  bookings: {
    name: "bookings.sqlite",
    schema: bookingSchema,
    table: "booking",
    moved: [
      "secret",
      "purchase",
      "booking",
      "notification",
      "payment_event",
      "payment_issue",
      "refund",
      "calendar_entry",
      "calendar_sign_in",
      "owner_hours",
    ],
  },
} satisfies Record<string, DataFile & { moved: string[] }>;
