import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { Database } from "../../storage/database.ts";
import type { Booking } from "../core/booking.ts";
import { awaitingKinds, type Notification } from "../core/notification.ts";
import { reminderKinds, reminderTimes } from "../core/reminders.ts";
import { transferReminderMs } from "../core/holds/transfer.ts";
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

const queueReminders = `
  INSERT INTO notification
    (id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining, written_at, next_attempt_at)
  SELECT booking.id || '-' || CAST(:kind AS text) || '-' || booking.sequence, booking.id, 'visitor',
    CAST(:kind AS text), booking.starts_at, booking.ends_at, booking.sequence, 0, :now, :now
  FROM booking
  WHERE booking.state = 'confirmed' AND booking.forfeited_at IS NULL AND booking.starts_at <= :latest AND booking.starts_at >= :earliest
    AND (CAST(:dueMs AS bigint) > 0 OR NOT EXISTS (SELECT 1 FROM notification AS change
      WHERE change.booking_id = booking.id AND change.sequence = booking.sequence
        AND change.written_at > booking.starts_at + :dueMs))
  ON CONFLICT DO NOTHING`;

const queueTransferReminders = `
  INSERT INTO notification
    (id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining, written_at, next_attempt_at)
  SELECT booking.id || '-payReminder-' || reader.recipient, booking.id, reader.recipient, 'payReminder',
    booking.starts_at, booking.ends_at, booking.sequence, 0, :now, :now
  FROM booking JOIN purchase ON purchase.id = purchase_id
    CROSS JOIN (SELECT 'visitor' AS recipient UNION ALL SELECT 'owner') AS reader
  WHERE booking.state = 'held' AND provider = 'transfer'
    AND hold_ends_at > :now AND hold_ends_at <= :now + :leadMs
    AND payment_started_at <= hold_ends_at - 2 * :leadMs
  ON CONFLICT DO NOTHING`;

const reminders = reminderKinds.map((kind) => `'${kind}'`).join(", ");

const awaiting = awaitingKinds.map((kind) => `'${kind}'`).join(", ");

// A reminder of another time than the booking's, or of a cancelled one, is not sent; nor how to pay what needs no more
// payment.
const isTrue = `(kind NOT IN (${reminders}, ${awaiting}) OR EXISTS (SELECT 1 FROM booking
  WHERE booking.id = notification.booking_id
    AND booking.state = CASE WHEN kind IN (${awaiting}) THEN 'held' ELSE 'confirmed' END AND booking.forfeited_at IS NULL
    AND booking.sequence = notification.sequence))`;

/** The queue of mails about bookings; `BookingStore` adds them together with the change. */
export class NotificationStore extends DeliveryQueue<Notification> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "notification", id: "id", ready: `${isNext} AND ${isTrue}` });
  }

  async find(id: string): Promise<Notification | undefined> {
    const [row] = await this.database.rows<NotificationRow>(oneNotification, { id });
    if (row === undefined) return undefined;
    const one = `${selectBooking} WHERE booking.id = :id`;
    const [booking] = await this.database.rows<Booking>(one, { id: row.bookingId });
    // Undefined if the booking was erased meanwhile: its mails were erased with it.
    return booking && { ...row, booking };
  }

  /**
   * Queues the reminders that are due, once per booking and time of it, and drops those that came too late or lost
   * their reason; returns the numbers of both. A booking made or moved after a reminder was due gets none.
   */
  async remind(): Promise<{ queued: number; dropped: number }> {
    return this.database.transaction(async ({ run }) => {
      const now = this.now();
      let [queued, dropped] = [0, 0];
      for (const kind of reminderKinds) {
        const { dueMs, endMs } = reminderTimes[kind];
        const times = { latest: now - dueMs, earliest: now - endMs };
        queued += await run(queueReminders, { kind, now, dueMs, ...times });
        dropped += await run(
          `DELETE FROM notification WHERE kind = :kind AND state = 'stored'
             AND claimed_until <= :now AND (starts_at < :earliest OR NOT ${isTrue})`,
          { kind, now, earliest: times.earliest },
        );
      }
      queued += await run(queueTransferReminders, { now, leadMs: transferReminderMs });
      dropped += await run(
        `DELETE FROM notification WHERE kind IN (${awaiting}) AND state = 'stored'
           AND claimed_until <= :now AND NOT ${isTrue}`,
        { now },
      );
      return { queued, dropped };
    });
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
