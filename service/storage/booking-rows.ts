import { randomBytes } from "node:crypto";
import { mostOpenHolds } from "../../contracts/booking.ts";
import { countRemaining, type Booking, type Letter } from "./booking.ts";
import { selectBooking } from "./booking-tables.ts";
import type { DatabaseFile } from "./database-file.ts";

/** The hour that is asked for, with the pause it needs before and after. */
export type Place = { startsAt: number; endsAt: number; bufferMs: number };

/** What a visitor asks to hold; `request` is the form's own number, by which a repeated click is known, and `holder` tells visitors apart. */
export type HoldContent = Pick<
  Booking,
  "name" | "email" | "locale" | "timeZone" | "sessions" | "totalCents" | "currency" | "topic"
> & { request: string; holder: string; holdMs: number };

/** The rows that a change of bookings looks at and writes; whoever calls holds the transaction. */
export class BookingRows {
  readonly #file: DatabaseFile;
  readonly #now: () => number;

  constructor(file: DatabaseFile, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  isFree({ startsAt, endsAt, bufferMs }: Place, except = ""): boolean {
    const other = `SELECT 1 FROM booking
      WHERE state <> 'cancelled' AND id <> ? AND starts_at < ? AND ends_at > ? LIMIT 1`;
    const found = this.#file.open().prepare(other);
    return found.get(except, endsAt + bufferMs, startsAt - bufferMs) === undefined;
  }

  findRequest(request: string): Booking | undefined {
    const one = `${selectBooking} WHERE request = ?`;
    return this.#file.open().prepare(one).get(request) as Booking | undefined;
  }

  /** Until when a visitor who has as many open holds as may be, by address or mailbox, waits for the next. */
  findHoldLimit({ holder, email }: HoldContent): number | undefined {
    const limits = Object.entries({ holder, email }).flatMap(([column, value]) => {
      const open = `SELECT count(*) AS count, min(hold_ends_at) AS freeAt
        FROM booking JOIN purchase ON purchase.id = purchase_id
        WHERE state = 'held' AND lower(${column}) = lower(?)`;
      const found = this.#file.open().prepare(open).get(value);
      return Number(found?.["count"]) >= mostOpenHolds ? [Number(found?.["freeAt"])] : [];
    });
    return limits.length === 0 ? undefined : Math.max(...limits);
  }

  /** Tells the new row's id. */
  insertPurchase(content: HoldContent): string {
    const { name, email, locale, timeZone, sessions, totalCents, currency, holder } = content;
    const id = makeId();
    this.#file.runNamed(
      `INSERT INTO purchase (id, name, email, locale, time_zone, sessions, total_cents, currency, holder)
       VALUES (:id, :name, :email, :locale, :timeZone, :sessions, :totalCents, :currency, :holder)`,
      { id, name, email, locale, timeZone, sessions, totalCents, currency, holder },
    );
    return id;
  }

  /** Writes a hold, or without its end a confirmed booking, and tells its id. */
  insertBooking(
    { startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">,
    purchaseId: string,
    { request, topic }: Pick<HoldContent, "request" | "topic">,
    holdEndsAt: number | null,
  ): string {
    const id = makeId();
    const state = holdEndsAt === null ? "confirmed" : "held";
    this.#file.runNamed(
      `INSERT INTO booking
         (id, request, purchase_id, state, starts_at, ends_at, hold_ends_at, topic, created_at)
       VALUES (:id, :request, :purchaseId, :state, :startsAt, :endsAt, :holdEndsAt, :topic, :now)`,
      { id, request, purchaseId, state, startsAt, endsAt, holdEndsAt, topic, now: this.#now() },
    );
    return id;
  }

  rewriteHold({ id, purchaseId }: Booking, content: HoldContent): void {
    const { name, email, locale, timeZone, sessions, totalCents, topic } = content;
    this.#file.runNamed(
      `UPDATE purchase SET name = :name, email = :email, locale = :locale, time_zone = :timeZone,
                           sessions = :sessions, total_cents = :totalCents
       WHERE id = :purchaseId`,
      { name, email, locale, timeZone, sessions, totalCents, purchaseId },
    );
    this.#file.run("UPDATE booking SET topic = ? WHERE id = ?", topic, id);
  }

  /** Writes the mails that tell both sides of a change. */
  insertLetters(booking: Booking, kind: Letter["kind"]): void {
    const { id: bookingId, startsAt, endsAt, sequence } = booking;
    const change = { bookingId, kind, startsAt, endsAt, sequence, now: this.#now() };
    const remaining = countRemaining(booking);
    for (const recipient of ["visitor", "owner"] satisfies Letter["recipient"][]) {
      this.#file.runNamed(
        `INSERT INTO letter (id, booking_id, recipient, kind, starts_at, ends_at, sequence, remaining,
                             written_at, next_attempt_at)
         VALUES (:id, :bookingId, :recipient, :kind, :startsAt, :endsAt, :sequence, :remaining, :now, :now)`,
        { ...change, id: makeId(), recipient, remaining },
      );
    }
  }
}

function makeId(): string {
  return randomBytes(8).toString("hex");
}
