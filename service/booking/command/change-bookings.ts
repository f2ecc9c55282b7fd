import type { CommandResult } from "../../command-result.ts";
import { failWith, succeed } from "../../command-result.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { parseSlot } from "../core/slot-parameter.ts";
import { createZone } from "../../time/zone.ts";
import type { HoursStore, OwnHours } from "../owner/hours-store.ts";
import { cancelWays, type OwnerChanges } from "../owner/owner-changes.ts";
import type { BookingStore } from "../store/booking-store.ts";

type Changes = {
  bookings: BookingStore;
  hours: HoursStore;
  changes: OwnerChanges;
  timeZone: string;
};

export const changeUsage = `  npm run bookings -- move ID 2026-12-03T10:00      move one; the client gets a mail
  npm run bookings -- cancel ID refund              cancel one and pay it back; "keep" leaves the hour, "forfeit" counts it as used
  npm run bookings -- missed ID                     note that nobody came; "missed ID no" takes it back
  npm run bookings -- block 2026-12-03T14:00 2026-12-03T20:00      take no bookings then; "open" adds hours, "hours" lists both
  npm run bookings -- unblock ID                    take blocked or opened hours back
`;

/** Runs what changes bookings and hours; undefined for other words. Times are those of the owner's zone. */
export async function changeBookings(
  [name = "", subject = "", detail = "", surplus]: readonly string[],
  { bookings, hours, changes, timeZone }: Changes,
): Promise<CommandResult | undefined> {
  if (surplus !== undefined) return undefined;
  const readTime = (text: string) => readLocalTime(text, timeZone);
  if (name === "move" && detail !== "") {
    const outcome = await changes.move(subject, readTime(detail));
    return report(outcome === "done", `${subject} is moved.`, `Not moved: ${outcome}.`);
  }
  if (name === "cancel") {
    const booking = await bookings.find(subject);
    const way = cancelWays.find((known) => known === detail);
    if (way === undefined) return undefined;
    if (booking === undefined || !changes.listWays(booking).includes(way))
      return failWith(`There is no booking ${subject} to ${way}.\n`);
    const outcome = await changes.cancel(booking, way);
    return report(outcome === "done", `${subject} is cancelled.`, `Not cancelled: ${outcome}.`);
  }
  if (name === "missed" && subject !== "" && ["", "no"].includes(detail)) {
    const outcome = await bookings.miss(subject, detail === "");
    return report(outcome === "done", "It is noted.", `Not noted: ${outcome}.`);
  }
  if (name === "block" || name === "open") {
    const [startsAt, endsAt] = [readTime(subject), readTime(detail)];
    if (startsAt === undefined || endsAt === undefined || startsAt >= endsAt) return undefined;
    const id = await hours.add(name === "block" ? "block" : "extra", { startsAt, endsAt });
    return succeed(`${id}\n`);
  }
  if (name === "unblock" && subject !== "" && detail === "")
    return report(await hours.remove(subject), "They are as the rules say.", "There is none.");
  if (name === "hours" && subject === "") return listHours(await hours.list(), timeZone);
  return undefined;
}

function report(isDone: boolean, done: string, failed: string): CommandResult {
  return isDone ? succeed(`${done}\n`) : failWith(`${failed}\n`);
}

function listHours(own: readonly OwnHours[], timeZone: string): CommandResult {
  const { moment } = createTimeFormats("es", timeZone);
  const lines = own.map(
    ({ id, kind, startsAt, endsAt }) => `${kind}  ${moment(startsAt)} - ${moment(endsAt)}  ${id}\n`,
  );
  return succeed(lines.length === 0 ? "There are no hours besides the rules.\n" : lines.join(""));
}

/** Reads a time such as `2026-12-03T10:00` in a time zone; undefined for anything else. */
function readLocalTime(text: string, timeZone: string): number | undefined {
  if (parseSlot(`${text}Z`) === undefined) return undefined;
  const [date = "", clock = ""] = text.split("T");
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return createZone(timeZone).instantOf(date, hour * 60 + minute);
}
