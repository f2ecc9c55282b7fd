import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { Database } from "../../storage/database.ts";
import type { Booking } from "../core/booking.ts";
import type { Notification } from "../core/notification.ts";
import { selectBooking } from "./booking-tables.ts";

type NotificationRow = Omit<Notification, "booking">;

const oneNotification = `
  SELECT id, booking_id AS "bookingId", recipient, kind, starts_at AS "startsAt", ends_at AS "endsAt", sequence, remaining,
         written_at AS "writtenAt", attempts, copies
  FROM notification WHERE id = :id`;

// Sends a booking's mails to one recipient in order: somebody who reads "confirmed" after "cancelled" would believe
// it.
const isNext = `NOT EXISTS (SELECT 1 FROM notification AS earlier
  WHERE earlier.booking_id = notification.booking_id AND earlier.recipient = notification.recipient
    AND earlier.sequence < notification.sequence AND earlier.state = 'stored')`;

/** The queue of mails about bookings; `BookingStore` adds them together with the change. */
export class NotificationStore extends DeliveryQueue<Notification> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "notification", id: "id", ready: isNext });
  }

  async find(id: string): Promise<Notification | undefined> {
    const [row] = await this.database.rows<NotificationRow>(oneNotification, { id });
    if (row === undefined) return undefined;
    const one = `${selectBooking} WHERE booking.id = :id`;
    const [booking] = await this.database.rows<Booking>(one, { id: row.bookingId });
    // Undefined if the booking was erased meanwhile: its mails were erased with it.
    return booking && { ...row, booking };
  }

  /** Counts the changes of bookings between two times; one notification of each goes to the owner. */
  async countKinds(since: number, until: number) {
    const counts = `SELECT kind, count(*) AS count FROM notification
      WHERE recipient = 'owner' AND written_at > :since AND written_at <= :until GROUP BY kind`;
    type Counted = { kind: string; count: number };
    const rows = await this.database.rows<Counted>(counts, { since, until });
    const {
      confirmed = 0,
      moved = 0,
      cancelled = 0,
    } = Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as Partial<
      Record<string, number>
    >;
    return { confirmed, moved, cancelled };
  }

  async countStates(bookingId: string): Promise<Record<string, number>> {
    const counts =
      "SELECT state, count(*) AS count FROM notification WHERE booking_id = :bookingId GROUP BY state";
    type Counted = { state: string; count: number };
    const rows = await this.database.rows<Counted>(counts, { bookingId });
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }
}
