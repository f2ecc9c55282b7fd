import type { Locale } from "../../contracts/locale.ts";
import { findCity } from "./zones.ts";

const regions: Record<Locale, string> = { es: "es-ES", en: "en-US" }; // §9

/** Writes instants the way a reader in a zone and language reads them. */
export type TimeTexts = {
  /** E.g. `"lunes, 23 de noviembre"`. */
  day: (instant: number) => string;
  /** E.g. `"23 nov"`. */
  shortDay: (instant: number) => string;
  /** E.g. `"9:15"`. */
  time: (instant: number) => string;
  /** With the offset, where a clock shows the same time twice: e.g. `"2:00 GMT+1"`. */
  exactTime: (instant: number) => string;
  /** E.g. `"mar, 9:15"`. */
  timeOnDay: (instant: number) => string;
  /** E.g. `"lunes, 23 de noviembre de 2026, 9:15"`. */
  moment: (instant: number) => string;
  /** E.g. `"23 de noviembre de 2026"`. */
  date: (instant: number) => string;
  /** The zone's city. */
  city: string;
};

// A formatter takes longer to make than a page to write; visitors' zones are few, but anyone can name others.
const mostKept = 40;
const kept = new Map<string, TimeTexts>();

/** Makes the texts of a language and an existing zone. */
export function createTimeTexts(locale: Locale, timeZone: string): TimeTexts {
  const name = `${locale} ${timeZone}`;
  const texts = kept.get(name) ?? makeTimeTexts(locale, timeZone);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, texts);
  return texts;
}

function makeTimeTexts(locale: Locale, timeZone: string): TimeTexts {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined;
    return (instant: number) => {
      formatter ??= new Intl.DateTimeFormat(regions[locale], { timeZone, ...options });
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

/** Writes an amount, e.g. `(9500, "EUR", "es")` as `"95 €"`; whole amounts without decimals. */
export function formatAmount(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(regions[locale], {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
