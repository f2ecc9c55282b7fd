import ICAL from "ical.js";
import { createZone, isZone, type Zone } from "../../../time/zone.ts";
import { windowsZones } from "./windows-zones.ts";

const dayMs = 86_400_000;

/** A time zone by the engine's rules, which are newer and longer than those that calendars write into their files. */
class EngineZone extends ICAL.Timezone {
  readonly #zone: Zone;
  readonly #offsets = new Map<number, number>();

  constructor(tzid: string, zone: Zone) {
    super({ tzid });
    this.#zone = zone;
  }

  /** Returns the offset of a local time in s; it is kept for days without a change of clocks. */
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const shown = Date.UTC(year, month - 1, day);
    const known = this.#offsets.get(shown);
    if (known !== undefined) return known;
    const before = this.#zone.offsetAt(shown - dayMs);
    if (before === this.#zone.offsetAt(shown + 2 * dayMs)) {
      this.#offsets.set(shown, before / 1000);
      return before / 1000;
    }
    const minuteOfDay = hour * 60 + minute;
    const instant = this.#zone.instantOf(formatDate(shown), minuteOfDay);
    return (shown + minuteOfDay * 60_000 - instant) / 1000;
  }
}

/** Makes a TZID known by the engine's rules; false if it is neither an IANA name nor one of Windows. */
export function registerZone(tzid: string): boolean {
  const name = windowsZones[tzid] ?? tzid;
  if (!isZone(name)) return false;
  const { TimezoneService } = ICAL;
  if (!TimezoneService.has(tzid)) {
    TimezoneService.register(new EngineZone(tzid, createZone(name)), tzid);
  }
  return true;
}

/** Returns the instant of a time in ms; days, and times without a zone, are the owner's. */
export function findInstant(time: ICAL.Time, owners: Zone): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const date = formatDate(Date.UTC(year, month - 1, day));
  return owners.instantOf(date, hour * 60 + minute) + second * 1000;
}

function formatDate(shown: number): string {
  return new Date(shown).toISOString().slice(0, 10);
}
