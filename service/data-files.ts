import { bookingSchema } from "./booking/store/booking-tables.ts";
import { enquirySchema } from "./mail/store/enquiry-tables.ts";
import type { DataFile } from "./storage/back-up.ts";

/** The SQLite files. `table` has a row for each enquiry or booking; `moved` are all that hold data, each after those it refers to. */
export const dataFiles = {
  enquiries: {
    name: "enquiries.sqlite",
    schema: enquirySchema,
    table: "enquiry",
    moved: ["enquiry", "delivery"],
  },
  bookings: {
    name: "bookings.sqlite",
    schema: bookingSchema,
    table: "booking",
    moved: ["secret", "purchase", "booking", "notification"],
  },
} satisfies Record<string, DataFile & { moved: string[] }>;
