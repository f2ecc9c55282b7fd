import { join } from "node:path";
import { HoursStore } from "./booking/owner/hours-store.ts";
import { BookingStore } from "./booking/store/booking-store.ts";
import { NotificationStore } from "./booking/store/notification-store.ts";
import { PaymentStore } from "./booking/store/payment-store.ts";
import { dataFiles } from "./data-files.ts";
import { CourseStore } from "./course/course-store.ts";
import { SessionStore } from "./desk/sign-in/session-store.ts";
import { TicketStore } from "./desk/sign-in/ticket-store.ts";
import { DigestStore } from "./digest/digest-store.ts";
import { EnquiryStore } from "./mail/store/enquiry-store.ts";
import type { Database } from "./storage/database.ts";
import { PostgresDatabase } from "./storage/postgres-database.ts";
import { SharedQuotas, quotaSchema } from "./storage/shared-quotas.ts";
import { SqliteDatabase, type WantedFiles } from "./storage/sqlite-database.ts";
import { ViewStore } from "./views/view-store.ts";

export type Stores = {
  enquiries: EnquiryStore;
  bookings: BookingStore;
  notifications: NotificationStore;
  hours: HoursStore;
  payments: PaymentStore;
  digests: DigestStore;
  views: ViewStore;
  course: CourseStore;
  /** Who may sign in to the desk, and who has. */
  tickets: TicketStore;
  sessions: SessionStore;
  /** The databases of the stores; with PostgreSQL both are the same. */
  databases: { enquiries: Database; bookings: Database };
  /** Rate limits that several services count together; undefined if each counts its own. */
  sharedQuotas: SharedQuotas | undefined;
  close: () => Promise<void>;
};

/**
 * Opens the PostgreSQL database of an address, or the SQLite files of a folder. Both are created at their first use;
 * with `existing`, missing files are an error instead.
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
    hours: new HoursStore(databases.bookings, now),
    payments: new PaymentStore(databases.bookings, now),
    digests: new DigestStore(databases.enquiries, now),
    views: new ViewStore(databases.enquiries),
    course: new CourseStore(databases.enquiries, now),
    tickets: new TicketStore(databases.enquiries, now),
    sessions: new SessionStore(databases.enquiries, now),
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
  const { enquiries, bookings } = dataFiles;
  if (databaseUrl !== undefined) {
    const schemas = {
      enquiries: enquiries.schema,
      bookings: bookings.schema,
      quotas: quotaSchema,
    };
    const database = new PostgresDatabase(databaseUrl, schemas);
    return { enquiries: database, bookings: database };
  }
  return {
    enquiries: new SqliteDatabase(join(dataDir, enquiries.name), enquiries.schema, wanted),
    bookings: new SqliteDatabase(join(dataDir, bookings.name), bookings.schema, wanted),
  };
}
