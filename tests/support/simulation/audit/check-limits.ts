import { mostOpenHolds } from "../../../../contracts/booking.ts";
import { isReminderKind } from "../../../../service/booking/core/reminders.ts";
import { hasLapsed, isAwaited } from "../../../../service/booking/core/holds/transfer.ts";
import type { NotificationRecord, Records } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** Checks the limits of open holds and of sessions, and that only paid bookings are confirmed. */
export function checkLimits(world: World, now: Records): void {
  const bookings = [...now.bookings.values()];
  const time = world.time.now();
  const open = bookings.filter(
    ({ state, holdEndsAt }) => state === "held" && (holdEndsAt ?? 0) > time,
  );
  for (const holds of [
    Map.groupBy(open, ({ email }) => email),
    Map.groupBy(open, ({ holder }) => String(holder)),
  ]) {
    for (const [who, some] of holds) {
      if (some.length > mostOpenHolds) world.fail(`${who} holds ${String(some.length)} hours`);
    }
  }
  const paying = bookings.filter(
    (booking) => booking.paymentClosesAt !== null || (isAwaited(booking) && open.includes(booking)),
  );
  for (const [email, some] of Map.groupBy(paying, (booking) => booking.email))
    if (some.length > 1) world.fail(`${email} pays for ${String(some.length)} hours at a time`);
  const confirmed = bookings.filter(({ state }) => state === "confirmed");
  for (const [id, some] of Map.groupBy(confirmed, ({ purchaseId }) => purchaseId)) {
    if (some.length <= some[0]!.sessions) continue;
    world.fail(`package ${world.name(id)} has ${String(some.length)} sessions`);
  }
  for (const booking of bookings) {
    const { id, state, provider, paidAt, holder } = booking;
    const isUnpaid = paidAt === null && !(hasLapsed(booking) && provider === "transfer");
    if (state !== "held" && (isUnpaid || holder !== null)) {
      world.fail(`booking ${world.name(id)} is ${state}, but not as one that was paid`);
    }
  }
}

/** Lists the mails about changes, without reminders and those about payments that leave the booking as it is. */
export function listChanges({ notifications }: Records): NotificationRecord[] {
  return [...notifications.values()].filter(
    ({ kind }) => !isReminderKind(kind) && !["payBy", "payReminder", "refunded"].includes(kind),
  );
}
