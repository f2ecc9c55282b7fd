import { randomBytes } from "node:crypto";
import type { Database, Queries, SqlValues } from "../../storage/database.ts";
import { applyBookingEvent } from "../core/apply-booking-event.ts";
import type { BookingEvent, HoldDetails, Transition } from "../core/booking-event.ts";
import type { Booking, Charge, Purchase } from "../core/booking.ts";
import { findQuotaEnd } from "../core/holds/hold-quota.ts";
import { findHoldLimitEnd, type OpenHold } from "../core/holds/hold-limit.ts";
import type { BufferedSpan, Span } from "../core/slots.ts";
import {
  toBookingOutcome,
  toChangeOutcome,
  type BookingOutcome,
  type ChangeOutcome,
} from "./booking-outcome.ts";
import { BookingRows, type HoldKeys } from "./booking-rows.ts";
import { selectBooking } from "./booking-tables.ts";
import { forgetAsked, MailboxQuota } from "./mailbox-quota.ts";
import { readSigningKey } from "./signing-key.ts";

/**
 * `request` is the form's idempotency key, 32 hex digits; `holder` the visitor's network address; `offeredHours` the
 * number of hours that the calendar offers, booked or free.
 */
export type HoldRequest = HoldDetails & { request: string; holder: string; offeredHours: number };

/** Stores bookings and purchases; a change and its notifications are committed in one transaction (decision 009). */
export class BookingStore {
  readonly #database: Database;
  readonly #rows: BookingRows;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#rows = new BookingRows(database);
    this.#now = now;
  }

  async readVersion(): Promise<number> {
    return this.#rows.readVersion();
  }

  /** Returns the key that signs links: one for all processes on this database. */
  async readKey(): Promise<Uint8Array> {
    return readSigningKey(this.#database);
  }

  async find(id: string): Promise<Booking | undefined> {
    return this.#rows.find(id);
  }

  async findPurchase(id: string): Promise<Purchase | undefined> {
    return this.#rows.findPurchase(id);
  }

  async list(): Promise<Booking[]> {
    return this.#database.rows<Booking>(
      `${selectBooking} ORDER BY booking.starts_at, booking.rowid`,
    );
  }

  async listTaken(from: number, to: number): Promise<Span[]> {
    const taken = `SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM booking
      WHERE ends_at > :from AND starts_at < :to AND (state = 'confirmed' OR hold_ends_at > :now)`;
    return this.#database.rows<Span>(taken, { from, to, now: this.#now() });
  }

  async listOpenHolds(): Promise<OpenHold[]> {
    return this.#rows.listOpenHolds(this.#now());
  }

  /** Holds an hour for a visitor who is about to pay; a repeated request updates its own hold. */
  async hold(
    span: BufferedSpan,
    { request, holder, offeredHours, ...details }: HoldRequest,
  ): Promise<BookingOutcome> {
    const outcome = await this.#change(
      async (rows) => rows.findByRequest(request),
      async (rows) => {
        const holds = await rows.listOpenHolds(this.#now());
        return {
          type: "hold",
          span,
          details,
          ids: { id: makeId(), purchaseId: makeId() },
          isFree: await rows.isFree(span),
          quotaEndsAt: findQuotaEnd(holds, { holder, email: details.email }),
          limitEndsAt: findHoldLimitEnd(holds, holder, offeredHours),
        };
      },
      { request, holder },
    );
    return toBookingOutcome(outcome);
  }

  async bookRemaining(
    span: BufferedSpan,
    purchaseId: string,
    { request, topic }: { request: string; topic: string },
  ): Promise<BookingOutcome> {
    const outcome = await this.#change(
      async (rows) => rows.findByRequest(request),
      async (rows) => ({
        type: "bookSession",
        span,
        id: makeId(),
        topic,
        purchase: await rows.findPurchase(purchaseId),
        isFree: await rows.isFree(span),
      }),
      { request, holder: null },
    );
    return toBookingOutcome(outcome);
  }

  async startPayment(id: string): Promise<Booking | undefined> {
    const transition = await this.#apply(id, { type: "startPayment" });
    return "booking" in transition ? transition.booking : undefined;
  }

  /** Fixes the purchase and queues the confirmation mail in one transaction; a repeated call sends no second mail. */
  async askConfirmation(id: string): Promise<BookingOutcome> {
    const key = await this.readKey();
    const transition = await this.#database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      const booking = await rows.find(id);
      const quota = new MailboxQuota(queries, key, booking?.email ?? "");
      const quotaEndsAt = await quota.findEnd(this.#now());
      const applied = await this.#persist(rows, booking, { type: "askConfirmation", quotaEndsAt });
      if (applied.outcome === "changed") await quota.spend(this.#now());
      return applied;
    });
    return toBookingOutcome(transition);
  }

  async confirm(
    id: string,
    paid: Charge & { reference: string },
    validUntil: number,
  ): Promise<ChangeOutcome> {
    const { reference, ...charge } = paid;
    return toChangeOutcome(await this.#apply(id, { type: "pay", charge, reference, validUntil }));
  }

  async release(id: string): Promise<void> {
    await this.#apply(id, { type: "release" });
  }

  async move(id: string, span: BufferedSpan): Promise<ChangeOutcome> {
    const transition = await this.#change(
      async (rows) => rows.find(id),
      async (rows) => ({ type: "move", span, isFree: await rows.isFree(span, id) }),
    );
    return toChangeOutcome(transition);
  }

  async cancel(id: string): Promise<ChangeOutcome> {
    return toChangeOutcome(await this.#apply(id, { type: "cancel" }));
  }

  async releaseExpired(): Promise<void> {
    await this.#database.transaction(async (queries) => this.#deleteExpired(queries));
  }

  /** Erases purchases whose sessions and validity ended before a time; returns their number. */
  async eraseEnded(before: number): Promise<number> {
    return this.#erase(
      `coalesce(valid_until, 0) < :before
         AND NOT EXISTS (SELECT 1 FROM booking WHERE purchase_id = purchase.id AND ends_at >= :before)`,
      { before },
    );
  }

  /** Erases everything a person booked, in the write-ahead log too; returns the number of purchases. */
  async erase(email: string): Promise<number> {
    return this.#erase("lower(email) = lower(:email)", { email: email.trim() });
  }

  async #erase(condition: string, values: SqlValues): Promise<number> {
    const erased = await this.#database.transaction(async (queries) =>
      new BookingRows(queries).deletePurchases(condition, values),
    );
    // Runs even if nothing was erased now: an earlier erasure may have failed before this step.
    await this.#database.forgetDeleted();
    return erased;
  }

  async #deleteExpired(queries: Queries): Promise<void> {
    const now = this.#now();
    const expired =
      "id IN (SELECT purchase_id FROM booking WHERE state = 'held' AND hold_ends_at <= :now)";
    await new BookingRows(queries).deletePurchases(expired, { now });
    await forgetAsked(queries, now);
  }

  /**
   * Applies an event that concerns one booking only; expired holds are kept, so that a late payment can still confirm
   * one.
   */
  async #apply(id: string, event: BookingEvent): Promise<Transition> {
    return this.#database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      return this.#persist(rows, await rows.find(id), event);
    });
  }

  /** Applies an event that competes for an hour: erasing expired holds, checking and writing are one transaction. */
  async #change(
    find: (rows: BookingRows) => Promise<Booking | undefined>,
    makeEvent: (rows: BookingRows) => Promise<BookingEvent>,
    keys?: HoldKeys,
  ): Promise<Transition> {
    return this.#database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      await this.#deleteExpired(queries);
      return this.#persist(rows, await find(rows), await makeEvent(rows), keys);
    });
  }

  async #persist(
    rows: BookingRows,
    known: Booking | undefined,
    event: BookingEvent,
    keys?: HoldKeys,
  ): Promise<Transition> {
    const transition = applyBookingEvent(known, event, this.#now());
    if (transition.outcome === "released")
      await rows.deletePurchases("id = :id", { id: transition.booking.purchaseId });
    if (transition.outcome !== "changed") return transition;
    const { booking, notifications } = transition;
    if (known !== undefined) await rows.update(booking);
    else if (keys !== undefined) {
      if (event.type === "hold") await rows.insertPurchase(booking, keys.holder);
      await rows.insertBooking(booking, keys.request);
    }
    for (const draft of notifications) await rows.insertNotification(makeId(), draft);
    return transition;
  }
}

function makeId(): string {
  return randomBytes(8).toString("hex");
}
