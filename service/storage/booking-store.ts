import { randomBytes } from "node:crypto";
import {
  countRemaining,
  isSameCharge,
  type Booking,
  type Charge,
  type Letter,
  type Purchase,
} from "./booking.ts";
import { BookingRows, type HoldContent, type Place } from "./booking-rows.ts";
import { selectBooking, selectPurchase } from "./booking-tables.ts";
import type { DatabaseFile } from "./database-file.ts";
import { inTransaction } from "./open-database.ts";

type Refusal =
  | { outcome: "taken" | "usedUp" }
  /** As many holds as may be are open; the first of them ends at `freeAt`. */
  | { outcome: "tooMany"; freeAt: number };

export type HoldOutcome = { outcome: "booked"; id: string } | Refusal;

/** `gone` is a hold that has ended; `differs` is one that was for something else than was paid. */
export type ConfirmOutcome = "done" | "gone" | "differs";

/** `tooLate` is nearer than the notice; `gone` is no confirmed booking. */
export type ChangeOutcome = "done" | "taken" | "tooLate" | "gone";

const keyBytes = 32;

/** Bookings and what was paid for them; every change and the mails that tell of it are one transaction (R10). */
export class BookingStore {
  readonly #file: DatabaseFile;
  readonly #rows: BookingRows;
  readonly #now: () => number;

  constructor(file: DatabaseFile, now: () => number) {
    this.#file = file;
    this.#rows = new BookingRows(file, now);
    this.#now = now;
  }

  /** Another text after every change of the bookings, by this process or another. */
  readVersion(): string {
    return this.#file.readVersion();
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

  /** Keeps an hour for a visitor who is to pay, of whom few hours are kept at a time; a repeated request finds its own, with what was written last before the payment. */
  hold(place: Place, content: HoldContent): HoldOutcome {
    return this.#change(() => {
      const own = this.#rows.findRequest(content.request);
      if (own !== undefined && own.startsAt === place.startsAt) {
        const isOpen = own.state === "held" && own.paymentStartedAt === null;
        if (isOpen) this.#rows.rewriteHold(own, content);
        return { outcome: "booked", id: own.id };
      }
      if (own !== undefined || !this.#rows.isFree(place)) return { outcome: "taken" };
      const freeAt = this.#rows.findHoldLimit(content);
      if (freeAt !== undefined) return { outcome: "tooMany", freeAt };
      const purchaseId = this.#rows.insertPurchase(content);
      const holdEndsAt = this.#now() + content.holdMs;
      const id = this.#rows.insertBooking(place, purchaseId, content, holdEndsAt);
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

  /** Fixes what a hold is for, as its payment starts. */
  startPayment(id: string): Booking | undefined {
    this.#file.run(
      `UPDATE purchase SET payment_started_at = ? WHERE payment_started_at IS NULL
         AND id = (SELECT purchase_id FROM booking WHERE id = ? AND state = 'held')`,
      this.#now(),
      id,
    );
    return this.find(id);
  }

  /** Makes a hold a booking, once, if it is for what was paid. */
  confirm(id: string, paid: Charge & { reference: string }, validUntil: number): ConfirmOutcome {
    return inTransaction(this.#file.open(), () => {
      const booking = this.find(id);
      if (booking === undefined) return "gone";
      if (booking.state !== "held") return "done";
      if (!isSameCharge(booking, paid)) return "differs";
      this.#file.runNamed(
        `UPDATE purchase SET paid_at = :now, payment_reference = :reference, valid_until = :validUntil, holder = NULL
         WHERE id = :purchaseId`,
        { now: this.#now(), reference: paid.reference, validUntil, purchaseId: booking.purchaseId },
      );
      this.#file.run(
        "UPDATE booking SET state = 'confirmed', hold_ends_at = NULL WHERE id = ?",
        id,
      );
      this.#writeLetters(id, "confirmed");
      return "done";
    });
  }

  /** Books a further session of a purchase that is paid. */
  bookRemaining(
    place: Place,
    purchaseId: string,
    content: { request: string; topic: string },
  ): HoldOutcome {
    return this.#change(() => {
      const own = this.#rows.findRequest(content.request);
      if (own?.startsAt === place.startsAt) return { outcome: "booked", id: own.id };
      const purchase = this.findPurchase(purchaseId);
      const isOpen = purchase !== undefined && (purchase.validUntil ?? 0) > this.#now();
      if (!isOpen || countRemaining(purchase) === 0) return { outcome: "usedUp" };
      if (own !== undefined || !this.#rows.isFree(place)) return { outcome: "taken" };
      const id = this.#rows.insertBooking(place, purchaseId, content, null);
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
      if (!this.#rows.isFree(place, id)) return "taken";
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

  #writeLetters(bookingId: string, kind: Letter["kind"]): void {
    const booking = this.find(bookingId);
    if (booking !== undefined) this.#rows.insertLetters(booking, kind);
  }
}
