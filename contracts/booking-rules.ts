import * as v from "valibot";
import { consultation } from "./consultation.ts";
import { expected } from "./value-faults.ts";

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const hours = v.pipe(
  v.string(),
  v.check((range) => {
    const parsed = parseHours(range);
    return parsed !== undefined && parsed.toMinute - parsed.fromMinute >= consultation.minutes;
  }, expected("hours-range")),
);

const day = v.pipe(
  v.array(hours),
  v.check((ranges) => {
    const parsed = ranges.map(parseHours).filter((range) => range !== undefined);
    return parsed.every(
      ({ fromMinute }, index) => fromMinute >= (parsed[index - 1]?.toMinute ?? 0),
    );
  }, expected("hours-order")),
);

const date = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text), expected("day-holiday")),
);

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * Bookable hours of the owner (D15). A day left out is closed; holidays are days in the owner's time zone. Notice and
 * horizon count from now to a session's start, `packageMonths` from payment to the last session of a package.
 */
export const bookingRulesSchema = v.strictObject({
  timeZone: v.pipe(v.string(), v.check(isTimeZone, expected("time-zone"))),
  weekly: v.strictObject({
    mon: v.optional(day),
    tue: v.optional(day),
    wed: v.optional(day),
    thu: v.optional(day),
    fri: v.optional(day),
    sat: v.optional(day),
    sun: v.optional(day),
  }),
  noticeHours: whole(0, 24 * 30),
  horizonWeeks: whole(1, 52),
  bufferMinutes: whole(0, 240),
  holidays: v.array(date),
  packageMonths: whole(1, 60),
});

export type BookingRules = v.InferOutput<typeof bookingRulesSchema>;

/** Reads `"09:00-14:00"` as minutes of the day; undefined for anything else. */
export function parseHours(range: string): { fromMinute: number; toMinute: number } | undefined {
  const [, fromHour, fromPart, toHour, toPart] =
    /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(range) ?? [];
  const fromMinute = Number(fromHour) * 60 + Number(fromPart);
  const toMinute = Number(toHour) * 60 + Number(toPart);
  return fromMinute < toMinute && toMinute <= 24 * 60 ? { fromMinute, toMinute } : undefined;
}

/** True for an IANA name that this engine knows; false for offsets such as `"+01:00"`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

function isRealDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
