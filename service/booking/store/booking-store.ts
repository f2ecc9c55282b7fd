import { randomBytes } from "node:crypto";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import type { Queries } from "../../storage/database.ts";
import { applyBookingEvent } from "../core/apply-booking-event.ts";
import type { BookingEvent, HoldDetails, Transition } from "../core/booking-event.ts";
import type { Booking, Charge } from "../core/booking.ts";
import { findPaymentEnd, findQuotaEnd, hasHoldEnded } from "../core/holds/hold-quota.ts";
import { findHoldLimitEnd } from "../core/holds/hold-limit.ts";
import type { BufferedSpan } from "../core/slots.ts";
import {
  toBookingOutcome,
  toChangeOutcome,
  type BookingOutcome,
  type ChangeOutcome,
} from "./booking-outcome.ts";
import { deleteExpired, eraseEnded, erasePerson } from "./booking-erasure.ts";
import { BookingReader } from "./booking-reader.ts";
import { BookingRows, type HoldKeys } from "./booking-rows.ts";
import { MailboxQuota } from "./mailbox-quota.ts";

/**
 * `request` is the form's idempotency key, 32 hex digits; `holder` the visitor's network address; `offeredHours` the
 * number of hours that the calendar offers, booked or free.
 */
export type HoldRequest = HoldDetails & { request: string; holder: string; offeredHours: number };

/** Stores bookings and purchases; a change and its notifications are committed in one transaction (decision 009). */
export class BookingStore extends BookingReader {
  /** Holds an hour for a visitor who is about to pay; a repeated request updates its own hold. */
  async hold(
    span: BufferedSpan,
    { request, holder, offeredHours, ...details }: HoldRequest,
  ): Promise<BookingOutcome> {
    const outcome = await this.#change(
      async (rows) => rows.findByRequest(request),
      async (rows) => {
        const holds = await rows.listOpenHolds(this.now());
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

  /** Fixes the purchase. The hour is held meanwhile: by `"page"` for a provider's page, or until an instant. */
  async startPayment(
    id: string,
    provider: PaymentProviderId,
    heldBy?: "page" | number,
  ): Promise<BookingOutcome> {
    const transition = await this.database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      const holds = heldBy === undefined ? [] : await rows.listOpenHolds(this.now());
      const own = holds.find((hold) => hold.id === id);
      const wait = {
        quotaEndsAt: own && findPaymentEnd(holds, own),
        payBy: heldBy === "page" ? undefined : heldBy,
      };
      return this.#persist(rows, await rows.find(id), {
        type: "startPayment",
        provider,
        ...(heldBy !== undefined && { wait }),
      });
    });
    return toBookingOutcome(transition);
  }

  async nameSession(id: string, session: string): Promise<void> {
    await this.#apply(id, { type: "nameSession", session });
  }

  /** Fixes the purchase and queues the confirmation mail in one transaction; a repeated call sends no second mail. */
  async askConfirmation(id: string): Promise<BookingOutcome> {
    const key = await this.readKey();
    const transition = await this.database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      const booking = await rows.find(id);
      const quota = new MailboxQuota(queries, key, booking?.email ?? "");
      const quotaEndsAt = await quota.findEnd(this.now());
      const applied = await this.#persist(rows, booking, { type: "askConfirmation", quotaEndsAt });
      if (applied.outcome === "changed") await quota.spend(this.now());
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

  /** Lets an hour go, and returns whether it is; one whose payment is open only if `isPaymentClosed`. */
  async release(id: string, isPaymentClosed = false): Promise<boolean> {
    const { outcome } = await this.#apply(id, { type: "release", isPaymentClosed });
    return outcome !== "unchanged";
  }

  async move(id: string, span: BufferedSpan, isOwner = false): Promise<ChangeOutcome> {
    const transition = await this.#change(
      async (rows) => rows.find(id),
      async (rows) => ({ type: "move", span, isFree: await rows.isFree(span, id), isOwner }),
    );
    return toChangeOutcome(transition);
  }

  /** Cancels a session; `refundCents` above 0 ends its purchase, and is paid back by the refunds' queue. */
  async cancel(id: string, refundCents = 0): Promise<ChangeOutcome> {
    return toChangeOutcome(await this.#apply(id, { type: "cancel", refundCents }));
  }

  /** Ends a purchase, of which `refundCents` are paid back: by the refunds' queue, or a transfer by the owner. */
  async refund(id: string, refundCents: number): Promise<ChangeOutcome> {
    return toChangeOutcome(await this.#apply(id, { type: "refund", refundCents }));
  }

  /** Notes the invoice of a purchase and the tax in its total. */
  async noteInvoice(purchaseId: string, number: string, taxCents: number): Promise<void> {
    await this.database.run(
      "UPDATE purchase SET invoice_number = :number, tax_cents = :taxCents WHERE id = :purchaseId",
      { purchaseId, number, taxCents },
    );
  }

  /** Cancels for the owner, also within the notice; a forfeited session stays used. */
  async cancelForOwner(
    id: string,
    how: { refundCents: number; isForfeited: boolean },
  ): Promise<ChangeOutcome> {
    return toChangeOutcome(await this.#apply(id, { type: "cancel", isOwner: true, ...how }));
  }

  /** Notes that the client of a session did not come, or takes the note back. */
  async miss(id: string, isMissed: boolean): Promise<ChangeOutcome> {
    return toChangeOutcome(await this.#apply(id, { type: "miss", isMissed }));
  }

  /** Erases purchases that ended before a time; returns their number. */
  async eraseEnded(before: number): Promise<number> {
    return eraseEnded(this.database, before);
  }

  /** Erases what a person booked, except what is being paid; returns the number of purchases. */
  async erase(email: string): Promise<number> {
    return erasePerson(this.database, email);
  }

  /** Lets hours go that nobody paid in time; returns the number of those whose transfer was awaited. */
  async releaseExpired(): Promise<number> {
    return this.database.transaction(async (queries) =>
      this.#release(queries, new BookingRows(queries)),
    );
  }

  async #release(queries: Queries, rows: BookingRows): Promise<number> {
    const now = this.now();
    await deleteExpired(queries, now);
    const lapsed = (await rows.listAwaited()).filter((booking) => hasHoldEnded(booking, now));
    for (const booking of lapsed)
      await this.#persist(rows, booking, { type: "release", isPaymentClosed: true });
    return lapsed.length;
  }

  /**
   * Applies an event that concerns one booking only; expired holds are kept, so that a late payment can still confirm
   * one.
   */
  async #apply(id: string, event: BookingEvent): Promise<Transition> {
    return this.database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      return this.#persist(rows, await rows.find(id), event);
    });
  }

  /** Applies an event that competes for an hour: letting go of expired holds, checking and writing are one transaction. */
  async #change(
    find: (rows: BookingRows) => Promise<Booking | undefined>,
    makeEvent: (rows: BookingRows) => Promise<BookingEvent>,
    keys?: HoldKeys,
  ): Promise<Transition> {
    return this.database.transaction(async (queries) => {
      const rows = new BookingRows(queries);
      await this.#release(queries, rows);
      return this.#persist(rows, await find(rows), await makeEvent(rows), keys);
    });
  }

  async #persist(
    rows: BookingRows,
    known: Booking | undefined,
    event: BookingEvent,
    keys?: HoldKeys,
  ): Promise<Transition> {
    const transition = applyBookingEvent(known, event, this.now());
    if (transition.outcome === "released") await rows.deletePurchase(transition.booking.purchaseId);
    if (transition.outcome !== "changed") return transition;
    const { booking, notifications } = transition;
    if (known !== undefined) await rows.update(booking);
    else if (keys !== undefined) {
      if (event.type === "hold") await rows.insertPurchase(booking, keys.holder);
      await rows.insertBooking(booking, keys.request);
    }
    const refunded = booking.refundedCents - (known?.refundedCents ?? 0);
    if (refunded > 0 && booking.provider === "stripe")
      await rows.insertRefund(makeId(), booking, refunded, this.now());
    for (const draft of notifications) await rows.insertNotification(makeId(), draft);
    return transition;
  }
}

function makeId(): string {
  return randomBytes(8).toString("hex");
}
