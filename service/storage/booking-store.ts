import { randomBytes } from "node:crypto";
import type { DatabaseFile } from "./database-file.ts";
import { countRemaining, type Booking, type Letter, type Purchase } from "./booking.ts";
import { selectBooking, selectPurchase } from "./booking-tables.ts";
import { inTransaction } from "./open-database.ts";

/** The hour that is asked for, with the pause it needs before and after. */
export type Place = { startsAt: number; endsAt: number; bufferMs: number };

/** What a visitor asks to hold; `request` is the form's own number, by which a repeated click is known. */
export type HoldContent = Pick<
  Booking,
  "name" | "email" | "locale" | "timeZone" | "sessions" | "totalCents" | "currency" | "topic"
> & { request: string; holdMs: number };

type Refusal = { outcome: "taken" | "usedUp" };

export type HoldOutcome = { outcome: "booked"; id: string } | Refusal;

/** `tooLate` is nearer than the notice; `gone` is no confirmed booking. */
export type ChangeOutcome = "done" | "taken" | "tooLate" | "gone";

const keyBytes = 32;

/** Bookings and what was paid for them; every change and the mails that tell of it are one transaction (R10). */
export class BookingStore {
  readonly #file: DatabaseFile;
  readonly #now: () => number;

  constructor(file: DatabaseFile, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  /** The key that signs links, made once and kept with the bookings. */
  readKey(): Uint8Array {
    this.#file.run("INSERT OR IGNORE INTO secret VALUES (1, ?)", randomBytes(keyBytes));
    return this.#file.open().prepare("SELECT key FROM secret").get()?.["key"] as Uint8Array;
  }

  /** What is held or booked at any moment between two instants. */
  listTaken(from: number, to: number): { startsAt: number; endsAt: number }[] {
    const taken = `SELECT starts_at AS startsAt, ends_at AS endsAt FROM booking
      WHERE ends_at > ? AND starts_at < ? AND (state = 'confirmed' OR hold_ends_at > ?)`;
    return this.#file.open().prepare(taken).all(from, to, this.#now()) as {
      startsAt: number;
      endsAt: number;
    }[];
  }

  /** Keeps an hour for a visitor who is to pay; a repeated request finds its own, with what was written last. */
  hold(place: Place, content: HoldContent): HoldOutcome {
    return this.#change(() => {
      const own = this.#findRequest(content.request);
      if (own !== undefined && own.startsAt === place.startsAt) {
        if (own.state === "held") this.#rewriteHold(own, content);
        return { outcome: "booked", id: own.id };
      }
      if (own !== undefined || !this.#isFree(place)) return { outcome: "taken" };
      const { name, email, locale, timeZone, sessions, totalCents, currency } = content;
      const purchaseId = makeId();
      this.#file.runNamed(
        `INSERT INTO purchase (id, name, email, locale, time_zone, sessions, total_cents, currency)
         VALUES (:purchaseId, :name, :email, :locale, :timeZone, :sessions, :totalCents, :currency)`,
        { purchaseId, name, email, locale, timeZone, sessions, totalCents, currency },
      );
      const id = this.#insertBooking(place, purchaseId, content, this.#now() + content.holdMs);
      return { outcome: "booked", id };
    });
  }

  /** Gives back an hour that was held and not paid. */
  release(id: string): void {
    this.#file.run(
      "DELETE FROM purchase WHERE id = (SELECT purchase_id FROM booking WHERE id = ? AND state = 'held')",
      id,
    );
  }

  /** Erases every hold that has ended, with all that was written for it. */
  releaseExpired(): void {
    this.#file.run(
      `DELETE FROM purchase WHERE id IN
         (SELECT purchase_id FROM booking WHERE state = 'held' AND hold_ends_at <= ?)`,
      this.#now(),
    );
  }

  /** Erases every purchase whose sessions and validity ended before a time, and tells how many. */
  eraseEnded(before: number): number {
    const erased = this.#file.runNamed(
      `DELETE FROM purchase WHERE coalesce(valid_until, 0) < :before
         AND NOT EXISTS (SELECT 1 FROM booking WHERE purchase_id = purchase.id AND ends_at >= :before)`,
      { before },
    );
    if (erased > 0) this.#file.checkpoint();
    return erased;
  }

  /** Makes a paid hold a booking, once; false where the hold has ended and is gone. */
  confirm(id: string, paymentReference: string, validUntil: number): boolean {
    return inTransaction(this.#file.open(), () => {
      const booking = this.find(id);
      if (booking === undefined) return false;
      if (booking.state !== "held") return true;
      this.#file.runNamed(
        `UPDATE purchase SET paid_at = :now, payment_reference = :paymentReference, valid_until = :validUntil
         WHERE id = :purchaseId`,
        { now: this.#now(), paymentReference, validUntil, purchaseId: booking.purchaseId },
      );
      this.#file.run(
        "UPDATE booking SET state = 'confirmed', hold_ends_at = NULL WHERE id = ?",
        id,
      );
      this.#writeLetters(id, "confirmed");
      return true;
    });
  }

  /** Books a further session of a purchase that is paid. */
  bookRemaining(
    place: Place,
    purchaseId: string,
    content: { request: string; topic: string },
  ): HoldOutcome {
    return this.#change(() => {
      const own = this.#findRequest(content.request);
      if (own?.startsAt === place.startsAt) return { outcome: "booked", id: own.id };
      const purchase = this.findPurchase(purchaseId);
      const isOpen = purchase !== undefined && (purchase.validUntil ?? 0) > this.#now();
      if (!isOpen || countRemaining(purchase) === 0) return { outcome: "usedUp" };
      if (own !== undefined || !this.#isFree(place)) return { outcome: "taken" };
      const id = this.#insertBooking(place, purchaseId, content, null);
      this.#writeLetters(id, "confirmed");
      return { outcome: "booked", id };
    });
  }

  /** Moves a booking to another hour, unless it is nearer than the notice. */
  move(id: string, place: Place, noticeMs: number): ChangeOutcome {
    return this.#change(() => {
      const booking = this.find(id);
      if (booking?.state !== "confirmed") return "gone";
      if (booking.startsAt === place.startsAt) return "done";
      if (booking.startsAt - this.#now() < noticeMs) return "tooLate";
      if (!this.#isFree(place, id)) return "taken";
      this.#file.run(
        "UPDATE booking SET starts_at = ?, ends_at = ?, sequence = sequence + 1 WHERE id = ?",
        place.startsAt,
        place.endsAt,
        id,
      );
      this.#writeLetters(id, "moved");
      return "done";
    });
  }

  /** Cancels a booking, unless it is nearer than the notice: its hour is free and its session can be booked again. */
  cancel(id: string, noticeMs: number): ChangeOutcome {
    return this.#change(() => {
      const booking = this.find(id);
      if (booking?.state === "cancelled") return "done";
      if (booking?.state !== "confirmed") return "gone";
      if (booking.startsAt - this.#now() < noticeMs) return "tooLate";
      this.#file.run(
        "UPDATE booking SET state = 'cancelled', sequence = sequence + 1 WHERE id = ?",
        id,
      );
      this.#writeLetters(id, "cancelled");
      return "done";
    });
  }

  find(id: string): Booking | undefined {
    const one = `${selectBooking} WHERE booking.id = ?`;
    return this.#file.open().prepare(one).get(id) as Booking | undefined;
  }

  findPurchase(id: string): Purchase | undefined {
    const one = `${selectPurchase} WHERE purchase.id = ?`;
    return this.#file.open().prepare(one).get(id) as Purchase | undefined;
  }

  /** Every booking, in the order of their hours. */
  list(): Booking[] {
    const all = `${selectBooking} ORDER BY booking.starts_at, booking.rowid`;
    return this.#file.open().prepare(all).all() as Booking[];
  }

  /** Erases all that a person booked, the file's traces included, and tells how many purchases there were. */
  erase(email: string): number {
    const erased = this.#file.run(
      "DELETE FROM purchase WHERE lower(email) = lower(?)",
      email.trim(),
    );
    this.#file.checkpoint();
    return erased;
  }

  /** Throws unless the file can be written at this moment. */
  check(): void {
    this.#file.run("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", this.#now());
  }

  // Looking and writing are one transaction, so that no one else comes in between.
  #change<Result>(act: () => Result): Result {
    return inTransaction(this.#file.open(), () => {
      this.releaseExpired();
      return act();
    });
  }

  #isFree({ startsAt, endsAt, bufferMs }: Place, except = ""): boolean {
    const other = `SELECT 1 FROM booking
      WHERE state <> 'cancelled' AND id <> ? AND starts_at < ? AND ends_at > ? LIMIT 1`;
    const found = this.#file.open().prepare(other);
    return found.get(except, endsAt + bufferMs, startsAt - bufferMs) === undefined;
  }

  #findRequest(request: string): Booking | undefined {
    const one = `${selectBooking} WHERE request = ?`;
    return this.#file.open().prepare(one).get(request) as Booking | undefined;
  }

  #insertBooking(
    { startsAt, endsAt }: Place,
    purchaseId: string,
    { request, topic }: { request: string; topic: string },
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

  #rewriteHold({ id, purchaseId }: Booking, content: HoldContent): void {
    const { name, email, locale, timeZone, sessions, totalCents, topic } = content;
    this.#file.runNamed(
      `UPDATE purchase SET name = :name, email = :email, locale = :locale, time_zone = :timeZone,
                           sessions = :sessions, total_cents = :totalCents
       WHERE id = :purchaseId`,
      { name, email, locale, timeZone, sessions, totalCents, purchaseId },
    );
    this.#file.run("UPDATE booking SET topic = ? WHERE id = ?", topic, id);
  }

  #writeLetters(bookingId: string, kind: Letter["kind"]): void {
    const booking = this.find(bookingId);
    if (booking === undefined) return;
    const { startsAt, endsAt, sequence } = booking;
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
