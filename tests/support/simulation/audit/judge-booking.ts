import { retention } from "../../../../contracts/privacy/retention.ts";
import { addMonths } from "../../../../service/add-months.ts";
import { hasLapsed, isAwaited } from "../../../../service/booking/core/holds/transfer.ts";
import type { Operation, OperationKind } from "../world/operation.ts";
import type { BookingRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** Who chooses a transfer after all goes on with the payment that has begun. */
const waysToPay = ["pay", "payLater"] as const;

/** Returns the fault of a booking that nobody has seen before. */
export function judgeNew(world: World, booking: BookingRecord): string | undefined {
  const { id, request, state, startsAt } = booking;
  const isAsked = (kind: OperationKind) =>
    hasOperation(world, kind, (other) => other.request === request);
  if (!isAsked("hold") && !isAsked("session")) return "is of nobody";
  const isPaid =
    isAsked("session") ||
    world.pages?.isPaid(id) === true ||
    waysToPay.some((kind) => hasOperation(world, kind, ({ bookingId }) => bookingId === id));
  if (state === "confirmed" && !isPaid) return "is confirmed unpaid";
  if (hasLapsed(booking) && !hasOperation(world, "payLater", ({ bookingId }) => bookingId === id))
    return "is let go like a transfer that nobody chose";
  const isAtHour = hasOperation(world, "hold", ({ slot }) => slot === startsAt);
  const isMoved = hasOperation(world, "move", ({ slot }) => slot === startsAt);
  const isSession = hasOperation(world, "session", ({ slot }) => slot === startsAt);
  return isAtHour || isMoved || isSession ? undefined : "is at an hour that nobody asked for";
}

/** Returns the fault of a booking that has changed. */
export function judgeChange(
  world: World,
  before: BookingRecord,
  booking: BookingRecord,
): string | undefined {
  const { id, state, startsAt, sequence } = booking;
  const has = (kind: OperationKind) =>
    hasOperation(world, kind, ({ bookingId }) => bookingId === id);
  if (sequence < before.sequence) return "has gone back";
  if (before.state === "cancelled" && state !== "cancelled") return "is back from its cancellation";
  if (before.state === "confirmed" && state === "held") return "is held again";
  if (hasLapsed(booking)) return judgeLapse(world, before, has("release"), has("payLater"));
  const isPaid = waysToPay.some(has) || world.pages?.isPaid(id) === true;
  if (before.state === "held" && state !== "held" && !isPaid) return "is confirmed unpaid";
  if (before.state !== "cancelled" && state === "cancelled" && !has("cancel")) {
    return "is cancelled by nobody";
  }
  const isMoved = hasOperation(
    world,
    "move",
    (other) => other.bookingId === id && other.slot === startsAt,
  );
  return before.startsAt === startsAt || isMoved ? undefined : "is moved by nobody";
}

/** An hour that waits for a transfer is let go by its visitor, or after its end. */
function judgeLapse(
  world: World,
  { state, provider, holdEndsAt }: BookingRecord,
  isReleased: boolean,
  isChosen: boolean,
): string | undefined {
  if (state === "cancelled" || isReleased) return undefined;
  if (provider !== "transfer") return isChosen ? undefined : "is let go without a transfer";
  return (holdEndsAt ?? 0) <= world.time.now() ? undefined : "is let go too early";
}

/** Returns true if somebody, or its age, has erased a booking. */
export function mayBeGone(world: World, booking: BookingRecord): boolean {
  const { id, email, state, purchaseId, holdEndsAt, paymentClosesAt } = booking;
  if (state === "held" && paymentClosesAt !== null && world.pages?.mayBePaid(id) === true)
    return false;
  if (hasOperation(world, "erase", (other) => other.email === email)) return true;
  if (state === "held" && !isAwaited(booking)) {
    const isOver = paymentClosesAt !== null || (holdEndsAt ?? 0) <= world.time.now();
    // The owner's calendar may have it as busy when it is to be paid.
    const ends: OperationKind[] = world.diary === undefined ? ["release"] : ["release", "pay"];
    return (
      isOver || ends.some((kind) => hasOperation(world, kind, ({ bookingId }) => bookingId === id))
    );
  }
  const before = addMonths(world.time.now(), -12 * retention.bookingYears);
  const ofPurchase = [...world.audited.bookings.values()].filter(
    (other) => other.purchaseId === purchaseId,
  );
  return ofPurchase.every(
    ({ endsAt, validUntil }) => endsAt < before && (validUntil ?? 0) < before,
  );
}

/** Returns true if an operation since the last audit is of a kind and fits. */
export function hasOperation(
  world: World,
  kind: OperationKind,
  isIt: (operation: Operation) => boolean,
): boolean {
  return world.operations.some((operation) => operation.kind === kind && isIt(operation));
}
