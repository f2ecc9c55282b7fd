import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Log } from "../../log.ts";
import { bookingAddress, returnMark, signHold } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { findPackageEnd } from "../core/package-validity.ts";
import type {
  Money,
  Paid,
  Payment,
  PaymentEvent,
  PaymentIssueKind,
  PaymentOutcome,
  PaymentProvider,
} from "../core/payment-provider.ts";
import { describeIssue } from "./describe-issue.ts";
import { describePurchase } from "../copy/describe-purchase.ts";
import type { ChangeOutcome } from "../store/booking-outcome.ts";
import type { BookingStore } from "../store/booking-store.ts";
import type { PaymentStore } from "../store/payment-store.ts";

export type PaymentDependencies = {
  provider: PaymentProvider;
  bookings: BookingStore;
  store: PaymentStore;
  rules: BookingRules;
  siteUrl: string;
  onNotifications: () => void;
  /** Alerts the owner about payments that could not be matched to a booking; no mail reports them. */
  alert: (text: string) => void;
  now: () => number;
  log: Log;
};

const dayMs = 24 * 60 * 60_000;
/** How long after its end a page is surely closed, however the clocks differ. */
const marginMs = 60_000;

/** Leads payments from their start to an appointment, a refund, or an issue for the owner (decision 089). */
export class Payments {
  readonly #deps: PaymentDependencies;
  #sweptAt: number | undefined;

  constructor(dependencies: PaymentDependencies) {
    this.#deps = dependencies;
  }

  get provider(): PaymentProvider {
    return this.#deps.provider;
  }

  /** Charges for a hold, or finds out what became of its payment; without an answer nothing is known: `pending`. */
  async settle(booking: Booking): Promise<PaymentOutcome> {
    const { provider, log } = this.#deps;
    try {
      return await this.#note(booking, await provider.settle(await this.#describe(booking)));
    } catch (error) {
      log({ event: "payment-failed", id: booking.id, error: String(error) });
      return { status: provider.sessions === undefined ? "refused" : "pending" };
    }
  }

  /** Lets an hour go at its visitor's wish, once it can no longer be paid; otherwise returns what holds it. */
  async release(booking: Booking): Promise<PaymentOutcome> {
    const { provider, bookings, log } = this.#deps;
    let outcome: PaymentOutcome = { status: "refused" };
    if (provider.sessions !== undefined && booking.paymentClosesAt !== null) {
      try {
        outcome = await provider.sessions.close(await this.#describe(booking));
      } catch (error) {
        log({ event: "payment-failed", id: booking.id, error: String(error) });
        return { status: "pending" };
      }
    }
    if (outcome.status !== "refused") return outcome;
    // A payment may have started since the booking was read.
    const isReleased = await bookings.release(booking.id, booking.paymentClosesAt !== null);
    return isReleased ? outcome : { status: "pending" };
  }

  /** Confirms a hold by its payment; records an issue if the money matches no booking. */
  async confirm(booking: Booking, paid: Paid): Promise<ChangeOutcome> {
    const { bookings, rules, now, onNotifications, alert, log } = this.#deps;
    const { id } = booking;
    const { reference } = paid;
    try {
      const outcome = await bookings.confirm(id, paid, findPackageEnd(rules, now()));
      if (outcome === "done") onNotifications();
      else await this.#giveBack(outcome === "gone" ? "gone" : "differs", booking, paid);
      return outcome;
    } catch (error) {
      log({ event: "paid-not-stored", id, reference });
      alert(
        `Payment ${reference} could not be stored. If its visitor does not try again, agree an hour, or pay it back`,
      );
      throw error;
    }
  }

  /** Reports a charge that confirms nothing, and pays it back where the provider can. */
  async #giveBack(kind: "gone" | "differs", booking: Booking, paid: Paid): Promise<void> {
    const { reference, totalCents: cents, currency } = paid;
    await this.#report(kind, { reference, cents, currency, email: booking.email });
    if (this.provider.sessions !== undefined) await this.#deps.bookings.release(booking.id, true);
  }

  /** Records a provider's event; the next round acts on it. */
  async noteEvent(event: PaymentEvent): Promise<void> {
    const { store } = this.#deps;
    if (event.type === "session") await store.noteEvent(event.id, event.holdId);
    else if (event.type !== "other")
      await this.#report(event.type, { ...event, email: "" }, event.id);
  }

  /** Acts on the events received. */
  async handleEvents(): Promise<void> {
    const { store, bookings } = this.#deps;
    await tryEach(await store.listEvents(), async ({ id, bookingId }) => {
      const booking = await bookings.find(bookingId);
      if (booking?.state === "held") await this.#follow(booking);
      await store.markHandled(id);
    });
  }

  /** Finds out what became of the open payments: of those whose page has closed, or of all. */
  async followOpen(which: "over" | "all"): Promise<void> {
    await tryEach(await this.#deps.bookings.listPaying(), async (booking) => {
      if (which === "all" || this.#isOver(booking)) await this.#follow(booking);
    });
  }

  /**
   * Compares the charges since a day before the last comparison, or of a week, with the bookings: events may be lost,
   * and a copy of the data may be old.
   */
  async sweep(): Promise<void> {
    const { provider, bookings, now } = this.#deps;
    const begunAt = now();
    const since = Math.max((this.#sweptAt ?? begunAt - 6 * dayMs) - dayMs, begunAt - 30 * dayMs);
    await tryEach((await provider.sessions?.listPaid(since)) ?? [], async (charge) => {
      const booking = await bookings.find(charge.holdId);
      // The address of somebody unknown is not stored: their data may have been erased.
      if (booking === undefined) await this.#report("unknown", { ...charge, email: "" });
      else if (booking.state === "held") await this.#follow(booking);
      else if (booking.paymentReference !== charge.reference) {
        await this.#report("twice", charge);
      }
    });
    this.#sweptAt = begunAt;
  }

  async payBack(): Promise<void> {
    const { provider, store } = this.#deps;
    const { sessions } = provider;
    if (sessions === undefined) return;
    await tryEach(await store.listRefunds(), async (refund) => {
      if (!(await sessions.refund(refund))) await this.#report("refundFailed", refund, refund.id);
      await store.markRefunded(refund.id);
    });
  }

  async #follow(booking: Booking): Promise<void> {
    const { provider, bookings } = this.#deps;
    if (provider.sessions === undefined || booking.paymentClosesAt === null) return;
    const isOver = this.#isOver(booking);
    const payment = await this.#describe(booking);
    const { sessions } = provider;
    const outcome = await (isOver ? sessions.close(payment) : sessions.ask(payment));
    await this.#note(booking, outcome);
    if (outcome.status === "paid") await this.confirm(booking, outcome);
    // Before its end, a payment without a session may be about to get one.
    else if (outcome.status === "refused" && (isOver || booking.paymentSession !== null))
      await bookings.release(booking.id, true);
  }

  async #note(booking: Booking, outcome: PaymentOutcome): Promise<PaymentOutcome> {
    if (outcome.status === "elsewhere" && outcome.session !== null)
      await this.#deps.bookings.nameSession(booking.id, outcome.session);
    return outcome;
  }

  async #report(
    kind: PaymentIssueKind,
    { reference, email, cents, currency }: Money & { email: string },
    id = reference,
  ): Promise<void> {
    const { store, alert, log } = this.#deps;
    const isPaidBack =
      this.provider.sessions !== undefined && ["gone", "differs", "twice"].includes(kind);
    const issue = { id, kind, reference, email, cents, currency };
    const tell = () => {
      log({ event: `payment-${kind}`, reference });
      alert(describeIssue({ kind, reference }));
    };
    const isNew = await store.noteIssue(issue, isPaidBack).catch((error: unknown) => {
      // A provider without sessions is not asked again.
      tell();
      throw error;
    });
    if (isNew) tell();
  }

  async #describe(booking: Booking): Promise<Payment> {
    const { bookings, siteUrl, now } = this.#deps;
    const { id, sessions, totalCents, currency, email, locale } = booking;
    const hold = signHold(await bookings.readKey(), booking);
    const query = { hold, [returnMark]: "yes" };
    return {
      holdId: id,
      sessions,
      totalCents,
      currency,
      email,
      locale,
      description: describePurchase(booking),
      startedAt: booking.paymentStartedAt ?? now(),
      expiresAt: booking.paymentClosesAt ?? booking.holdEndsAt ?? 0,
      session: booking.paymentSession,
      returnAddress: siteUrl + bookingAddress(locale, "payment", query),
    };
  }

  #isOver({ paymentClosesAt }: Booking): boolean {
    return this.#deps.now() >= (paymentClosesAt ?? Infinity) + marginMs;
  }
}

/** Acts on each item in turn, also after a failure, so that one payment holds up no other; then throws the failures. */
async function tryEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new Error(failures.map(String).join("; "));
}
