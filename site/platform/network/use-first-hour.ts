import { useEffect, useState } from "react";
import { firstHourPath } from "../../../contracts/booking.ts";
import { bookingUrl } from "../public-config.ts";

/** Returns the first free hour of our calendar, asked for once it is wanted; undefined until then, or without one. */
export function useFirstHour(isWanted: boolean): string | undefined {
  const [slot, setSlot] = useState<string>();
  useEffect(() => {
    if (!isWanted || bookingUrl !== undefined) return undefined;
    const waiting = new AbortController();
    fetchFirstHour(waiting.signal).then(setSlot, () => undefined);
    return () => waiting.abort();
  }, [isWanted]);
  return slot;
}

async function fetchFirstHour(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(firstHourPath, { signal });
  if (!response.ok) return undefined;
  // A host that answers every address with a page sends no JSON.
  const { slot } = (await response.json()) as { slot?: unknown };
  return typeof slot === "string" ? slot : undefined;
}
