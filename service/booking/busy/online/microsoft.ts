import { createZone, type Zone } from "../../../time/zone.ts";
import { entryUid, findBookingId } from "../busy-calendar.ts";
import { windowsZones } from "../events/windows-zones.ts";
import type { Answer, OnlineService } from "./online-service.ts";

const root = "https://graph.microsoft.com/v1.0/me";
/** Names the booking in its event; events can be asked for by it, unlike by their transaction. */
const property = "String {5f0f3a5c-6d0b-4a54-9a7e-3c1b9be2d6a1} Name consultation";

type GraphTime = { dateTime: string; timeZone: string };
type GraphCalendar = { id: string; isDefaultCalendar?: boolean; owner?: { address?: string } };
type GraphEvent = {
  start: GraphTime;
  end: GraphTime;
  isAllDay?: boolean;
  isCancelled?: boolean;
  showAs?: string;
  responseStatus?: { response?: string };
  singleValueExtendedProperties?: { value: string }[];
};

/** Events shown as these take no time: Outlook lets others book them. */
const idle = new Set(["free", "workingElsewhere"]);

/** The calendars of Microsoft 365 and Outlook.com, by Microsoft Graph. */
export function openMicrosoft(clientId: string): OnlineService {
  const entries = (id?: string) =>
    new URL(id === undefined ? `${root}/events` : `${root}/events/${encodeURIComponent(id)}`);
  return {
    id: "microsoft",
    name: "Microsoft",
    setting: "MICROSOFT_CLIENT_ID",
    tokenAddress: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    client: { client_id: clientId },
    scope: "offline_access https://graph.microsoft.com/Calendars.ReadWrite",
    // An immutable id stays the same when the owner moves the event to another calendar.
    headers: { Prefer: 'outlook.timezone="UTC", IdType="ImmutableId"' },
    calendars: withQuery(new URL(`${root}/calendars`), {
      $select: "id,isDefaultCalendar,owner",
      $top: "100",
    }),
    findOwn: (found) => {
      const calendars = found as GraphCalendar[];
      const account = calendars.find(({ isDefaultCalendar }) => isDefaultCalendar)?.owner?.address;
      if (account === undefined) return [];
      return calendars
        .filter(({ owner }) => owner?.address === account)
        .map(({ id, isDefaultCalendar }) => ({ id, account, isMain: isDefaultCalendar === true }));
    },
    events: ({ id }, { startsAt, endsAt }) =>
      withQuery(new URL(`${root}/calendars/${encodeURIComponent(id)}/calendarView`), {
        startDateTime: new Date(startsAt).toISOString(),
        endDateTime: new Date(endsAt).toISOString(),
        $select: "start,end,isAllDay,isCancelled,showAs,responseStatus",
        $expand: `singleValueExtendedProperties($filter=id eq '${property}')`,
        $top: "500",
      }),
    readPage: ({ value, "@odata.nextLink": next }) => ({
      items: value as Answer[] | undefined,
      next: typeof next === "string" ? new URL(next) : undefined,
    }),
    readEvent: (event, owners) => {
      const { start, end, isAllDay, isCancelled, showAs = "", ...rest } = event as GraphEvent;
      const [mark] = rest.singleValueExtendedProperties ?? [];
      const hasDeclined = rest.responseStatus?.response === "declined";
      return {
        startsAt: findInstant(start, isAllDay === true, owners),
        endsAt: findInstant(end, isAllDay === true, owners),
        bookingId: findBookingId(mark?.value ?? ""),
        takesTime: isCancelled !== true && !hasDeclined && !idle.has(showAs),
      };
    },
    entries,
    locate: (bookingId) =>
      withQuery(entries(), {
        $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${property}' and ep/value eq '${entryUid(bookingId)}')`,
        $select: "id",
      }),
    readPlace: ({ id, "@odata.etag": etag }) => ({ href: String(id), etag: String(etag) }),
    writeEntry: ({ id, title, description, startsAt, endsAt }) => ({
      subject: title,
      body: { contentType: "text", content: description },
      start: writeTime(startsAt),
      end: writeTime(endsAt),
      showAs: "busy",
      singleValueExtendedProperties: [{ id: property, value: entryUid(id) }],
    }),
    identify: ({ id, sequence }) => ({ transactionId: `${entryUid(id)}-${String(sequence)}` }),
  };
}

function withQuery(address: URL, query: Record<string, string>): URL {
  const fields = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return new URL(`?${fields.join("&")}`, address);
}

function writeTime(instant: number): GraphTime {
  return { dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: "UTC" };
}

/** Whole days are answered from midnight to midnight of no zone, whichever is asked for: they are the owner's. */
function findInstant({ dateTime, timeZone }: GraphTime, isDay: boolean, owners: Zone): number {
  const [date = "", time = ""] = dateTime.split("T");
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const zone = isDay ? owners : createZone(windowsZones[timeZone] ?? timeZone);
  return zone.instantOf(date, hours * 60 + minutes) + Math.floor(seconds) * 1000;
}
