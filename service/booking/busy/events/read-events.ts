import ICAL from "ical.js";
import type { Span } from "../../core/slots.ts";
import { addDays, createZone, type Zone } from "../../../time/zone.ts";
import { findBookingId, type BusyAnswer, type BusySpan } from "../busy-calendar.ts";
import { findInstant, registerZone } from "./event-zone.ts";

/** A daily event of fifty years; more often recurs nothing that a person attends. */
const mostOccurrences = 20_000;
/** How far a change of all later occurrences may move them. */
const widestShiftMs = 31 * 86_400_000;

/** A day and the widest offset of a zone: by so much a local date differs from its instants at most. */
const widestOffsetMs = 2 * 86_400_000;

type Owner = {
  /** Time zone of days and of times without a zone. */
  timeZone: string;
  /** Addresses of the owner: an invitation that one of them declined takes no time. */
  addresses: readonly string[];
};

/**
 * Returns the busy times of a span by the events of an iCalendar file (RFC 5545), recurrences expanded. Throws if an
 * event cannot be read, since it may be tomorrow's; messages hold nothing that a person wrote.
 */
export function readEvents(text: string, span: Span, owner: Owner): BusyAnswer {
  const calendars = listCalendars(text);
  const reader = new EventReader(span, owner);
  for (const calendar of calendars) {
    const events = calendar.getAllSubcomponents("vevent");
    const byUid = Map.groupBy(events, (event) => String(event.getFirstPropertyValue("uid")));
    for (const [uid, group] of byUid) reader.read(uid, group);
  }
  return { busy: reader.busy, events: reader.events };
}

function listCalendars(text: string): ICAL.Component[] {
  const parsed = parse(text);
  const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as JCal[];
  if (calendars.length === 0) throw new Error("It is empty");
  return calendars.map((calendar) => {
    if (calendar[0] !== "vcalendar") throw new Error(`It is no VCALENDAR but ${calendar[0]}`);
    if (calendar[2].some(([name]) => name === "vfreebusy")) {
      throw new Error("It publishes VFREEBUSY instead of events");
    }
    return new ICAL.Component(preferEngineZones(calendar));
  });
}

function toShownDay({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day);
}

/** Throws without the parser's message, which would show an event's text in the public health check. */
function parse(text: string): unknown[] {
  try {
    return ICAL.parse(text) as unknown[];
  } catch (error) {
    throw new Error("It answered no iCalendar file", { cause: error });
  }
}

type JCal = [name: string, properties: JCalProperty[], parts: JCal[]];

type JCalProperty = [name: string, parameters: Record<string, string>, type: string, value: string];

/** Leaves out the rules of zones that the engine knows; ical.js then uses those registered. */
function preferEngineZones([name, properties, parts]: JCal): JCal {
  const named = parts.flatMap(([, own]) => own.map(([, { tzid }]) => tzid));
  const known = new Set(
    [...new Set(named)].filter((tzid) => tzid !== undefined && registerZone(tzid)),
  );
  const kept = parts.filter((part) => part[0] !== "vtimezone" || !known.has(findTzid(part)));
  return [name, properties, kept];
}

function findTzid([, properties]: JCal): string {
  return properties.find(([name]) => name === "tzid")?.[3] ?? "";
}

class EventReader {
  readonly busy: BusySpan[] = [];
  events = 0;
  readonly #span: Span;
  readonly #owner: Owner;
  readonly #zone: Zone;

  constructor(span: Span, owner: Owner) {
    this.#span = span;
    this.#owner = owner;
    this.#zone = createZone(owner.timeZone);
  }

  /** Reads an event with its changed occurrences, which stand on their own too: their event may be another's. */
  read(uid: string, group: readonly ICAL.Component[]): void {
    try {
      const [changed, whole] = [true, false].map((isChanged) =>
        group.filter((event) => event.hasProperty("recurrence-id") === isChanged),
      ) as [ICAL.Component[], ICAL.Component[]];
      for (const one of changed) this.#add(uid, new ICAL.Event(one));
      for (const one of whole) {
        const event = new ICAL.Event(one, { exceptions: changed });
        if (event.isRecurring()) this.#expand(uid, event);
        else this.#add(uid, event);
      }
    } catch (error) {
      const [name = ""] = uid.split("@");
      throw new Error(`Its event ${name.slice(0, 80)} cannot be read`, { cause: error });
    }
  }

  #expand(uid: string, event: ICAL.Event): void {
    const shiftMs = event.rangeExceptions.length > 0 ? widestShiftMs : 0;
    const begin =
      this.#span.startsAt - shiftMs - event.duration.toSeconds() * 1000 - widestOffsetMs;
    const end = this.#span.endsAt + shiftMs;
    const occurrences = event.iterator();
    for (let count = 0; count < mostOccurrences; count += 1) {
      const occurrence = occurrences.next() as ICAL.Time | undefined;
      if (occurrence === undefined) return;
      if (toShownDay(occurrence) < begin) continue;
      if (findInstant(occurrence, this.#zone) >= end) return;
      const { item, startDate, endDate } = event.getOccurrenceDetails(occurrence);
      if (item === event || item.modifiesFuture()) this.#add(uid, item, startDate, endDate);
    }
    throw new Error(`it recurs more than ${String(mostOccurrences)} times`);
  }

  #add(uid: string, event: ICAL.Event, start = event.startDate, end = event.endDate): void {
    const startsAt = findInstant(start, this.#zone);
    const endsAt = Math.max(findInstant(end, this.#zone), this.#findDayEnd(start));
    if (endsAt <= this.#span.startsAt || startsAt >= this.#span.endsAt) return;
    this.events += 1;
    if (endsAt <= startsAt || !this.#takesTime(event)) return;
    this.busy.push({ startsAt, endsAt, bookingId: findBookingId(uid) });
  }

  /** The end of an event of whole days, which lasts one at least; others may have no length. */
  #findDayEnd(start: ICAL.Time): number {
    return start.isDate ? this.#zone.instantOf(addDays(start.toString(), 1), 0) : -Infinity;
  }

  #takesTime({ component }: ICAL.Event): boolean {
    const read = (name: string) => String(component.getFirstPropertyValue(name)).toUpperCase();
    return (
      read("transp") !== "TRANSPARENT" &&
      read("status") !== "CANCELLED" &&
      !this.#declined(component)
    );
  }

  #declined(component: ICAL.Component): boolean {
    return component.getAllProperties("attendee").some((attendee) => {
      const address = String(attendee.getFirstValue()).toLowerCase();
      const isOwners = this.#owner.addresses.some(
        (own) => address === `mailto:${own.toLowerCase()}`,
      );
      return isOwners && attendee.getFirstParameter("partstat")?.toUpperCase() === "DECLINED";
    });
  }
}
