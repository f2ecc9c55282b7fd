import { join } from "node:path";
import { BookingStore } from "./booking/store/booking-store.ts";
import { NotificationStore } from "./booking/store/notification-store.ts";
import { dataFiles } from "./data-files.ts";
import { EnquiryStore } from "./mail/store/enquiry-store.ts";
import type { Database } from "./storage/database.ts";
import { SqliteDatabase } from "./storage/sqlite-database.ts";

export type Stores = {
  enquiries: EnquiryStore;
  bookings: BookingStore;
  notifications: NotificationStore;
  /** Where each is kept. */
  databases: { enquiries: Database; bookings: Database };
  close: () => Promise<void>;
};

export function openStores(dataDir: string, now: () => number): Stores {
  const { enquiries, bookings } = dataFiles;
  const databases = {
    enquiries: new SqliteDatabase(join(dataDir, enquiries.name), enquiries.migrations),
    bookings: new SqliteDatabase(join(dataDir, bookings.name), bookings.migrations),
  };
  return {
    enquiries: new EnquiryStore(databases.enquiries, now),
    bookings: new BookingStore(databases.bookings, now),
    notifications: new NotificationStore(databases.bookings, now),
    databases,
    close: async () => {
      await databases.enquiries.close();
      await databases.bookings.close();
    },
  };
}
