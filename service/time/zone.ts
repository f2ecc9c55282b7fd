import { isTimeZone } from "../../contracts/booking-rules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Converts between instants (ms since 1970) and the local time of an IANA time zone (decision 020). `name` is the
 * synonym that this engine prefers, e.g. `"Asia/Calcutta"` for `"Asia/Kolkata"`. `instantOf` takes a local date and
 * minute of the day: a time that occurs twice gives the first instant, and one in a gap is moved forward by the gap's
 * length.
 */
export type Zone = {
  name: string;
  /** How far the zone's clocks are ahead of UTC at an instant, in ms. */
  offsetAt: (instant: number) => number;
  dateAt: (instant: number) => string;
  instantOf: (date: string, minute: number) => number;
};

// A formatter is slow to create, and a request can name any zone.
const mostKept = 40;
const kept = new Map<string, Zone>();

// Names of known zones only: checking a name creates a formatter.
const mostNames = 1_000;
const names = new Set<string>();

/** True if the engine knows the zone; known names are cached. */
export function isZone(name: string): boolean {
  if (names.has(name)) return true;
  if (!isTimeZone(name)) return false;
  if (names.size >= mostNames) names.clear();
  names.add(name);
  return true;
}

/** Throws a RangeError if the engine does not know the zone. */
export function createZone(name: string): Zone {
  const zone = kept.get(name) ?? makeZone(name);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, zone);
  return zone;
}

function makeZone(name: string): Zone {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

  function localAt(instant: number): number {
    const fields = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  const offsetAt = (instant: number) => localAt(instant) - Math.floor(instant / 1000) * 1000;

  function instantOf(date: string, minute: number): number {
    const shown = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
    // No zone changes its clock twice within two days.
    const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
    const [first, second] = [shown - before, shown - after];
    return offsetAt(first) !== before && offsetAt(second) === after ? second : first;
  }

  return {
    name: format.resolvedOptions().timeZone,
    offsetAt,
    dateAt: (instant) => new Date(localAt(instant)).toISOString().slice(0, 10),
    instantOf,
  };
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}
