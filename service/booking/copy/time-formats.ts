import { languageTags, type Locale } from "../../../contracts/locale.ts";
import { findCity } from "./named-zones.ts";

type Format = (instant: number) => string;

/** Formats of instants (ms since 1970) in a time zone and language; the examples are Spanish. */
export type TimeFormats = {
  /** `"lunes, 23 de noviembre"` */
  day: Format;
  /** `"23 nov"` */
  shortDay: Format;
  /** `"9:15"` */
  time: Format;
  /** `"2:00 GMT+1"`, for the hour that a clock shows twice. */
  exactTime: Format;
  /** `"mar, 9:15"` */
  timeOnDay: Format;
  /** `"lunes, 23 de noviembre de 2026, 9:15"` */
  moment: Format;
  /** `"23 de noviembre de 2026"` */
  date: Format;
  /** Name of the zone's city. */
  city: string;
};

// A formatter is slow to make, and anyone can ask for any zone.
const mostKept = 40;
const kept = new Map<string, TimeFormats>();

/** Throws a RangeError where the engine does not know the zone. */
export function createTimeFormats(locale: Locale, timeZone: string): TimeFormats {
  const name = `${locale} ${timeZone}`;
  const formats = kept.get(name) ?? makeTimeFormats(locale, timeZone);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, formats);
  return formats;
}

function makeTimeFormats(locale: Locale, timeZone: string): TimeFormats {
  const format = (options: Intl.DateTimeFormatOptions): Format => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (instant) => {
      formatter ??= new Intl.DateTimeFormat(languageTags[locale], { timeZone, ...options });
      return formatter.format(instant);
    };
  };
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const date = { day: "numeric", month: "long", year: "numeric" } as const;
  return {
    day: format({ weekday: "long", day: "numeric", month: "long" }),
    shortDay: format({ day: "numeric", month: "short" }),
    time: format(clock),
    exactTime: format({ ...clock, timeZoneName: "shortOffset" }),
    timeOnDay: format({ weekday: "short", ...clock }),
    moment: format({ weekday: "long", ...date, ...clock }),
    date: format(date),
    city: findCity(timeZone, locale),
  };
}

/** E.g. `(9500, "EUR", "es")` gives `"95 €"`. */
export function formatAmount(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
