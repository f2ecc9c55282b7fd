import { join } from "node:path";
import { BookingStore } from "./booking/store/booking-store.ts";
import { NotificationStore } from "./booking/store/notification-store.ts";
import { dataFiles } from "./data-files.ts";
import { EnquiryStore } from "./mail/store/enquiry-store.ts";
import type { Database } from "./storage/database.ts";
import { PostgresDatabase } from "./storage/postgres-database.ts";
import { SharedQuotas } from "./storage/shared-quotas.ts";
import { SqliteDatabase, type WantedFiles } from "./storage/sqlite-database.ts";
import { postgresMigrations } from "./postgres-migrations.ts";

export type Stores = {
  enquiries: EnquiryStore;
  bookings: BookingStore;
  notifications: NotificationStore;
  /** Where each is kept. */
  databases: { enquiries: Database; bookings: Database };
  /** Counts requests for several services together; undefined where each counts its own. */
  sharedQuotas: SharedQuotas | undefined;
  close: () => Promise<void>;
};

/**
 * Opens the PostgreSQL database of an address, or else the SQLite files of a folder; both are made at their first use, or for `existing`
 * files refused where there are none.
 */
export function openStores(
  dataDir: string,
  now: () => number,
  databaseUrl?: string,
  wanted?: WantedFiles,
): Stores {
  const databases = openDatabases(dataDir, databaseUrl, wanted);
  return {
    enquiries: new EnquiryStore(databases.enquiries, now),
    bookings: new BookingStore(databases.bookings, now),
    notifications: new NotificationStore(databases.bookings, now),
    databases,
    sharedQuotas: databaseUrl === undefined ? undefined : new SharedQuotas(databases.enquiries),
    close: async () => {
      await databases.enquiries.close();
      await databases.bookings.close();
    },
  };
}

export function openDatabases(
  dataDir: string,
  databaseUrl?: string,
  wanted?: WantedFiles,
): Stores["databases"] {
  if (databaseUrl !== undefined) {
    const database = new PostgresDatabase(databaseUrl, postgresMigrations);
    return { enquiries: database, bookings: database };
  }
  const { enquiries, bookings } = dataFiles;
  return {
    enquiries: new SqliteDatabase(join(dataDir, enquiries.name), enquiries.migrations, wanted),
    bookings: new SqliteDatabase(join(dataDir, bookings.name), bookings.migrations, wanted),
  };
}
