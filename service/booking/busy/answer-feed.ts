import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { writeCalendarFile } from "../notifications/calendar-file.ts";
import { describeEvent } from "../notifications/describe-event.ts";
import type { BookingDependencies } from "../routes/booking-dependencies.ts";

/** How long a past appointment stays in the feed. */
const pastMs = 31 * 86_400_000;

type FeedDependencies = Pick<
  BookingDependencies,
  "bookings" | "owner" | "siteUrl" | "feedKey" | "now"
>;

/** Adds the calendar of all bookings, to subscribe to; its address is the only key to names and topics. */
export function addFeedRoute(
  routes: Hono,
  { feedKey, bookings, owner, siteUrl, now }: FeedDependencies,
): void {
  if (feedKey === undefined) return;
  routes.get("/calendar/:file{[\\w-]+\\.ics}", async (c, next) => {
    if (!isSame(c.req.param("file"), `${feedKey}.ics`)) return next();
    const key = await bookings.readKey();
    const confirmed = (await bookings.list()).filter(
      ({ state, endsAt }) => state === "confirmed" && endsAt > now() - pastMs,
    );
    const events = confirmed.map((booking) =>
      describeEvent({ ...booking, booking }, "owner", { owner, key, siteUrl }),
    );
    const file = writeCalendarFile(
      "PUBLISH",
      ...events.map((event) => Object.assign(event, { writtenAt: now() })),
    );
    return c.body(file, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    });
  });
}

/** Compares in a time that depends on neither text. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
