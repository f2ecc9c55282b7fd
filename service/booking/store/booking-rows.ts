import type { Booking, Purchase } from "../core/booking.ts";
import type { OpenHolds } from "../core/hold-quota.ts";
import type { NotificationDraft } from "../core/notification.ts";
import type { BufferedSpan } from "../core/slots.ts";
import type { DatabaseFile } from "../../storage/database-file.ts";
import { selectBooking, selectPurchase } from "./booking-tables.ts";

/** Columns of new rows beside the booking's own: the form's idempotency key, and the visitor who holds the hour. */
export type HoldKeys = { request: string; holder: string | null };

/** Reads and writes single rows; the caller holds the transaction. */
export class BookingRows {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  find(id: string): Booking | undefined {
    const one = `${selectBooking} WHERE booking.id = ?`;
    return this.#file.open().prepare(one).get(id) as Booking | undefined;
  }

  findByRequest(request: string): Booking | undefined {
    const one = `${selectBooking} WHERE request = ?`;
    return this.#file.open().prepare(one).get(request) as Booking | undefined;
  }

  findPurchase(id: string): Purchase | undefined {
    const one = `${selectPurchase} WHERE purchase.id = ?`;
    return this.#file.open().prepare(one).get(id) as Purchase | undefined;
  }

  isFree({ startsAt, endsAt, bufferMs }: BufferedSpan, except = ""): boolean {
    const other = `SELECT 1 FROM booking
      WHERE state <> 'cancelled' AND id <> ? AND starts_at < ? AND ends_at > ? LIMIT 1`;
    const found = this.#file.open().prepare(other);
    return found.get(except, endsAt + bufferMs, startsAt - bufferMs) === undefined;
  }

  countOpenHolds(holder: string, email: string): OpenHolds[] {
    return Object.entries({ holder, email }).map(([column, value]) => {
      const open = `SELECT count(*) AS count, min(hold_ends_at) AS firstEndsAt
        FROM booking JOIN purchase ON purchase.id = purchase_id
        WHERE state = 'held' AND lower(${column}) = lower(?)`;
      const found = this.#file.open().prepare(open).get(value);
      return { count: Number(found?.["count"]), firstEndsAt: Number(found?.["firstEndsAt"]) };
    });
  }

  insertPurchase(purchase: Purchase, holder: HoldKeys["holder"]): void {
    this.#file.runNamed(
      `INSERT INTO purchase (id, name, email, locale, time_zone, sessions, total_cents, currency, holder)
       VALUES (:id, :name, :email, :locale, :timeZone, :sessions, :totalCents, :currency, :holder)`,
      { ...pick(purchase, formColumns), id: purchase.purchaseId, holder },
    );
  }

  insertBooking(booking: Booking, request: string): void {
    this.#file.runNamed(
      `INSERT INTO booking
         (id, request, purchase_id, state, starts_at, ends_at, hold_ends_at, sequence, topic, created_at)
       VALUES (:id, :request, :purchaseId, :state, :startsAt, :endsAt, :holdEndsAt, :sequence, :topic, :createdAt)`,
      {
        ...pick(booking, bookingColumns),
        request,
        purchaseId: booking.purchaseId,
        createdAt: booking.createdAt,
      },
    );
  }

  update(booking: Booking): void {
    this.#file.runNamed(
      `UPDATE purchase SET name = :name, email = :email, locale = :locale, time_zone = :timeZone,
         sessions = :sessions, total_cents = :totalCents, currency = :currency,
         payment_started_at = :paymentStartedAt, paid_at = :paidAt, payment_reference = :paymentReference,
         valid_until = :validUntil, holder = CASE WHEN :paidAt IS NULL THEN holder END
       WHERE id = :id`,
      { ...pick(booking, formColumns), ...pick(booking, paymentColumns), id: booking.purchaseId },
    );
    this.#file.runNamed(
      `UPDATE booking SET state = :state, starts_at = :startsAt, ends_at = :endsAt,
         hold_ends_at = :holdEndsAt, sequence = :sequence, topic = :topic
       WHERE id = :id`,
      pick(booking, bookingColumns),
    );
  }

  deletePurchase(id: string): void {
    this.#file.run("DELETE FROM purchase WHERE id = ?", id);
  }

  insertNotification(id: string, draft: NotificationDraft): void {
    this.#file.runNamed(
      `INSERT INTO letter (id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining,
                           written_at, next_attempt_at)
       VALUES (:id, :bookingId, :recipient, :kind, :startsAt, :endsAt, :sequence, :remaining,
               :writtenAt, :writtenAt)`,
      { ...draft, id },
    );
  }
}

const formColumns = [
  "name",
  "email",
  "locale",
  "timeZone",
  "sessions",
  "totalCents",
  "currency",
] as const;

const paymentColumns = ["paymentStartedAt", "paidAt", "paymentReference", "validUntil"] as const;

const bookingColumns = [
  "id",
  "state",
  "startsAt",
  "endsAt",
  "holdEndsAt",
  "sequence",
  "topic",
] as const;

// SQLite refuses values that a statement does not name.
function pick<Record, Key extends keyof Record>(
  record: Record,
  keys: readonly Key[],
): Pick<Record, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Record, Key>;
}
