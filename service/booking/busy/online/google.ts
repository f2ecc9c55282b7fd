import type { Zone } from "../../../time/zone.ts";
import { findBookingId } from "../busy-calendar.ts";
import type { Answer, OnlineService } from "./online-service.ts";

const root = "https://www.googleapis.com/calendar/v3";
const scopes = ["calendar.events.owned", "calendar.calendarlist.readonly"];

type GoogleTime = { date?: string; dateTime?: string };
type GoogleEvent = {
  id: string;
  iCalUID?: string;
  status?: string;
  transparency?: string;
  start?: GoogleTime;
  end?: GoogleTime;
  attendees?: { self?: boolean; responseStatus?: string }[];
};

/** Google takes ids of the letters a to v and digits, and calls one that was ever used a conflict. */
const toId = (bookingId: string) => `consultation${bookingId}`;

/** The calendars of a Google account, by the Calendar API v3. */
export function openGoogle(client: { clientId: string; clientSecret: string }): OnlineService {
  const entries = (id?: string) =>
    withQuery(`calendars/primary/events${id === undefined ? "" : `/${id}`}`, {
      sendUpdates: "none",
    });
  return {
    id: "google",
    name: "Google",
    setting: "GOOGLE_CLIENT_ID",
    tokenAddress: "https://oauth2.googleapis.com/token",
    client: { client_id: client.clientId, client_secret: client.clientSecret },
    scope: scopes.map((name) => `https://www.googleapis.com/auth/${name}`).join(" "),
    headers: {},
    calendars: withQuery("users/me/calendarList", {
      minAccessRole: "owner",
      showHidden: "true",
      maxResults: "250",
      fields: "nextPageToken,items(id,primary)",
    }),
    findOwn: (calendars) => {
      const main = calendars.find(({ primary }) => primary === true);
      if (main === undefined) return [];
      const account = String(main["id"]);
      return calendars.map(({ id, primary }) => ({
        id: String(id),
        account,
        isMain: primary === true,
      }));
    },
    events: ({ id }, { startsAt, endsAt }) =>
      withQuery(`calendars/${encodeURIComponent(id)}/events`, {
        timeMin: new Date(startsAt).toISOString(),
        timeMax: new Date(endsAt).toISOString(),
        singleEvents: "true",
        maxAttendees: "1",
        maxResults: "2500",
        fields:
          "nextPageToken,items(id,iCalUID,status,transparency,start,end,attendees(self,responseStatus))",
      }),
    readPage: ({ items, nextPageToken: token }, at) => {
      const next = new URL(at);
      if (typeof token === "string") next.searchParams.set("pageToken", token);
      return {
        items: items as Answer[] | undefined,
        next: typeof token === "string" ? next : undefined,
      };
    },
    readEvent: (event, owners) => {
      const { id, iCalUID = "", status, transparency, ...rest } = event as GoogleEvent;
      const hasDeclined = rest.attendees?.some(
        ({ self, responseStatus }) => self === true && responseStatus === "declined",
      );
      return {
        startsAt: findInstant(rest.start, owners),
        endsAt: findInstant(rest.end, owners),
        bookingId:
          findBookingId(id.replace("consultation", "consultation-")) ?? findBookingId(iCalUID),
        takesTime: status !== "cancelled" && transparency !== "transparent" && hasDeclined !== true,
      };
    },
    entries,
    locate: (bookingId) => entries(toId(bookingId)),
    readPlace: ({ id, etag }) => ({ href: String(id), etag: String(etag) }),
    // An event that was deleted keeps its id, and is there again once it is confirmed.
    writeEntry: ({ title, description, startsAt, endsAt }) => ({
      status: "confirmed",
      summary: title,
      description,
      start: { dateTime: new Date(startsAt).toISOString() },
      end: { dateTime: new Date(endsAt).toISOString() },
      transparency: "opaque",
    }),
    identify: ({ id }) => ({ id: toId(id) }),
  };
}

function withQuery(path: string, query: Record<string, string>): URL {
  return new URL(`${root}/${path}?${new URLSearchParams(query).toString()}`);
}

/** Days are the owner's. */
function findInstant({ date, dateTime = "" }: GoogleTime = {}, owners: Zone): number {
  return date === undefined ? Date.parse(dateTime) : owners.instantOf(date, 0);
}
