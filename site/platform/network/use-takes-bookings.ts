import { useEffect, useState } from "react";
import { bookingStatusPath } from "../../../contracts/booking.ts";

const patienceMs = 10_000;

/**
 * Returns whether our service takes bookings (D15): undefined before it answers, false on a static host or after ten
 * seconds.
 */
export function useTakesBookings(): boolean | undefined {
  const [takesBookings, setTakesBookings] = useState<boolean>();
  useEffect(() => {
    let isLeft = false;
    const waiting = new AbortController();
    const patience = setTimeout(() => waiting.abort(), patienceMs);
    const settle = (takes: boolean) => {
      clearTimeout(patience);
      if (!isLeft) setTakesBookings(takes);
    };
    fetchTakesBookings(waiting.signal).then(settle, () => settle(false));
    return () => {
      isLeft = true;
      waiting.abort();
    };
  }, []);
  return takesBookings;
}

async function fetchTakesBookings(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(bookingStatusPath, { signal });
  if (!response.ok) return false;
  // A host that answers every address with a page sends no JSON.
  const answer = (await response.json()) as { takesBookings?: unknown };
  return answer.takesBookings === true;
}
