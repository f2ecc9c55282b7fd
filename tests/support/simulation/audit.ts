import { retention } from "../../../contracts/privacy/retention.ts";
import { addMonths } from "../../../service/add-months.ts";
import { mostCopies } from "../../../service/delivery/retry-schedule.ts";
import { duplicateWindowMs } from "../../../service/mail/store/enquiry-store.ts";
import { hasLapsed, isAwaited } from "../../../service/booking/core/holds/transfer.ts";
import { checkLimits, listChanges } from "./check-limits.ts";
import { checkReminders } from "./check-reminders.ts";
import { checkHours } from "./hours.ts";
import type { Operation, OperationKind } from "./world/operation.ts";
import type { BookingRecord, EnquiryRecord, NotificationRecord, Records } from "./world/records.ts";
import type { World } from "./world/world.ts";

const dayMs = 86_400_000;
/** Who chooses a transfer after all goes on with the payment that has begun. */
const waysToPay = ["pay", "payLater"] as const;

/**
 * Compares the stored data with that of the last audit: every change needs an explanation, and nothing may be
 * contradictory.
 */
export class Audit {
  readonly #world: World;
  #auditedAt = -Infinity;
  /** The last quarantine notice was sent after this. */
  #noticeAfter = -Infinity;

  constructor(world: World) {
    this.#world = world;
  }

  get #before(): Records {
    return this.#world.audited;
  }

  check(): void {
    const now = this.#world.read();
    this.#checkEnquiries(now);
    this.#checkBookings(now);
    this.#checkDeliveries("enquiries", now.enquiries);
    this.#checkDeliveries("notifications", now.notifications);
    checkHours(this.#world, now);
    this.#checkNotifications(now);
    checkLimits(this.#world, now);
    checkReminders(this.#world, now);
    this.#world.audited = now;
    this.#world.operations = this.#world.operations.filter(({ isDone }) => !isDone);
  }

  #checkEnquiries(now: Records): void {
    const all = [...now.enquiries.values()];
    for (const enquiry of all) {
      if (this.#before.enquiries.has(enquiry.id)) continue;
      const { id, email, message } = enquiry;
      if (!this.#has("enquiry", (other) => other.email === email && other.message === message)) {
        this.#fail(`enquiry ${this.#name(id)} is of nobody`);
      }
      this.#checkTwin(enquiry, all);
    }
    this.#checkNotices(all);
    for (const enquiry of this.#before.enquiries.values()) {
      if (now.enquiries.has(enquiry.id)) continue;
      const isErased =
        this.#has("erase", ({ email }) => email === enquiry.email) ||
        (enquiry.state === "quarantined" && this.#has("purge", () => true)) ||
        this.#isOld(enquiry);
      if (!isErased) this.#fail(`enquiry ${this.#name(enquiry.id)} is lost`);
    }
  }

  #checkTwin(enquiry: EnquiryRecord, all: readonly EnquiryRecord[]): void {
    const twin = all.find(
      ({ id, content, receivedAt }) =>
        id !== enquiry.id &&
        content === enquiry.content &&
        enquiry.receivedAt - receivedAt < duplicateWindowMs &&
        receivedAt <= enquiry.receivedAt,
    );
    if (twin !== undefined) this.#fail(`enquiry ${this.#name(enquiry.id)} is stored twice`);
  }

  /** A quarantine notice is sent once in 24 hours. */
  #checkNotices(all: readonly EnquiryRecord[]): void {
    const now = this.#world.time.now();
    const suspects = all.filter(({ suspicion }) => suspicion !== null);
    const notices = suspects.filter(({ id, state }) => {
      const before = this.#before.enquiries.get(id)?.state ?? "quarantined";
      return before === "quarantined" && state !== "quarantined";
    });
    const isReleased = this.#has("requeue", () => true);
    // The time of the last notice goes with the data of its subject.
    if (this.#has("erase", () => true)) this.#noticeAfter = -Infinity;
    // A notice may have been sent at any time since the last audit.
    if (
      !isReleased &&
      (notices.length > 1 || (notices.length > 0 && now - this.#noticeAfter < dayMs))
    )
      this.#fail(`suspect ${this.#name(notices[0]!.id)} is mailed too`);
    if (notices.length > 0) this.#noticeAfter = this.#auditedAt;
    this.#auditedAt = now;
  }

  #isOld({ email }: EnquiryRecord): boolean {
    const ofPerson = [...this.#before.enquiries.values()].filter((other) => other.email === email);
    const last = Math.max(...ofPerson.map(({ receivedAt }) => receivedAt));
    return last < addMonths(this.#world.time.now(), -retention.enquiryMonths);
  }

  #checkBookings(now: Records): void {
    for (const booking of now.bookings.values()) {
      this.#world.pages?.settled.add(booking.reference ?? "");
      const before = this.#before.bookings.get(booking.id);
      const fault =
        before === undefined ? this.#judgeNew(booking) : this.#judgeChange(before, booking);
      if (fault !== undefined) this.#fail(`booking ${this.#name(booking.id)} ${fault}`);
    }
    for (const booking of this.#before.bookings.values()) {
      if (!now.bookings.has(booking.id) && !this.#mayBeGone(booking)) {
        this.#fail(`booking ${this.#name(booking.id)}, ${booking.state}, is lost`);
      }
    }
  }

  #judgeNew(booking: BookingRecord): string | undefined {
    const { id, request, state, startsAt } = booking;
    const isAsked = (kind: OperationKind) => this.#has(kind, (other) => other.request === request);
    if (!isAsked("hold") && !isAsked("session")) return "is of nobody";
    const isPaid =
      isAsked("session") ||
      this.#world.pages?.isPaid(id) === true ||
      waysToPay.some((kind) => this.#has(kind, ({ bookingId }) => bookingId === id));
    if (state === "confirmed" && !isPaid) return "is confirmed unpaid";
    if (hasLapsed(booking) && !this.#has("payLater", ({ bookingId }) => bookingId === id))
      return "is let go like a transfer that nobody chose";
    const isAtHour = this.#has("hold", ({ slot }) => slot === startsAt);
    const isMoved = this.#has("move", ({ slot }) => slot === startsAt);
    const isSession = this.#has("session", ({ slot }) => slot === startsAt);
    return isAtHour || isMoved || isSession ? undefined : "is at an hour that nobody asked for";
  }

  #judgeChange(before: BookingRecord, booking: BookingRecord): string | undefined {
    const { id, state, startsAt, sequence } = booking;
    const has = (kind: OperationKind) => this.#has(kind, ({ bookingId }) => bookingId === id);
    if (sequence < before.sequence) return "has gone back";
    if (before.state === "cancelled" && state !== "cancelled")
      return "is back from its cancellation";
    if (before.state === "confirmed" && state === "held") return "is held again";
    if (hasLapsed(booking)) return this.#judgeLapse(before, has("release"), has("payLater"));
    const isPaid = waysToPay.some(has) || this.#world.pages?.isPaid(id) === true;
    if (before.state === "held" && state !== "held" && !isPaid) return "is confirmed unpaid";
    if (before.state !== "cancelled" && state === "cancelled" && !has("cancel")) {
      return "is cancelled by nobody";
    }
    const isMoved = this.#has("move", (other) => other.bookingId === id && other.slot === startsAt);
    return before.startsAt === startsAt || isMoved ? undefined : "is moved by nobody";
  }

  /** An hour that waits for a transfer is let go by its visitor, or after its end. */
  #judgeLapse(
    { state, provider, holdEndsAt }: BookingRecord,
    isReleased: boolean,
    isChosen: boolean,
  ): string | undefined {
    if (state === "cancelled" || isReleased) return undefined;
    if (provider !== "transfer") return isChosen ? undefined : "is let go without a transfer";
    return (holdEndsAt ?? 0) <= this.#world.time.now() ? undefined : "is let go too early";
  }

  #mayBeGone(booking: BookingRecord): boolean {
    const { id, email, state, purchaseId, holdEndsAt, paymentClosesAt } = booking;
    if (state === "held" && paymentClosesAt !== null && this.#world.pages?.mayBePaid(id) === true)
      return false;
    if (this.#has("erase", (other) => other.email === email)) return true;
    if (state === "held" && !isAwaited(booking)) {
      const isOver = paymentClosesAt !== null || (holdEndsAt ?? 0) <= this.#world.time.now();
      // The owner's calendar may have it as busy when it is to be paid.
      const ends: OperationKind[] =
        this.#world.diary === undefined ? ["release"] : ["release", "pay"];
      return isOver || ends.some((kind) => this.#has(kind, ({ bookingId }) => bookingId === id));
    }
    const before = addMonths(this.#world.time.now(), -12 * retention.bookingYears);
    const ofPurchase = [...this.#before.bookings.values()].filter(
      (other) => other.purchaseId === purchaseId,
    );
    return ofPurchase.every(
      ({ endsAt, validUntil }) => endsAt < before && (validUntil ?? 0) < before,
    );
  }

  #checkDeliveries<Kind extends "enquiries" | "notifications">(
    kind: Kind,
    now: Records[Kind],
  ): void {
    const { mail } = this.#world;
    for (const [id, { state, copies }] of now) {
      const was = this.#before[kind].get(id)?.state ?? state;
      const name = `${kind === "notifications" ? "notification" : "enquiry"} ${this.#name(id)}`;
      if (state === "delivered" && mail.countAccepted(id) === 0) {
        this.#fail(`${name} counts as delivered, but no server took it`);
      }
      if (was === state) continue;
      if (was === "delivered") this.#fail(`${name} was delivered and is ${state}`);
      // A mail that may have arrived fails too, and others about its booking may come before the owner retries it.
      if (state === "failed" && copies >= mostCopies) mail.refused.add(id);
      if (state === "failed" && !mail.refused.has(id)) this.#fail(`${name} failed unrefused`);
      const isNotice = kind === "enquiries" && was === "quarantined";
      if (state === "stored" && !isNotice && !this.#has("requeue", () => true)) {
        this.#fail(`${name} was ${was} and waits again`);
      }
      if (state === "quarantined") this.#fail(`${name} was ${was} and is in quarantine`);
    }
  }

  /** A change and its two notifications are atomic. */
  #checkNotifications(now: Records): void {
    const byBooking = Map.groupBy(listChanges(now), ({ bookingId }) => bookingId);
    for (const booking of now.bookings.values()) {
      const { id, state, sequence } = booking;
      const notifications: NotificationRecord[] = byBooking.get(id) ?? [];
      const changes = hasLapsed(booking) ? 1 : sequence + 1;
      const expected = state === "held" ? 0 : 2 * changes;
      if (notifications.length !== expected) {
        this.#fail(`booking ${this.#name(id)} has ${String(notifications.length)} notifications`);
      }
    }
  }

  #has(kind: OperationKind, isIt: (operation: Operation) => boolean): boolean {
    return this.#world.operations.some((operation) => operation.kind === kind && isIt(operation));
  }

  #name(id: string): string {
    return this.#world.name(id);
  }

  #fail(fault: string): void {
    this.#world.fail(fault);
  }
}
