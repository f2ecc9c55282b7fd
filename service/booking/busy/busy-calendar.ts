import type { CalendarEvent } from "../notifications/calendar-file.ts";
import type { Span } from "../core/slots.ts";

/** A span in which the owner has no time; `bookingId` names the booking whose entry in the calendar this is. */
export type BusySpan = Span & { bookingId: string | null };

/** The busy times of a calendar in a span; `events` counts those that take no time too, since none may be a fault. */
export type BusyAnswer = { busy: BusySpan[]; events: number };

/** A booking as it is written to the calendar; `id` is the booking's. */
export type CalendarEntry = Omit<CalendarEvent, "organizer" | "attendees">;

/** Address of an entry, and its version there; null if it is unknown. */
export type EntryPlace = { href: string; etag: string | null };

/** The owner's calendar as a place for bookings. Every method rejects if the calendar does not confirm it. */
export type CalendarEntries = {
  /** Returns the place that a booking's new entry will have. */
  choosePlace: (bookingId: string) => Promise<EntryPlace>;
  /** Writes an entry, new or changed; returns its place from now on. */
  write: (place: EntryPlace, entry: CalendarEntry) => Promise<EntryPlace>;
  /** Removes an entry; one that is gone already is no fault. */
  remove: (place: EntryPlace) => Promise<void>;
};

/** A calendar of the owner's (decisions 088, 093). */
export type BusyCalendar = {
  /** The setting that chose it, for messages. */
  setting: "CALDAV_URL" | "CALENDAR_ICS_URL" | "MICROSOFT_CLIENT_ID" | "GOOGLE_CLIENT_ID";
  /** Names the calendar in the database, without its secrets. */
  source: string;
  /** Returns the busy times of a span; rejects unless the calendar answers in whole. */
  readBusy: (span: Span) => Promise<BusyAnswer>;
  /** Undefined if the calendar is read-only. */
  entries?: CalendarEntries;
};

const uidPattern = /^consultation-([0-9a-f]{16})$/;

/** The identity of a booking's entry, the same as in the files of its mails. */
export function entryUid(bookingId: string): string {
  return `consultation-${bookingId}`;
}

/** Returns the booking whose entry has this identity, or null for the owner's own events. */
export function findBookingId(uid: string): string | null {
  return uidPattern.exec(uid)?.[1] ?? null;
}
