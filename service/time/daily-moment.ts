import { addDays, createZone, type Zone } from "./zone.ts";

/** A day in a time zone, and the instant at which its time of day comes. */
export type DailyMoment = { day: string; instant: number };

/** Returns the last moment, at or before `now`, at which clocks in the zone show a time such as `07:30`. */
export function findLastMoment(timeZone: string, time: string, now: number): DailyMoment {
  const zone = createZone(timeZone);
  const today = momentOn(zone, zone.dateAt(now), time);
  return today.instant <= now ? today : momentOn(zone, addDays(today.day, -1), time);
}

function momentOn(zone: Zone, day: string, time: string): DailyMoment {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day, instant: zone.instantOf(day, hour * 60 + minute) };
}

/** When the nightly restore is rehearsed, in the owner's time zone. */
const rehearsalTime = "03:10";

/** Returns the last instant at which a restore was to be rehearsed. */
export function findRehearsal(timeZone: string, now: number): number {
  return findLastMoment(timeZone, rehearsalTime, now).instant;
}
