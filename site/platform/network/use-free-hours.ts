import { useEffect, useState } from "react";
import { bookingPath, freeHoursPath, hourPage } from "../../../contracts/booking.ts";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import { bookingUrl } from "../public-config.ts";

const unknown: readonly string[] = [];

/** Returns the next free hours of our calendar, asked for once they are wanted; empty until then, or without any. */
export function useFreeHours(isWanted: boolean): readonly string[] {
  const [slots, setSlots] = useState(unknown);
  useEffect(() => {
    if (!isWanted || bookingUrl !== undefined) return undefined;
    const waiting = new AbortController();
    fetchFreeHours(waiting.signal).then(setSlots, () => undefined);
    return () => waiting.abort();
  }, [isWanted]);
  return slots;
}

/** Returns the address of the page that books an hour, in the visitor's time zone. */
export function addressOfHour(slot: string, locale: Locale): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams({ slot, zone });
  return `${localePrefix[locale]}${bookingPath}${hourPage}?${String(query)}`;
}

async function fetchFreeHours(signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(freeHoursPath, { signal });
  if (!response.ok) return unknown;
  // A host that answers every address with a page sends no JSON.
  const { slots } = (await response.json()) as { slots?: readonly string[] };
  return slots ?? unknown;
}
