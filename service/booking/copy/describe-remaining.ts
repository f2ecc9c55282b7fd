import { fillText } from "../../../contracts/fill-text.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { countRemaining, type Purchase } from "../core/booking.ts";
import { choosePlural } from "./booking-copy.ts";
import { createTimeFormats } from "./time-formats.ts";

export function describeRemaining(
  forms: { one: string; other: string },
  purchase: Purchase,
  locale: Locale,
  count = countRemaining(purchase),
): string {
  const { date } = createTimeFormats(locale, purchase.timeZone);
  return fillText(choosePlural(forms, count), { count, date: date(purchase.validUntil ?? 0) });
}
