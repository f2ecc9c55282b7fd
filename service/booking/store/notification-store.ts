import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { DatabaseFile } from "../../storage/database-file.ts";
import type { Booking } from "../core/booking.ts";
import type { Notification } from "../core/notification.ts";
import { selectBooking } from "./booking-tables.ts";

type NotificationRow = Omit<Notification, "booking">;

const oneNotification = `
  SELECT id, booking_id AS bookingId, recipient, kind, starts_at AS startsAt, ends_at AS endsAt, sequence, remaining,
         written_at AS writtenAt, attempts
  FROM letter WHERE id = ?`;

/** Mails about bookings and their delivery; `BookingStore` adds them together with the change. */
export class NotificationStore extends DeliveryQueue<Notification> {
  constructor(file: DatabaseFile, now: () => number) {
    super(file, now, { table: "letter", id: "id" });
  }

  find(id: string): Notification | undefined {
    const database = this.file.open();
    const row = database.prepare(oneNotification).get(id) as NotificationRow | undefined;
    if (row === undefined) return undefined;
    const one = `${selectBooking} WHERE booking.id = ?`;
    return { ...row, booking: database.prepare(one).get(row.bookingId) as Booking };
  }

  countStates(bookingId: string): Record<string, number> {
    const counts =
      "SELECT state, count(*) AS count FROM letter WHERE booking_id = ? GROUP BY state";
    const rows = this.file.open().prepare(counts).all(bookingId);
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
  }
}
