import { mostOpenHolds } from "../../../contracts/booking.ts";
import { canChange } from "../../../service/booking/core/change-notice.ts";
import { findHoldLimits } from "../../../service/booking/core/holds/hold-limit.ts";
import { findOfferedSlots } from "../../../service/booking/core/slots.ts";
import { describe, type Answer } from "./call.ts";
import { countHolds, listTaken, meets } from "./hours.ts";
import type { Person } from "./people.ts";
import { spend } from "./quotas.ts";
import type { Instance } from "./world/instance.ts";
import type { Operation, OperationKind } from "./world/operation.ts";
import type { BookingRecord } from "./world/records.ts";
import { rules } from "./world/site-facts.ts";
import type { World } from "./world/world.ts";

const longestRequestMs = 3_600_000;
const quotas = { enquiries: 20, bookings: 15 };

/** "OK" means that the enquiry is on the disk. */
export function expectStored(
  world: World,
  operation: Operation,
  { status }: Answer,
  from: { instance: Instance; address: string },
): void {
  const line = describe(world, operation);
  const { certain, all } = spend(world, from.instance, `enquiry ${from.address}`, status === 200);
  if (status === 429) {
    if (all <= quotas.enquiries) world.fail(`${line}: refused as number ${String(all)}`);
    return;
  }
  if (status === 503) return;
  if (status !== 200) return world.fail(`${line}: answered ${String(status)}`);
  if (certain > quotas.enquiries) world.fail(`${line}: accepted as number ${String(certain)}`);
  const isStored = [...world.read().enquiries.values()].some(
    ({ email, message }) => email === operation.email && message === operation.message,
  );
  const isErased = isBeside(world, operation, ["erase", "purge"]);
  if (!isStored && !isErased) world.fail(`${line}: answered, but not stored`);
}

/** A hold is answered with the page of its payment, or refused for a reason. */
export function expectHeld(
  world: World,
  operation: Operation,
  { status }: Answer,
  { token, instance, person }: { token: string | undefined; instance: Instance; person: Person },
): void {
  const line = describe(world, operation);
  const who = `book ${person.address}`;
  const { certain, all } = spend(world, instance, who, token !== undefined);
  if (status === 503) return;
  if (token !== undefined) {
    if (certain > quotas.bookings) world.fail(`${line}: accepted as number ${String(certain)}`);
    const booking = findBooking(world, token.slice(0, 16));
    const isGone = isBeside(world, operation, ["release", "erase"]) || hasMoved(booking, operation);
    if (booking?.startsAt !== operation.slot && !isGone) world.fail(`${line}: not held`);
    return;
  }
  if (status === 429) {
    const isBusy = countHolds(world, person) >= mostOpenHolds || isShareHeld(world);
    if (
      !isBusy &&
      all <= quotas.bookings &&
      !isBeside(world, operation, ["pay", "release", "erase"])
    )
      world.fail(`${line}: refused though nothing is held`);
    return;
  }
  expectRefusedFairly(world, operation, status);
}

/** Returns true if all visitors together have reached the hold limit. */
function isShareHeld(world: World): boolean {
  const { all } = findHoldLimits(findOfferedSlots(rules, world.time.now()).length);
  const held = [...world.read().bookings.values()].filter(({ state }) => state === "held");
  return held.length >= all;
}

/** A session of a package is booked at once, or refused for a reason. */
export function expectSession(
  world: World,
  operation: Operation,
  { status }: Answer,
  id: string | undefined,
): void {
  const line = describe(world, operation);
  if (id !== undefined) {
    const booking = findBooking(world, id);
    const isLater = isBeside(world, { ...operation, bookingId: id }, ["move", "cancel", "erase"]);
    if (booking?.state !== "confirmed" && !isLater) world.fail(`${line}: not booked`);
    return;
  }
  // Its package is expired, used up or erased.
  if (status === 410 || status === 404 || status === 429 || status === 503) return;
  if (status !== 409) world.fail(`${line}: answered ${String(status)}`);
}

/** A payment is answered with its appointment, or with the reason for its absence. */
export function expectPaid(world: World, operation: Operation, answer: Answer): void {
  const { bookingId = "" } = operation;
  const line = describe(world, operation);
  const booking = findBooking(world, bookingId);
  const { status, location } = answer;
  const charge = world.payments.find(bookingId);
  if (status === 303 && location.includes("/appointment")) {
    if (charge !== undefined) charge.isReported = true;
    const isLater =
      isBeside(world, operation, ["cancel", "erase"]) || isSuspended(world, operation);
    if (booking?.state !== "confirmed" && booking?.state !== "cancelled" && !isLater) {
      world.fail(`${line}: answered as confirmed, but it is not`);
    }
  } else if (status === 409 && charge !== undefined) {
    if (!answer.text.includes(charge.reference)) world.fail(`${line}: its payment is not stated`);
    charge.isReported = true;
  } else if (status === 410) {
    const isOpen = booking?.state === "held" && (booking.holdEndsAt ?? 0) > world.time.now();
    if (isOpen) world.fail(`${line}: refused though it is held`);
  } else if (status === 409 && world.pages?.isErased(bookingId) === true) {
    // Its payment was confirmed and its data were erased meanwhile.
  } else if (status === 409 && world.diary !== undefined) {
    // The owner's calendar has its hour as busy.
  } else if (world.pages !== undefined && [200, 429].includes(status)) {
    // The provider has not answered, or another hour is being paid.
  } else if (operation.kind === "payLater" && status === 429) {
    // Another transfer is awaited.
  } else if (![303, 402, 404, 503].includes(status)) {
    world.fail(`${line}: answered ${String(status)}`);
  }
}

/** A released slot belongs to nobody. */
export function expectReleased(
  world: World,
  operation: Operation,
  { status, location }: Answer,
): void {
  if (status !== 303 || location.includes("/appointment")) return;
  const booking = findBooking(world, operation.bookingId);
  const line = describe(world, operation);
  const isPaid = isBeside(world, operation, ["pay", "hold"]);
  if (booking?.state === "held" && !isPaid) world.fail(`${line}: still held`);
}

/** A moved appointment has its new time. */
export function expectMoved(
  world: World,
  operation: Operation,
  { status, location }: Answer,
): void {
  const booking = findBooking(world, operation.bookingId);
  const line = describe(world, operation);
  if (status === 409) return expectRefusedFairly(world, operation, status);
  if (status === 303 && location.includes("changed=moved")) {
    const isLater = isBeside(world, operation, ["move", "erase"]);
    if (booking?.startsAt !== operation.slot && !isLater) world.fail(`${line}: not moved`);
  }
}

/** A cancelled appointment has the state "cancelled". */
export function expectCancelled(world: World, operation: Operation, { status }: Answer): void {
  const booking = findBooking(world, operation.bookingId);
  if (status !== 303 || booking === undefined) return;
  const isLater = isBeside(world, operation, ["move"]);
  if (canChange(booking, world.time.now()) && !isLater) {
    world.fail(`${describe(world, operation)}: answered, but not cancelled`);
  }
}

/** No page shows a slot that is taken both at the request and at the answer. */
export function expectFreeHours(
  world: World,
  { status, text }: Answer,
  before: readonly BookingRecord[],
): void {
  if (status !== 200) return;
  const after = listTaken(world);
  for (const [, shown = ""] of text.matchAll(/[?&;]slot=([\w%-]+)/g)) {
    const slot = Date.parse(decodeURIComponent(shown));
    const isTaken = [before, after].every((taken) => taken.some((other) => meets(other, slot)));
    if (isTaken) world.fail(`the calendar offers ${shown}, which is taken`);
  }
}

/** A slot is refused only if it is taken, was just taken or released, or the same form took another. */
function expectRefusedFairly(world: World, operation: Operation, status: number): void {
  const { slot = 0, request } = operation;
  if (status !== 409)
    return world.fail(`${describe(world, operation)}: answered ${String(status)}`);
  // The owner's calendar may have it as busy.
  if (world.diary !== undefined) return;
  const now = world.time.now();
  const isNear = slot - now < (rules.noticeHours + 1) * 3_600_000;
  const isFar = slot - now > rules.horizonWeeks * 7 * 86_400_000 - 86_400_000;
  const bookings = [...world.read().bookings.values()];
  const isTaken = bookings.some((other) => meets(other, slot) || other.request === request);
  const others = world.operations.some(
    (other) => other !== operation && !["look", "enquiry"].includes(other.kind),
  );
  if (!isNear && !isFar && !isTaken && !others) {
    world.fail(`${describe(world, operation)}: refused though it is free`);
  }
}

/** Returns true if another operation since the last audit may have changed the same booking. */
function isBeside(world: World, operation: Operation, kinds: readonly OperationKind[]): boolean {
  const { bookingId } = operation;
  return world.operations.some(
    (other) =>
      other !== operation &&
      kinds.includes(other.kind) &&
      (bookingId === undefined || other.bookingId === undefined || other.bookingId === bookingId),
  );
}

/** Returns true if the machine was suspended meanwhile, so that a booking may have expired. */
function isSuspended(world: World, { startedAt }: Operation): boolean {
  return world.time.now() - startedAt > longestRequestMs;
}

function hasMoved(booking: BookingRecord | undefined, { request }: Operation): boolean {
  return booking?.request === request && booking !== undefined && booking.state !== "held";
}

function findBooking(world: World, id = ""): BookingRecord | undefined {
  return world.read().bookings.get(id);
}
