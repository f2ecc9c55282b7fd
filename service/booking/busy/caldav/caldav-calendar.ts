import type { Span } from "../../core/slots.ts";
import { entryUid, type BusyAnswer, type BusyCalendar } from "../busy-calendar.ts";
import { writeCalendarFile } from "../../notifications/calendar-file.ts";
import { createDavClient, type DavClient } from "./dav-client.ts";
import { findCollections, type Collections } from "./find-collections.ts";
import { findElements } from "./parse-xml.ts";
import { queryEvents } from "./query-events.ts";
import { removeEntry, writeEntry } from "./write-entry.ts";

const dayMs = 86_400_000;
const recurring = ["RRULE", "RDATE"].map((name) => `<C:prop-filter name="${name}"/>`);

type CaldavDependencies = {
  url: string;
  user: string;
  password: string;
  read: (text: string, span: Span) => BusyAnswer;
};

/** Opens a CalDAV account (RFC 4791): `url` is a calendar, their home, or any address that names the home. */
export function openCaldavCalendar({ read, ...settings }: CaldavDependencies): BusyCalendar {
  const client = createDavClient(settings);
  let found: Promise<Collections> | undefined;

  /** Calls with the calendars of the account, which are looked for again after a fault: they may have moved. */
  async function withCollections<Result>(
    act: (found: Collections) => Promise<Result>,
  ): Promise<Result> {
    found ??= findCollections(client);
    try {
      return await act(await found);
    } catch (error) {
      found = undefined;
      throw error;
    }
  }

  return {
    setting: "CALDAV_URL",
    source: `caldav ${settings.user} ${client.address.host}${client.address.pathname}`,
    readBusy: async (span) =>
      withCollections(async ({ read: collections }) => {
        const answers: BusyAnswer[] = [];
        for (const collection of collections)
          answers.push(...(await readCollection(client, collection, span, read)));
        return {
          busy: answers.flatMap(({ busy }) => busy),
          events: answers.reduce((sum, { events }) => sum + events, 0),
        };
      }),
    entries: {
      choosePlace: async (bookingId) =>
        withCollections(async ({ write: collection }) => {
          if (collection === undefined) throw new Error("It has no calendar that may be written");
          const folder = collection.href.replace(/\/?$/, "/");
          return Promise.resolve({ href: `${folder}${entryUid(bookingId)}.ics`, etag: null });
        }),
      write: async (place, entry) =>
        writeEntry(client, place, {
          uid: entryUid(entry.id),
          text: writeCalendarFile(undefined, entry),
        }),
      remove: async (place) => removeEntry(client, place),
    },
  };
}

/**
 * Reads the events of a calendar. Servers judge times without a zone by clocks of their own, so a day more is asked for
 * on both sides; and Xandikos finds no recurrence that began before, so all recurrences are asked for besides.
 */
async function readCollection(
  client: DavClient,
  collection: URL,
  span: Span,
  read: CaldavDependencies["read"],
): Promise<BusyAnswer[]> {
  const [start = "", end = ""] = [span.startsAt - dayMs, span.endsAt + dayMs].map(toUtc);
  const inSpan = `<C:time-range start="${start}" end="${end}"/>`;
  const found = new Map<string, string>();
  for (const condition of [inSpan, ...recurring]) {
    for (const { href, properties } of await queryEvents(client, collection, condition)) {
      const data = findElements(properties, "calendar-data").at(0);
      if (data === undefined) throw new Error("It answered an event without its data");
      found.set(href.href, data.text);
    }
  }
  return [...found.values()].map((text) => read(text, span));
}

function toUtc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}
