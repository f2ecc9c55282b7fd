import { languageTags, type Locale } from "../../../contracts/locale.ts";
import { findCity } from "./named-zones.ts";

type Format = (instant: number) => string;

/**
 * Formats of instants (ms since 1970) in one time zone and language. In Spanish: day `"lunes, 23 de noviembre"`,
 * shortDay `"23 nov"`, weekday `"lun"`, dayOfMonth `"23"`, timeOnDay `"mar, 9:15"`, shortMoment `"lun, 23 nov, 9:15"`,
 * moment `"lunes, 23 de noviembre de 2026, 9:15"`. `city` is that of the zone.
 */
export type TimeFormats = {
  day: Format;
  shortDay: Format;
  weekday: Format;
  dayOfMonth: Format;
  time: Format;
  exactTime: Format;
  timeOnDay: Format;
  shortMoment: Format;
  moment: Format;
  date: Format;
  city: string;
};

// A formatter is slow to create, and a request can name any zone.
const mostKept = 40;
const kept = new Map<string, TimeFormats>();

/** Throws a RangeError if the engine does not know the zone. */
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
    weekday: format({ weekday: "short" }),
    dayOfMonth: format({ day: "numeric" }),
    time: format(clock),
    exactTime: format({ ...clock, timeZoneName: "shortOffset" }),
    timeOnDay: format({ weekday: "short", ...clock }),
    shortMoment: format({ weekday: "short", day: "numeric", month: "short", ...clock }),
    moment: format({ weekday: "long", ...date, ...clock }),
    date: format(date),
    city: findCity(timeZone, locale),
  };
}

export function formatAmount(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
