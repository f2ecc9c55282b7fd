import { dayNumber, readDate } from "../table/calendar.ts";

type Period = "day" | "month" | "quarter" | "year";

/** The last day of a year, not in February. */
export type YearEnd = { month: number; day: number };

/**
 * The days that a measure counts instead of those that filters leave:
 * - `toDate`: from the start of the period of the last of them, up to it.
 * - `before`: the period before that of the first of them.
 * - `latest`: as many days, or years, up to the last of them.
 * - `upTo`: all up to the last of them.
 */
export type Span =
  | { kind: "toDate"; period: Period; yearEnd?: YearEnd }
  | { kind: "before"; period: Period; yearEnd?: YearEnd }
  | { kind: "latest"; days: number }
  | { kind: "latest"; years: number }
  | { kind: "upTo" };

export type Interval = { from: number; to: number };

/**
 * Returns the days of a span, by the first and last day that filters leave; null where descriptions of DAX differ: the
 * year before several years, and years up to 28 February that begin in a leap year.
 */
export function findInterval(span: Span, first: number, last: number): Interval | null {
  switch (span.kind) {
    case "upTo":
      return { from: -Infinity, to: last };
    case "toDate":
      return { from: startOf(span, last), to: last };
    case "before": {
      const start = startOf(span, first);
      if (span.period === "year" && startOf(span, last) !== start) return null;
      return { from: startOf(span, start - 1), to: start - 1 };
    }
    case "latest": {
      if ("days" in span) return { from: last - span.days + 1, to: last };
      const { year, month, day } = readDate(last);
      const end = dayNumber(year - span.years, month + 1, 1) - 1;
      const before = dayNumber(year - span.years, month, day);
      const isLastOfMonth = readDate(last + 1).day === 1;
      if (isLastOfMonth && before < end) return null;
      return { from: Math.min(before, end) + 1, to: last };
    }
  }
}

/** True of a span that has no days for some first and last day. */
export function mayBeUnknown(span: Span): boolean {
  return "years" in span || (span.kind === "before" && span.period === "year");
}

function startOf(
  { period, yearEnd = { month: 12, day: 31 } }: { period: Period; yearEnd?: YearEnd },
  of: number,
): number {
  const { year, month } = readDate(of);
  switch (period) {
    case "day":
      return of;
    case "month":
      return dayNumber(year, month, 1);
    case "quarter":
      return dayNumber(year, month - ((month - 1) % 3), 1);
    case "year": {
      const end = dayNumber(year, yearEnd.month, yearEnd.day);
      return of > end ? end + 1 : dayNumber(year - 1, yearEnd.month, yearEnd.day) + 1;
    }
  }
}
