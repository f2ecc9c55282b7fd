const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A time zone's clock: which day and minute it shows at an instant, and the instant at which it shows them. */
export type Zone = {
  /** The one name this engine uses for it, e.g. `"Asia/Calcutta"` or `"Asia/Kolkata"`. */
  name: string;
  /** The day at an instant, e.g. `"2027-03-28"`. */
  dateAt: (instant: number) => string;
  /** The instant at which a day's clock shows so many minutes after midnight; where it skips them, as many after the skip, and where it shows them twice, the first. */
  instantOf: (date: string, minute: number) => number;
};

// Its formatter takes long to make; visitors' zones are few, but anyone can name others.
const mostKept = 40;
const kept = new Map<string, Zone>();

/** Makes the clock of an IANA zone; throws a RangeError where it is unknown. */
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

  // What the clock shows, as if it were UTC.
  function shownAt(instant: number): number {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  const offsetAt = (instant: number) => shownAt(instant) - Math.floor(instant / 1000) * 1000;

  function instantOf(date: string, minute: number): number {
    const shown = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
    // No zone changes its clock twice within two days.
    const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
    const [first, second] = [shown - before, shown - after];
    return offsetAt(first) !== before && offsetAt(second) === after ? second : first;
  }

  return {
    name: format.resolvedOptions().timeZone,
    dateAt: (instant) => new Date(shownAt(instant)).toISOString().slice(0, 10),
    instantOf,
  };
}

/** The day so many days later, e.g. `("2026-12-31", 1)` gives `"2027-01-01"`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Day of the week of a day: 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}
