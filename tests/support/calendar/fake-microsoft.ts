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
  start: { dateTime: string };
  end: { dateTime: string };
  subject: string;
  singleValueExtendedProperties?: { value: string }[];
};

const account = "ana@contoso.example";
const calendars = [
  { id: "main", isDefaultCalendar: true, owner: { name: "Ana", address: account } },
  { id: "home", isDefaultCalendar: false, owner: { name: "Ana", address: account } },
  {
    id: "others",
    isDefaultCalendar: false,
    owner: { name: "Eva", address: "eva@contoso.example" },
  },
];

/** Microsoft Graph's calendars in the shapes of v1.0. */
export class FakeMicrosoft extends FakeOnline {
  readonly hosts = ["graph.microsoft.com", "login.microsoftonline.com"];
  readonly isRotating = true;
  readonly setting = "MICROSOFT_CLIENT_ID";
  readonly source = "microsoft";
  readonly settings = { microsoft: { clientId: "0f8fad5b-d9cb-469f-a165-70867728950e" } };

  add(uid: string, event: OwnersEvent, changed: Json = {}, calendar = "main"): void {
    const start = "day" in event ? `${event.day}T00:00:00` : event.at.slice(0, 19);
    const lengthMs = "day" in event ? 86_400_000 : 3_600_000;
    const end = new Date(Date.parse(`${start}Z`) + lengthMs).toISOString().slice(0, 19);
    this.#store(uid, calendar, {
      subject: "Dentist",
      isAllDay: "day" in event,
      isCancelled: false,
      showAs: "busy",
      responseStatus: { response: "none", time: "0001-01-01T00:00:00Z" },
      start: { dateTime: `${start}.0000000`, timeZone: "UTC" },
      end: { dateTime: `${end}.0000000`, timeZone: "UTC" },
      ...(uid.startsWith("consultation-") && { singleValueExtendedProperties: [{ value: uid }] }),
      ...changed,
    });
  }

  describe = ({ fields }: StoredEvent): WrittenEntry => {
    const { start, end, subject, singleValueExtendedProperties } = fields as Fields;
    return {
      uid: singleValueExtendedProperties?.[0]?.value ?? "",
      start: start.dateTime.slice(0, 16),
      end: end.dateTime.slice(0, 16),
      title: subject,
      text: JSON.stringify(fields),
    };
  };

  answer(request: OnlineRequest): OnlineAnswer {
    const { method, url, body } = request;
    const path = url.pathname.replace("/v1.0/me/", "");
    if (path === "calendars") return this.#list(calendars, url);
    const [, calendar] = /^calendars\/(.+)\/calendarView$/.exec(path) ?? [];
    if (calendar !== undefined)
      return this.#list(
        this.#find((one) => one.calendar === calendar && this.fault !== "empty"),
        url,
      );
    if (path === "events" && method === "GET") {
      const [, uid] = /value eq '(.+)'/.exec(url.searchParams.get("$filter") ?? "") ?? [];
      return this.#list(
        this.#find((one) => this.describe(one).uid === uid),
        url,
      );
    }
    if (path === "events") {
      const transaction = body["transactionId"];
      const made = this.#find(({ fields }) => fields["transactionId"] === transaction);
      if (made.length > 0) return { status: 409, body: { error: { code: "ErrorDuplicate" } } };
      return { status: 201, body: this.#store(`AAMk${String(this.events.size)}`, "main", body) };
    }
    const id = decodeURIComponent(path.replace("events/", ""));
    const event = this.events.get(id);
    if (event === undefined || event.isDeleted)
      return { status: 404, body: { error: { code: "ErrorItemNotFound" } } };
    const status = this.change(request, event);
    if (method === "DELETE") return { status: 204 };
    return { status, body: this.#show(id, event) };
  }

  #store(id: string, calendar: string, fields: Json): Json {
    const event = { calendar, isDeleted: false, version: 1, fields };
    this.events.set(id, event);
    return this.#show(id, event);
  }

  #find(isIt: (event: StoredEvent) => boolean): Json[] {
    const found = [...this.events].filter(([, event]) => !event.isDeleted && isIt(event));
    return found.map(([id, event]) => this.#show(id, event));
  }

  #show(id: string, event: StoredEvent): Json {
    return { "@odata.etag": tagOf(event), id, ...event.fields };
  }

  #list(items: readonly Json[], url: URL): OnlineAnswer {
    const at = Number(url.searchParams.get("$skip") ?? 0);
    if (this.fault === "truncated" && at > 0) return { status: 503, body: {} };
    const page = this.page(items, at);
    const next = new URL(url);
    next.searchParams.set("$skip", String(page.next));
    const link = page.next === undefined ? {} : { "@odata.nextLink": next.href };
    const context = "https://graph.microsoft.com/v1.0/$metadata#events";
    return { status: 200, body: { "@odata.context": context, value: page.items, ...link } };
  }
}
