import {
  FakeOnline,
  tagOf,
  type Json,
  type OnlineAnswer,
  type OnlineRequest,
  type StoredEvent,
} from "./fake-online.ts";
import type { OwnersEvent, WrittenEntry } from "./owners-event.ts";

type Fields = {
  id: string;
  start: { dateTime?: string };
  end: { dateTime?: string };
  summary: string;
};

const account = "ana@gmail.example";
const calendars = [{ id: "home@group.calendar.google.com" }, { id: account, primary: true }];

/** Google's calendars in the shapes of the Calendar API v3. */
export class FakeGoogle extends FakeOnline {
  readonly hosts = ["www.googleapis.com", "oauth2.googleapis.com"];
  readonly isRotating = false;
  readonly setting = "GOOGLE_CLIENT_ID";
  readonly source = "google";
  readonly settings = {
    google: { clientId: "1-a.apps.googleusercontent.com", clientSecret: "GOCSPX-secret" },
  };

  add(uid: string, event: OwnersEvent, changed: Json = {}, calendar = account): void {
    const day = "day" in event ? Date.parse(event.day) : 0;
    const next = new Date(day + 86_400_000).toISOString().slice(0, 10);
    const at = "at" in event ? Date.parse(event.at) : 0;
    const times =
      "day" in event
        ? { start: { date: event.day }, end: { date: next } }
        : { start: { dateTime: toMadrid(at) }, end: { dateTime: toMadrid(at + 3_600_000) } };
    const id = uid.replaceAll(/[^a-v0-9]/g, "");
    const fields = { id, iCalUID: `${id}@google.com`, summary: "Dentist", ...times, ...changed };
    this.events.set(id, { calendar, isDeleted: false, version: 1, fields });
  }

  describe = ({ fields }: StoredEvent): WrittenEntry => {
    const { id, start, end, summary } = fields as Fields;
    return {
      uid: id.replace("consultation", "consultation-"),
      start: start.dateTime?.slice(0, 16) ?? "",
      end: end.dateTime?.slice(0, 16) ?? "",
      title: summary,
      text: JSON.stringify(fields),
    };
  };

  answer(request: OnlineRequest): OnlineAnswer {
    const { method, url, body } = request;
    const path = url.pathname.replace("/calendar/v3/", "");
    if (path === "users/me/calendarList") return this.#list(calendars, url);
    const [, calendar = "", id] = /^calendars\/([^/]+)\/events(?:\/(.+))?$/.exec(path) ?? [];
    const name = calendar === "primary" ? account : decodeURIComponent(calendar);
    const isSilent = url.searchParams.get("sendUpdates") === "none";
    if (method !== "GET" && !isSilent) return { status: 400, body: {} };
    if (id === undefined && method === "GET") {
      const kept = [...this.events.values()].filter(
        (event) => event.calendar === name && !event.isDeleted && this.fault !== "empty",
      );
      return this.#list(kept.map(show), url);
    }
    if (id === undefined) {
      const key = String(body["id"]);
      if (!/^[a-v0-9]{5,}$/.test(key)) return { status: 400, body: {} };
      if (this.events.has(key)) return { status: 409, body: { error: { code: 409 } } };
      const made = { calendar: name, isDeleted: false, version: 1, fields: { ...body } };
      this.events.set(key, made);
      return { status: 200, body: show(made) };
    }
    const event = this.events.get(id);
    if (event === undefined) return { status: 404, body: { error: { code: 404 } } };
    if (method === "GET") return { status: 200, body: show(event) };
    if (method === "DELETE" && event.isDeleted) return { status: 410, body: {} };
    const status = this.change(request, event);
    return method === "DELETE" ? { status: 204 } : { status, body: show(event) };
  }

  #list(items: readonly Json[], url: URL): OnlineAnswer {
    const at = Number(url.searchParams.get("pageToken") ?? 0);
    if (this.fault === "truncated" && at > 0) return { status: 503, body: {} };
    const page = this.page(items, at);
    const next = page.next === undefined ? {} : { nextPageToken: String(page.next) };
    return { status: 200, body: { kind: "calendar#events", items: page.items, ...next } };
  }
}

function toMadrid(instant: number): string {
  return new Date(instant + 3_600_000).toISOString().replace(".000Z", "+01:00");
}

function show(event: StoredEvent): Json {
  const status = event.isDeleted ? "cancelled" : "confirmed";
  return { status, ...event.fields, etag: tagOf(event), ...(event.isDeleted && { status }) };
}
