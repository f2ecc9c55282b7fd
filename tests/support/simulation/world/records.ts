import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Span } from "../../../../service/booking/core/slots.ts";
import type { Purchase } from "../../../../service/booking/core/booking.ts";
import { dataFiles } from "../../../../service/data-files.ts";

type Delivery = { state: string; attempts: number; claimedUntil: number; copies: number };

export type EnquiryRecord = Delivery & {
  id: string;
  receivedAt: number;
  email: string;
  content: string;
  message: string;
  suspicion: string | null;
};

export type BookingRecord = {
  id: string;
  request: string;
  purchaseId: string;
  state: "held" | "confirmed" | "cancelled";
  startsAt: number;
  endsAt: number;
  holdEndsAt: number | null;
  paymentClosesAt: number | null;
  provider: Purchase["provider"];
  refundedCents: number;
  sequence: number;
  email: string;
  sessions: number;
  holder: string | null;
  reference: string | null;
  paidAt: number | null;
  validUntil: number | null;
};

export type NotificationRecord = Delivery & {
  id: string;
  bookingId: string;
  recipient: string;
  kind: string;
  sequence: number;
  startsAt: number;
  writtenAt: number;
};

export type Records = {
  enquiries: Map<string, EnquiryRecord>;
  bookings: Map<string, BookingRecord>;
  notifications: Map<string, NotificationRecord>;
};

const delivery = "state, attempts, copies, claimed_until AS claimedUntil";
const allEnquiries = `
  SELECT id, received_at AS receivedAt, reply_to AS email, message, suspicion, ${delivery},
         json_array(template, from_name, reply_to, service, message, case_study) AS content
  FROM enquiry JOIN delivery ON enquiry_id = id`;
const allBookings = `
  SELECT booking.id, request, purchase_id AS purchaseId, state, starts_at AS startsAt, ends_at AS endsAt,
         hold_ends_at AS holdEndsAt, payment_closes_at AS paymentClosesAt, provider,
         refunded_cents AS refundedCents, sequence, email, sessions, holder, payment_reference AS reference,
         paid_at AS paidAt, valid_until AS validUntil
  FROM booking JOIN purchase ON purchase.id = purchase_id`;
const allNotifications = `
  SELECT id, booking_id AS bookingId, recipient, kind, sequence, starts_at AS startsAt, written_at AS writtenAt, ${delivery}
  FROM notification`;

/** Reads the data folder without the service. */
export class Inspector {
  readonly #dataDir: string;
  readonly #files: DatabaseSync[];
  readonly #read: Record<keyof Records, () => unknown[]>;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    const { enquiries, bookings } = dataFiles;
    const mail = new DatabaseSync(join(dataDir, enquiries.name));
    const booking = new DatabaseSync(join(dataDir, bookings.name));
    this.#files = [mail, booking];
    const statements = {
      enquiries: mail.prepare(allEnquiries),
      bookings: booking.prepare(allBookings),
      notifications: booking.prepare(allNotifications),
    };
    this.#read = {
      enquiries: () => statements.enquiries.all(),
      bookings: () => statements.bookings.all(),
      notifications: () => statements.notifications.all(),
    };
  }

  read(): Records {
    return {
      enquiries: byId(this.#read.enquiries() as EnquiryRecord[]),
      bookings: byId(this.#read.bookings() as BookingRecord[]),
      notifications: byId(this.#read.notifications() as NotificationRecord[]),
    };
  }

  /** Lists the busy times that are known of the owner's calendar. */
  listBusy(): Span[] {
    const [, booking] = this.#files;
    const rows = booking!.prepare(
      "SELECT starts_at AS startsAt, ends_at AS endsAt FROM calendar_busy",
    );
    return rows.all() as Span[];
  }

  /** Lists the payments that were reported to the owner. */
  listIssues(): string[] {
    const [, booking] = this.#files;
    const rows = booking!.prepare("SELECT reference FROM payment_issue").all();
    return rows.map(({ reference }) => String(reference));
  }

  /** Returns those of some texts that occur in any part of a file of the data folder. */
  findTraces(texts: readonly string[]): string[] {
    const bytes = readdirSync(this.#dataDir)
      .filter((name) => !name.endsWith("-shm"))
      .map((name) => readFileSync(join(this.#dataDir, name), "latin1").toLowerCase());
    return texts.filter((text) => bytes.some((content) => content.includes(text.toLowerCase())));
  }

  close(): void {
    for (const file of this.#files) file.close();
  }
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
