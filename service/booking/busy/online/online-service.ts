import type { Span } from "../../core/slots.ts";
import type { Zone } from "../../../time/zone.ts";
import type { BusyCalendar, BusySpan, CalendarEntry, EntryPlace } from "../busy-calendar.ts";

/** A calendar of the account that is signed in; bookings are written to the main one. */
type OnlineCalendar = { id: string; account: string; isMain: boolean };

/** A provider's answer in JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/** A provider of calendars to which the owner signs in by OAuth (decision 093). */
export type OnlineService = {
  id: "microsoft" | "google";
  name: string;
  setting: BusyCalendar["setting"];
  /** Endpoint of tokens; `client` and `scope` are fields of its requests. */
  tokenAddress: string;
  client: Readonly<Record<string, string>>;
  scope: string;
  /** Headers of each request. */
  headers: Readonly<Record<string, string>>;
  calendars: URL;
  /** Returns the account's own calendars among those that it sees. */
  findOwn: (calendars: readonly Answer[]) => OnlineCalendar[];
  /** The address of the events in a span, recurrences expanded. */
  events: (calendar: OnlineCalendar, span: Span) => URL;
  /** Returns the items of a page, and the address of the next one; the items are undefined if it is no list. */
  readPage: (page: Answer, at: URL) => { items: Answer[] | undefined; next: URL | undefined };
  /** Returns when an event is, and whether it takes time; times may be of no date. */
  readEvent: (event: Answer, owners: Zone) => BusySpan & { takesTime: boolean };
  /** The address of the main calendar's entries, or of one. */
  entries: (id?: string) => URL;
  /** The address at which a booking's entry is found, alone or in a list. */
  locate: (bookingId: string) => URL;
  readPlace: (event: Answer) => EntryPlace;
  writeEntry: (entry: CalendarEntry) => object;
  /** Further fields of a new entry, by which the same one is not made twice. */
  identify: (entry: CalendarEntry) => object;
};
