import { consultation } from "../../../contracts/consultation.ts";
import type { Booking } from "./booking.ts";

export const changeNoticeMs = consultation.rescheduleHours * 60 * 60 * 1000;

const missedMs = 15 * 60 * 1000;

/** True once a client who has not come is more than late. */
export function canMiss({ startsAt }: Pick<Booking, "startsAt">, now: number): boolean {
  return now >= startsAt + missedMs;
}

export function isWithinNotice({ startsAt }: Pick<Booking, "startsAt">, now: number): boolean {
  return startsAt - now < changeNoticeMs;
}

export function canChange(booking: Pick<Booking, "state" | "startsAt">, now: number): boolean {
  return booking.state === "confirmed" && !isWithinNotice(booking, now);
}
