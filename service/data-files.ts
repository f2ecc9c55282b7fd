import { bookingMigrations } from "./booking/store/booking-tables.ts";
import { enquiryMigrations } from "./mail/store/enquiry-tables.ts";
import type { DataFile } from "./storage/back-up.ts";

export const dataFiles = {
  enquiries: { name: "enquiries.sqlite", table: "enquiry", migrations: enquiryMigrations },
  bookings: { name: "bookings.sqlite", table: "booking", migrations: bookingMigrations },
} satisfies Record<string, DataFile>;

/** All tables that hold data, each after those it refers to. */
export const movedTables = {
  enquiries: ["enquiry", "delivery"],
  bookings: ["secret", "purchase", "booking", "letter"],
} as const;
