import type { Booking, Purchase } from "../core/booking.ts";
import type { OpenHold } from "../core/holds/hold-limit.ts";
import type { NotificationDraft } from "../core/notification.ts";
import type { BufferedSpan, Span } from "../core/slots.ts";
import type { Queries, SqlValues } from "../../storage/database.ts";
import { selectBusy } from "../busy/busy-tables.ts";
import { countChange, deletePurchases } from "./booking-erasure.ts";
import { selectBooking, selectPurchase } from "./booking-tables.ts";

const minuteMs = 60_000;

/** SQL condition of an hour that is held at `:now`: until its hold ends, or its payment is closed. */
const isHeld = "state = 'held' AND (hold_ends_at > :now OR payment_closes_at IS NOT NULL)";

/**
 * Columns of new rows besides the booking's own: the form's idempotency key, and the address of the visitor who holds
 * the hour.
 */
export type HoldKeys = { request: string; holder: string | null };

/** Reads and writes single rows; changes need the queries of a transaction. */
export class BookingRows {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async find(id: string): Promise<Booking | undefined> {
    return this.#first<Booking>(`${selectBooking} WHERE booking.id = :id`, { id });
  }

  async findByRequest(request: string): Promise<Booking | undefined> {
    return this.#first<Booking>(`${selectBooking} WHERE request = :request`, { request });
  }

  async findPurchase(id: string): Promise<Purchase | undefined> {
    return this.#first<Purchase>(`${selectPurchase} WHERE purchase.id = :id`, { id });
  }

  /** Returns what takes time between two instants: bookings, open holds and the owner's calendars. */
  async listTaken(between: { from: number; to: number; now: number }): Promise<Span[]> {
    const taken = `SELECT starts_at AS "startsAt", ends_at AS "endsAt"
      FROM booking JOIN purchase ON purchase.id = purchase_id
      WHERE ends_at > :from AND starts_at < :to AND (state = 'confirmed' OR ${isHeld})
      UNION ALL ${selectBusy}`;
    return this.#queries.rows<Span>(taken, between);
  }

  async isFree({ startsAt, endsAt, bufferMs }: BufferedSpan, except = ""): Promise<boolean> {
    const other = `SELECT starts_at, ends_at FROM booking
      WHERE state <> 'cancelled' AND id <> :except AND starts_at < :to AND ends_at > :from
      UNION ALL ${selectBusy} LIMIT 1`;
    const span = { from: startsAt - bufferMs, to: endsAt + bufferMs };
    return (await this.#first(other, { except, ...span })) === undefined;
  }

  async listOpenHolds(now: number): Promise<OpenHold[]> {
    const open = `SELECT booking.id AS id, holder, email,
        CASE WHEN hold_ends_at > :now THEN hold_ends_at ELSE :now + ${String(minuteMs)} END AS "endsAt",
        CASE WHEN provider = 'transfer' THEN hold_ends_at ELSE payment_closes_at END AS "paymentClosesAt"
      FROM booking JOIN purchase ON purchase.id = purchase_id WHERE ${isHeld}`;
    return this.#queries.rows<OpenHold>(open, { now });
  }

  async insertPurchase(purchase: Purchase, holder: HoldKeys["holder"]): Promise<void> {
    await this.#queries.run(
      `INSERT INTO purchase
         (id, name, email, locale, time_zone, sessions, total_cents, currency, invoice_name, tax_id, holder)
       VALUES (:id, :name, :email, :locale, :timeZone, :sessions, :totalCents, :currency, :invoiceName, :taxId,
               :holder)`,
      { ...pick(purchase, formColumns), id: purchase.purchaseId, holder },
    );
  }

  /** Returns a number that grows with every change of any booking, by this process or another. */
  async readVersion(): Promise<number> {
    const read = "SELECT version FROM booking_version";
    return (await this.#first<{ version: number }>(read, {}))?.version ?? 0;
  }

  async insertBooking(booking: Booking, request: string): Promise<void> {
    await this.#queries.run(
      `INSERT INTO booking
         (id, request, purchase_id, state, starts_at, ends_at, hold_ends_at, sequence, topic, created_at,
          forfeited_at)
       VALUES (:id, :request, :purchaseId, :state, :startsAt, :endsAt, :holdEndsAt, :sequence, :topic, :createdAt,
               :forfeitedAt)`,
      {
        ...pick(booking, bookingColumns),
        request,
        purchaseId: booking.purchaseId,
        createdAt: booking.createdAt,
      },
    );
    await this.#countChange();
  }

  async update(booking: Booking): Promise<void> {
    await this.#queries.run(
      `UPDATE purchase SET name = :name, email = :email, locale = :locale, time_zone = :timeZone,
         sessions = :sessions, total_cents = :totalCents, currency = :currency,
         invoice_name = :invoiceName, tax_id = :taxId,
         payment_started_at = :paymentStartedAt, provider = :provider, payment_closes_at = :paymentClosesAt,
         payment_session = :paymentSession, refunded_cents = :refundedCents,
         paid_at = :paidAt, payment_reference = :paymentReference,
         valid_until = :validUntil, holder = CASE WHEN CAST(:state AS text) = 'held' THEN holder END
       WHERE id = :id`,
      {
        ...pick(booking, formColumns),
        ...pick(booking, paymentColumns),
        id: booking.purchaseId,
        state: booking.state,
      },
    );
    await this.#queries.run(
      `UPDATE booking SET state = :state, starts_at = :startsAt, ends_at = :endsAt,
         hold_ends_at = :holdEndsAt, sequence = :sequence, topic = :topic, forfeited_at = :forfeitedAt
       WHERE id = :id`,
      pick(booking, bookingColumns),
    );
    await this.#countChange();
  }

  async listSessions(purchaseId: string): Promise<Booking[]> {
    return this.#queries.rows<Booking>(
      `${selectBooking} WHERE purchase_id = :purchaseId AND state = 'confirmed' ORDER BY booking.starts_at`,
      { purchaseId },
    );
  }

  /** Lists the hours whose transfer is awaited, in the order of their ends. */
  async listAwaited(): Promise<Booking[]> {
    return this.#queries.rows<Booking>(
      `${selectBooking} WHERE state = 'held' AND provider = 'transfer' ORDER BY hold_ends_at`,
    );
  }

  /** Deletes a purchase with its bookings and notifications. */
  async deletePurchase(id: string): Promise<void> {
    await deletePurchases(this.#queries, "id = :id", { id });
  }

  async insertRefund(
    id: string,
    { paymentReference, email, currency }: Booking,
    cents: number,
    now: number,
  ): Promise<void> {
    await this.#queries.run(
      `INSERT INTO refund (id, reference, email, cents, currency, asked_at)
       VALUES (:id, :reference, :email, :cents, :currency, :now)`,
      { id, reference: paymentReference, email, cents, currency, now },
    );
  }

  async insertNotification(id: string, draft: NotificationDraft): Promise<void> {
    await this.#queries.run(
      `INSERT INTO notification
         (id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining, written_at, next_attempt_at)
       VALUES (:id, :bookingId, :recipient, :kind, :startsAt, :endsAt, :sequence, :remaining,
               :writtenAt, :writtenAt)`,
      { ...draft, id },
    );
  }

  async #countChange(): Promise<void> {
    await countChange(this.#queries);
  }

  async #first<Row>(sql: string, values: SqlValues): Promise<Row | undefined> {
    const [row] = await this.#queries.rows<Row>(sql, values);
    return row;
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
  "invoiceName",
  "taxId",
] as const;

const paymentColumns = [
  "paymentStartedAt",
  "provider",
  "paymentClosesAt",
  "paymentSession",
  "refundedCents",
  "paidAt",
  "paymentReference",
  "validUntil",
] as const;

const bookingColumns = [
  "id",
  "state",
  "startsAt",
  "endsAt",
  "holdEndsAt",
  "sequence",
  "topic",
  "forfeitedAt",
] as const;

// SQLite rejects values for names that a statement does not have.
function pick<Record, Key extends keyof Record>(
  record: Record,
  keys: readonly Key[],
): Pick<Record, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Record, Key>;
}
