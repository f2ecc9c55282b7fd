import { join } from "node:path";
import { BookingStore } from "./booking/store/booking-store.ts";
import { NotificationStore } from "./booking/store/notification-store.ts";
import { dataFiles } from "./data-files.ts";
import { EnquiryStore } from "./mail/store/enquiry-store.ts";
import { DatabaseFile } from "./storage/database-file.ts";

export type Stores = {
  enquiries: EnquiryStore;
  bookings: BookingStore;
  notifications: NotificationStore;
  files: { enquiries: DatabaseFile; bookings: DatabaseFile };
  close: () => void;
};

export function openStores(dataDir: string, now: () => number): Stores {
  const { enquiries, bookings } = dataFiles;
  const files = {
    enquiries: new DatabaseFile(join(dataDir, enquiries.name), enquiries.migrations),
    bookings: new DatabaseFile(join(dataDir, bookings.name), bookings.migrations),
  };
  return {
    enquiries: new EnquiryStore(files.enquiries, now),
    bookings: new BookingStore(files.bookings, now),
    notifications: new NotificationStore(files.bookings, now),
    files,
    close: () => {
      files.enquiries.close();
      files.bookings.close();
    },
  };
}
