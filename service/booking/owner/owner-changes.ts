import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Prices } from "../../../contracts/price.ts";
import type { CalendarWatch } from "../busy/watch-calendars.ts";
import type { Booking } from "../core/booking.ts";
import { findOwnRefund } from "../core/refund.ts";
import { findFreeSlots, listSlots, toSpan } from "../core/slots.ts";
import type { ChangeOutcome } from "../store/booking-outcome.ts";
import type { BookingStore } from "../store/booking-store.ts";
import type { HoursStore } from "./hours-store.ts";

const weekMs = 7 * 24 * 60 * 60_000;

/**
 * Ways to cancel a session: `refund` pays back what was paid for it, `keep` leaves it to be booked again,
 * `forfeit` counts it as used.
 */
export const cancelWays = ["refund", "keep", "forfeit"] as const;

export type CancelWay = (typeof cancelWays)[number];

export type OwnerDependencies = {
  bookings: BookingStore;
  hours: HoursStore;
  rules: BookingRules;
  prices: Pick<Prices, "session" | "discounts">;
  /** The owner's calendars, read again before a move; undefined where nobody reads them. */
  calendars?: Pick<CalendarWatch, "check"> | undefined;
  onNotifications: () => void;
  now: () => number;
};

/** The owner's changes, by the desk and by the command: no notice binds them, and the client gets the usual mail. */
export class OwnerChanges {
  readonly #deps: OwnerDependencies;

  constructor(dependencies: OwnerDependencies) {
    this.#deps = dependencies;
  }

  /** Lists the free hours until the horizon, in order; the notice does not bind the owner. */
  async listFree(): Promise<number[]> {
    const { bookings, hours, rules, now } = this.#deps;
    const span = { startsAt: now(), endsAt: now() + rules.horizonWeeks * weekMs };
    const slots = listSlots(await hours.readOffer(rules), span);
    return findFreeSlots(slots, rules, async (from, to) => bookings.listTaken(from, to));
  }

  /** Moves a session to one of the free hours. */
  async move(id: string, slot: number | undefined): Promise<ChangeOutcome> {
    const { bookings, rules, calendars, onNotifications } = this.#deps;
    if (slot === undefined || !(await this.listFree()).includes(slot)) return "taken";
    const span = toSpan(slot, rules);
    if ((await calendars?.check(span)) === false) return "taken";
    const outcome = await bookings.move(id, span, true);
    if (outcome === "done") onNotifications();
    return outcome;
  }

  async cancel(booking: Booking, way: CancelWay): Promise<ChangeOutcome> {
    const { bookings, prices, onNotifications } = this.#deps;
    const refundCents = way === "refund" ? findOwnRefund(booking, prices) : 0;
    const how = { refundCents, isForfeited: way === "forfeit" };
    const outcome = await bookings.cancelForOwner(booking.id, how);
    if (outcome === "done") onNotifications();
    return outcome;
  }

  /** Returns the ways to cancel a session; nothing is paid back that was not paid on a provider's page. */
  listWays(booking: Booking): CancelWay[] {
    const isPaid = findOwnRefund(booking, this.#deps.prices) > 0;
    return cancelWays.filter((way) => way !== "refund" || isPaid);
  }

  findRefund(booking: Booking): number {
    return findOwnRefund(booking, this.#deps.prices);
  }
}
