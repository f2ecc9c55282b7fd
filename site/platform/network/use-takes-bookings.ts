import { useEffect, useState } from "react";
import { bookingStatusPath } from "../../../contracts/booking.ts";

/** True once our own service says that it takes bookings (D15); false on a static host, and before mounting. */
export function useTakesBookings(): boolean {
  const [takesBookings, setTakesBookings] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetchTakesBookings(leaving.signal).then(setTakesBookings, () => undefined);
    return () => leaving.abort();
  }, []);
  return takesBookings;
}

async function fetchTakesBookings(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(bookingStatusPath, { signal });
  if (!response.ok) return false;
  // A host that answers every address with a page gives no JSON.
  const answer = (await response.json()) as { takesBookings?: unknown };
  return answer.takesBookings === true;
}
