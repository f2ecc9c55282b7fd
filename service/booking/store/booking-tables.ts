import { queueColumns } from "../../delivery/delivery-queue.ts";
import { busyTables, signInTable } from "../busy/busy-tables.ts";
import { heartbeatTable, type Schema } from "../../storage/schema.ts";

const notificationColumns = `id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining, written_at, state,
  attempts, copies, claimed_until, next_attempt_at, delivered_at, last_error`;

/** Bookings and their notifications share one file, so that a change and its mails are committed together. */
export const bookingSchema: Schema = [
  {
    // `holder`, the visitor's network address, is kept only until the hold is paid or has ended (decision 016).
    // Confirmation mails are still counted after their hold is erased (decision 050).
    shared: `${heartbeatTable}
      CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL) STRICT;
      CREATE TABLE purchase (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        locale TEXT NOT NULL,
        time_zone TEXT NOT NULL,
        sessions INTEGER NOT NULL CHECK (sessions > 0),
        total_cents INTEGER NOT NULL,
        currency TEXT NOT NULL,
        holder TEXT,
        payment_started_at INTEGER,
        paid_at INTEGER,
        payment_reference TEXT,
        valid_until INTEGER
      ) STRICT;
      CREATE TABLE booking (
        id TEXT PRIMARY KEY,
        request TEXT NOT NULL UNIQUE,
        purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
        state TEXT NOT NULL CHECK (state IN ('held', 'confirmed', 'cancelled')),
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
        hold_ends_at INTEGER CHECK ((hold_ends_at IS NOT NULL) = (state = 'held')),
        sequence INTEGER NOT NULL DEFAULT 0,
        topic TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX booking_end ON booking (ends_at);
      CREATE INDEX booking_purchase ON booking (purchase_id);
      CREATE TABLE booking_version (version INTEGER NOT NULL) STRICT;
      INSERT INTO booking_version (version) VALUES (0);
      CREATE TABLE notification (
        id TEXT PRIMARY KEY,
        booking_id TEXT NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
        recipient TEXT NOT NULL CHECK (recipient IN ('visitor', 'owner')),
        kind TEXT NOT NULL CHECK (kind IN ('confirm', 'confirmed', 'moved', 'cancelled')),
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        sequence INTEGER NOT NULL,
        remaining INTEGER NOT NULL,
        written_at INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns},
        UNIQUE (booking_id, sequence, recipient, kind)
      ) STRICT;
      CREATE INDEX notification_queue ON notification (state, next_attempt_at);
      CREATE TABLE asked_confirmation (mailbox BLOB NOT NULL, asked_at INTEGER NOT NULL) STRICT;
      CREATE INDEX asked_confirmation_mailbox ON asked_confirmation (mailbox);`,
    sqlite: refuseOverlap("INSERT") + refuseOverlap("UPDATE"),
    postgres: `ALTER TABLE booking ADD CONSTRAINT booking_overlap
      EXCLUDE USING gist (int8range(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled')`,
  },
  {
    // Refunds and issues name no purchase: they outlive its erasure.
    shared: `
      ALTER TABLE notification RENAME TO earlier_notification;
      DROP INDEX notification_queue;
      CREATE TABLE notification (
        id TEXT PRIMARY KEY,
        booking_id TEXT NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
        recipient TEXT NOT NULL CHECK (recipient IN ('visitor', 'owner')),
        kind TEXT NOT NULL CHECK (kind IN
          ('confirm', 'confirmed', 'moved', 'cancelled', 'dayBefore', 'hourBefore', 'followUp')),
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        sequence INTEGER NOT NULL,
        remaining INTEGER NOT NULL,
        written_at INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns},
        UNIQUE (booking_id, sequence, recipient, kind)
      ) STRICT;
      INSERT INTO notification (${notificationColumns})
        SELECT ${notificationColumns} FROM earlier_notification ORDER BY rowid;
      DROP TABLE earlier_notification;
      CREATE INDEX notification_queue ON notification (state, next_attempt_at);
      ALTER TABLE purchase ADD COLUMN payment_closes_at INTEGER;
      ALTER TABLE purchase ADD COLUMN payment_session TEXT;
      ALTER TABLE purchase ADD COLUMN refunded_cents INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE payment_event (
        id TEXT PRIMARY KEY,
        booking_id TEXT NOT NULL,
        received_at INTEGER NOT NULL,
        handled_at INTEGER
      ) STRICT;
      CREATE TABLE payment_issue (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        reference TEXT NOT NULL,
        email TEXT NOT NULL,
        cents INTEGER NOT NULL,
        currency TEXT NOT NULL,
        noted_at INTEGER NOT NULL,
        seen_at INTEGER
      ) STRICT;
      CREATE TABLE refund (
        id TEXT PRIMARY KEY,
        reference TEXT NOT NULL,
        email TEXT NOT NULL,
        cents INTEGER NOT NULL,
        currency TEXT NOT NULL,
        asked_at INTEGER NOT NULL,
        done_at INTEGER
      ) STRICT;`,
  },
  { shared: busyTables },
  { shared: signInTable },
  {
    shared: `
      ALTER TABLE notification RENAME TO earlier_notification;
      DROP INDEX notification_queue;
      CREATE TABLE notification (
        id TEXT PRIMARY KEY,
        booking_id TEXT NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
        recipient TEXT NOT NULL CHECK (recipient IN ('visitor', 'owner')),
        kind TEXT NOT NULL CHECK (kind IN
          ('confirm', 'confirmed', 'moved', 'cancelled', 'payBy', 'payReminder', 'lapsed', 'refunded', 'dayBefore',
           'hourBefore', 'followUp')),
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        sequence INTEGER NOT NULL,
        remaining INTEGER NOT NULL,
        written_at INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns},
        UNIQUE (booking_id, sequence, recipient, kind)
      ) STRICT;
      INSERT INTO notification (${notificationColumns})
        SELECT ${notificationColumns} FROM earlier_notification ORDER BY rowid;
      DROP TABLE earlier_notification;
      CREATE INDEX notification_queue ON notification (state, next_attempt_at);
      ALTER TABLE purchase ADD COLUMN provider TEXT;
      UPDATE purchase SET provider = CASE WHEN payment_session IS NULL THEN 'demonstration' ELSE 'stripe' END
        WHERE payment_started_at IS NOT NULL;
      ALTER TABLE purchase ADD COLUMN invoice_name TEXT NOT NULL DEFAULT '';
      ALTER TABLE purchase ADD COLUMN tax_id TEXT NOT NULL DEFAULT '';
      ALTER TABLE purchase ADD COLUMN invoice_number TEXT;
      ALTER TABLE purchase ADD COLUMN tax_cents INTEGER;`,
  },
  // `forfeited_at`: the session counts as used, though its client did not come or gave it up too late (decision 091).
  {
    shared: `ALTER TABLE booking ADD COLUMN forfeited_at INTEGER;
      CREATE TABLE owner_hours (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('block', 'extra')),
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL CHECK (ends_at > starts_at)
      ) STRICT;`,
  },
];

function refuseOverlap(change: "INSERT" | "UPDATE"): string {
  return `CREATE TRIGGER booking_overlap_${change.toLowerCase()} BEFORE ${change} ON booking
    WHEN NEW.state <> 'cancelled' AND EXISTS (
      SELECT 1 FROM booking AS other WHERE other.state <> 'cancelled' AND other.id <> NEW.id
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at)
    BEGIN SELECT RAISE(ABORT, 'booking_overlap'); END;`;
}

const purchaseColumns = `
  purchase.id AS "purchaseId", name, email, locale, time_zone AS "timeZone", sessions, total_cents AS "totalCents", currency,
  payment_started_at AS "paymentStartedAt", provider, paid_at AS "paidAt", payment_reference AS "paymentReference",
  payment_closes_at AS "paymentClosesAt", payment_session AS "paymentSession", refunded_cents AS "refundedCents",
  valid_until AS "validUntil", invoice_name AS "invoiceName", tax_id AS "taxId",
  invoice_number AS "invoiceNumber", tax_cents AS "taxCents",
  (SELECT count(*) FROM booking AS other WHERE other.purchase_id = purchase.id
    AND (other.state = 'confirmed' OR other.forfeited_at IS NOT NULL))
    AS "bookedSessions"`;

export const selectPurchase = `SELECT ${purchaseColumns} FROM purchase`;

export const selectBooking = `
  SELECT ${purchaseColumns}, booking.id AS id, booking.state AS state, booking.starts_at AS "startsAt",
         booking.ends_at AS "endsAt", hold_ends_at AS "holdEndsAt", booking.sequence AS sequence, topic,
         created_at AS "createdAt", forfeited_at AS "forfeitedAt"
  FROM booking JOIN purchase ON purchase.id = purchase_id`;
