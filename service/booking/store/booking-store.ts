import { randomBytes } from "node:crypto";
import type { DatabaseFile } from "../../storage/database-file.ts";
import { inTransaction } from "../../storage/open-database.ts";
import { applyBookingEvent } from "../core/apply-booking-event.ts";
import type { BookingEvent, HoldDetails, Refusal, Transition } from "../core/booking-event.ts";
import type { Booking, Charge, Purchase } from "../core/booking.ts";
import { findQuotaEnd } from "../core/hold-quota.ts";
import type { BufferedSpan, Span } from "../core/slots.ts";
import { BookingRows, type HoldKeys } from "./booking-rows.ts";
import { selectBooking } from "./booking-tables.ts";

/** `request` is the form's idempotency key, 32 hex digits; `holder` the visitor's network address. */
export type HoldRequest = HoldDetails & { request: string; holder: string };

export type BookingOutcome = { outcome: "booked"; booking: Booking } | Refusal;

export type ChangeOutcome = "done" | Refusal["outcome"];

const keyBytes = 32;

/** Bookings and purchases in SQLite: a change and its notifications are one transaction (decision 009). */
export class BookingStore {
  readonly #file: DatabaseFile;
  readonly #rows: BookingRows;
  readonly #now: () => number;

  constructor(file: DatabaseFile, now: () => number) {
    this.#file = file;
    this.#rows = new BookingRows(file);
    this.#now = now;
  }

  readVersion(): string {
    return this.#file.readVersion();
  }

  readKey(): Uint8Array {
    this.#file.run("INSERT OR IGNORE INTO secret VALUES (1, ?)", randomBytes(keyBytes));
    return this.#file.open().prepare("SELECT key FROM secret").get()?.["key"] as Uint8Array;
  }

  find(id: string): Booking | undefined {
    return this.#rows.find(id);
  }

  findPurchase(id: string): Purchase | undefined {
    return this.#rows.findPurchase(id);
  }

  list(): Booking[] {
    const all = `${selectBooking} ORDER BY booking.starts_at, booking.rowid`;
    return this.#file.open().prepare(all).all() as Booking[];
  }

  listTaken(from: number, to: number): Span[] {
    const taken = `SELECT starts_at AS startsAt, ends_at AS endsAt FROM booking
      WHERE ends_at > ? AND starts_at < ? AND (state = 'confirmed' OR hold_ends_at > ?)`;
    return this.#file.open().prepare(taken).all(from, to, this.#now()) as Span[];
  }

  /** Keeps an hour for a visitor who is about to pay; a repeated request updates its own hold. */
  hold(span: BufferedSpan, { request, holder, ...details }: HoldRequest): BookingOutcome {
    const outcome = this.#change(
      () => this.#rows.findByRequest(request),
      () => ({
        type: "hold",
        span,
        details,
        ids: { id: makeId(), purchaseId: makeId() },
        isFree: this.#rows.isFree(span),
        quotaEndsAt: findQuotaEnd(this.#rows.countOpenHolds(holder, details.email)),
      }),
      { request, holder },
    );
    return toBookingOutcome(outcome);
  }

  bookRemaining(
    span: BufferedSpan,
    purchaseId: string,
    { request, topic }: { request: string; topic: string },
  ): BookingOutcome {
    const outcome = this.#change(
      () => this.#rows.findByRequest(request),
      () => ({
        type: "bookSession",
        span,
        id: makeId(),
        topic,
        purchase: this.#rows.findPurchase(purchaseId),
        isFree: this.#rows.isFree(span),
      }),
      { request, holder: null },
    );
    return toBookingOutcome(outcome);
  }

  startPayment(id: string): Booking | undefined {
    const transition = this.#apply(id, { type: "startPayment" });
    return "booking" in transition ? transition.booking : undefined;
  }

  confirm(id: string, paid: Charge & { reference: string }, validUntil: number): ChangeOutcome {
    const { reference, ...charge } = paid;
    return toChangeOutcome(this.#apply(id, { type: "pay", charge, reference, validUntil }));
  }

  release(id: string): void {
    this.#apply(id, { type: "release" });
  }

  move(id: string, span: BufferedSpan): ChangeOutcome {
    const transition = this.#change(
      () => this.#rows.find(id),
      () => ({ type: "move", span, isFree: this.#rows.isFree(span, id) }),
    );
    return toChangeOutcome(transition);
  }

  cancel(id: string): ChangeOutcome {
    return toChangeOutcome(this.#apply(id, { type: "cancel" }));
  }

  releaseExpired(): void {
    this.#file.run(
      `DELETE FROM purchase WHERE id IN
         (SELECT purchase_id FROM booking WHERE state = 'held' AND hold_ends_at <= ?)`,
      this.#now(),
    );
  }

  /** Erases every purchase whose sessions and validity ended before a time; returns their number. */
  eraseEnded(before: number): number {
    const erased = this.#file.runNamed(
      `DELETE FROM purchase WHERE coalesce(valid_until, 0) < :before
         AND NOT EXISTS (SELECT 1 FROM booking WHERE purchase_id = purchase.id AND ends_at >= :before)`,
      { before },
    );
    if (erased > 0) this.#file.checkpoint();
    return erased;
  }

  /** Erases everything a person booked, from the write-ahead log too; returns the number of purchases. */
  erase(email: string): number {
    const erased = this.#file.run(
      "DELETE FROM purchase WHERE lower(email) = lower(?)",
      email.trim(),
    );
    this.#file.checkpoint();
    return erased;
  }

  /** Applies an event that concerns one booking alone; ended holds stay, so that a late payment still confirms one. */
  #apply(id: string, event: BookingEvent): Transition {
    return inTransaction(this.#file.open(), () => this.#persist(this.#rows.find(id), event));
  }

  /** Applies an event that competes for an hour: erasing ended holds, checking and writing are one transaction. */
  #change(
    find: () => Booking | undefined,
    makeEvent: () => BookingEvent,
    keys?: HoldKeys,
  ): Transition {
    return inTransaction(this.#file.open(), () => {
      this.releaseExpired();
      return this.#persist(find(), makeEvent(), keys);
    });
  }

  #persist(known: Booking | undefined, event: BookingEvent, keys?: HoldKeys): Transition {
    const transition = applyBookingEvent(known, event, this.#now());
    if (transition.outcome === "released") this.#rows.deletePurchase(transition.booking.purchaseId);
    if (transition.outcome !== "changed") return transition;
    const { booking, notifications } = transition;
    if (known !== undefined) this.#rows.update(booking);
    else if (keys !== undefined) {
      if (event.type === "hold") this.#rows.insertPurchase(booking, keys.holder);
      this.#rows.insertBooking(booking, keys.request);
    }
    for (const draft of notifications) this.#rows.insertNotification(makeId(), draft);
    return transition;
  }
}

function toBookingOutcome(transition: Transition): BookingOutcome {
  return "booking" in transition ? { outcome: "booked", booking: transition.booking } : transition;
}

function toChangeOutcome(transition: Transition): ChangeOutcome {
  return "booking" in transition ? "done" : transition.outcome;
}

function makeId(): string {
  return randomBytes(8).toString("hex");
}
