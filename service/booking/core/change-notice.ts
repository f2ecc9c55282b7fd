import { consultation } from "../../../contracts/consultation.ts";
import type { Booking } from "./booking.ts";

export const changeNoticeMs = consultation.rescheduleHours * 60 * 60 * 1000;

export function isWithinNotice({ startsAt }: Pick<Booking, "startsAt">, now: number): boolean {
  return startsAt - now < changeNoticeMs;
}

export function canChange(booking: Pick<Booking, "state" | "startsAt">, now: number): boolean {
  return booking.state === "confirmed" && !isWithinNotice(booking, now);
}
