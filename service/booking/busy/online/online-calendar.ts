import type { Zone } from "../../../time/zone.ts";
import {
  entryUid,
  findBookingId,
  type BusyCalendar,
  type CalendarEntry,
  type EntryPlace,
} from "../busy-calendar.ts";
import { createOnlineClient, type OnlineClient } from "./online-client.ts";
import type { Answer, OnlineService } from "./online-service.ts";
import type { Tokens } from "./tokens.ts";

const dayMs = 86_400_000;
/** How often a change is tried that another program's change overtakes. */
const mostRounds = 3;
/** The event is gone, there already, or of another version. */
const outdated = new Set([404, 409, 410, 412]);
const gone = new Set([404, 410]);

type OnlineDependencies = { service: OnlineService; tokens: Tokens; owners: Zone };

/** Opens the calendars of an account at Microsoft or Google (decision 093); all that are its own are read. */
export function openOnlineCalendar({ service, tokens, owners }: OnlineDependencies): BusyCalendar {
  const client = createOnlineClient(service, tokens);
  return {
    setting: service.setting,
    source: service.id,
    readBusy: async (span) => {
      const calendars = service.findOwn(await client.list(service.calendars));
      if (calendars.length === 0) throw new Error("It names no calendar of the account");
      // Servers judge whole days by clocks of their own.
      const asked = { startsAt: span.startsAt - dayMs, endsAt: span.endsAt + dayMs };
      const events = [];
      for (const calendar of calendars) {
        for (const item of await client.list(service.events(calendar, asked))) {
          const event = readEvent(service, item, owners);
          if (event.endsAt > span.startsAt && event.startsAt < span.endsAt) events.push(event);
        }
      }
      const busy = events
        .filter(({ takesTime, startsAt, endsAt }) => takesTime && endsAt > startsAt)
        .map(({ startsAt, endsAt, bookingId }) => ({ startsAt, endsAt, bookingId }));
      return { busy, events: events.length };
    },
    entries: {
      // The provider chooses the address; until it is known, the identity stands for it.
      choosePlace: async (bookingId) => Promise.resolve({ href: entryUid(bookingId), etag: null }),
      write: async (place, entry) => writeEntry(service, client, place, entry),
      remove: async (place) => removeEntry(service, client, place),
    },
  };
}

/** Throws if an event cannot be read, since it may be tomorrow's. */
function readEvent(service: OnlineService, item: Answer, owners: Zone) {
  try {
    const event = service.readEvent(item, owners);
    if (!Number.isFinite(event.startsAt + event.endsAt)) throw new Error("it has no times");
    return event;
  } catch (error) {
    throw new Error("One of its events cannot be read", { cause: error });
  }
}

/** Changes an entry if its version is the known one; otherwise looks for it, and changes or makes it. */
async function writeEntry(
  service: OnlineService,
  client: OnlineClient,
  place: EntryPlace,
  entry: CalendarEntry,
): Promise<EntryPlace> {
  let known = place.etag === null ? await locate(service, client, entry.id) : place;
  const body = service.writeEntry(entry);
  for (let round = 0; round < mostRounds; round += 1) {
    const { status, answer, reason } =
      known === undefined
        ? await client.send("POST", service.entries(), { ...body, ...service.identify(entry) })
        : await client.send("PATCH", service.entries(known.href), body, known.etag);
    if (status < 300) return service.readPlace(answer);
    if (!outdated.has(status)) throw new Error(`It answered ${reason} to a booking`);
    known = await locate(service, client, entry.id);
  }
  throw new Error("Another program changes a booking's entry again and again");
}

/** Removes an entry of any version: the booking is cancelled. */
async function removeEntry(
  service: OnlineService,
  client: OnlineClient,
  { href, etag }: EntryPlace,
): Promise<void> {
  const known =
    etag === null ? await locate(service, client, findBookingId(href) ?? "") : { href, etag };
  if (known === undefined) return;
  const { status, reason } = await client.send("DELETE", service.entries(known.href));
  if (status >= 300 && !gone.has(status))
    throw new Error(`It answered ${reason} to a cancellation`);
}

/** Returns the place of a booking's entry, or undefined if there is none. */
async function locate(
  service: OnlineService,
  client: OnlineClient,
  bookingId: string,
): Promise<EntryPlace | undefined> {
  const at = service.locate(bookingId);
  const { status, answer, reason } = await client.send("GET", at);
  if (gone.has(status)) return undefined;
  if (status !== 200) throw new Error(`It answered ${reason} to the address of a booking`);
  const { items } = service.readPage(answer, at);
  const [event] = items ?? [answer];
  return event && service.readPlace(event);
}
