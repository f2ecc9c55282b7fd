import { retention } from "../../../../contracts/privacy/retention.ts";
import { addMonths } from "../../../../service/add-months.ts";
import { mostCopies } from "../../../../service/delivery/retry-schedule.ts";
import { duplicateWindowMs } from "../../../../service/mail/store/enquiry-store.ts";
import { hasLapsed } from "../../../../service/booking/core/holds/transfer.ts";
import { checkLimits, listChanges } from "./check-limits.ts";
import { checkReminders } from "./check-reminders.ts";
import { checkHours } from "../hours.ts";
import { hasOperation, judgeChange, judgeNew, mayBeGone } from "./judge-booking.ts";
import type { Operation, OperationKind } from "../world/operation.ts";
import type { EnquiryRecord, NotificationRecord, Records } from "../world/records.ts";
import type { World } from "../world/world.ts";

const dayMs = 86_400_000;

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
        before === undefined
          ? judgeNew(this.#world, booking)
          : judgeChange(this.#world, before, booking);
      if (fault !== undefined) this.#fail(`booking ${this.#name(booking.id)} ${fault}`);
    }
    for (const booking of this.#before.bookings.values()) {
      if (!now.bookings.has(booking.id) && !mayBeGone(this.#world, booking)) {
        this.#fail(`booking ${this.#name(booking.id)}, ${booking.state}, is lost`);
      }
    }
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
    return hasOperation(this.#world, kind, isIt);
  }

  #name(id: string): string {
    return this.#world.name(id);
  }

  #fail(fault: string): void {
    this.#world.fail(fault);
  }
}
