import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import {
  readFields,
  writeEvent,
  writeTime,
  type OwnersEvent,
  type WrittenEntry,
} from "./owners-event.ts";

/** Ways in which a calendar gives no whole answer; `empty` answers no event, `unanswered` stores without an answer. */
export type CalendarFault = (typeof calendarFaults)[number] | "hanging" | "empty" | "unanswered";

export const calendarFaults = ["broken", "sign-in", "cut", "gone", "truncated"] as const;

type Answer = { status: number; body?: string; etag?: string };

const collection = "/dav/ana/office/";

/** A calendar server of the owner's with one calendar, by CalDAV and as a published file. */
export class FakeCalendar {
  /** Files of the calendar by path. */
  readonly files = new Map<string, string>();
  fault: CalendarFault | undefined;
  /** Methods and paths that were asked for. */
  readonly requests: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #origin = "";

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.#origin = `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get caldav() {
    return { url: this.#origin + collection, user: "ana", password: "secret" };
  }

  get icsUrl(): string {
    return `${this.#origin}/published/secret.ics`;
  }

  /** Puts an event of the owner's into the calendar. */
  add(uid: string, event: OwnersEvent): void {
    this.files.set(`${collection}${uid}.ics`, writeEvent(uid, writeTime(event)));
  }

  /** The owner changes every event without moving it. */
  edit(): void {
    for (const [path, file] of this.files) this.files.set(path, `${file}\r\n`);
  }

  clear(): void {
    this.files.clear();
  }

  /** Returns the entries of bookings. */
  listEntries(): WrittenEntry[] {
    return [...this.files.values()].flatMap((text) => {
      const { UID: uid = "", DTSTART = "", DTEND = "", SUMMARY: title = "" } = readFields(text);
      const [start, end] = [toIso(DTSTART), toIso(DTEND)];
      return uid.startsWith("consultation-") ? [{ uid, start, end, title, text }] : [];
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    this.requests.push(`${method} ${url}`);
    const body = await readText(request);
    if (this.fault === "hanging") return;
    if (this.fault === "gone") {
      response.destroy();
      return;
    }
    const isLost = this.fault === "unanswered" && method === "PUT";
    const answer = this.#misanswer() ?? this.#handle(method, url, body, request.headers);
    const sent = this.fault === "cut" ? answer.body?.slice(0, -40) : answer.body;
    if (isLost) {
      response.destroy();
      return;
    }
    if (answer.etag !== undefined) response.setHeader("ETag", answer.etag);
    response.writeHead(answer.status).end(sent);
  }

  #misanswer(): Answer | undefined {
    if (this.fault === "broken") return { status: 500 };
    if (this.fault === "sign-in")
      return { status: 200, body: "<!doctype html><title>Sign in</title>" };
    return undefined;
  }

  #handle(method: string, path: string, body: string, headers: IncomingMessage["headers"]): Answer {
    if (path === "/published/secret.ics") return { status: 200, body: this.#publish() };
    if (headers.authorization === undefined) return { status: 401 };
    if (method === "PROPFIND") return multistatus(describe(collection, calendarProperties));
    if (method === "REPORT") return multistatus(...this.#report(body));
    const file = this.files.get(path);
    const etag = file === undefined ? undefined : tagOf(file);
    const isExpected = headers["if-match"] === undefined || headers["if-match"] === etag;
    if (!isExpected || (headers["if-none-match"] === "*" && etag !== undefined))
      return { status: 412 };
    if (method === "PUT") {
      this.files.set(path, body);
      return { status: 201, etag: tagOf(body) };
    }
    if (etag === undefined || file === undefined) return { status: 404 };
    if (method === "DELETE") this.files.delete(path);
    return method === "DELETE" ? { status: 204 } : { status: 200, body: file, etag };
  }

  #report(query: string): string[] {
    const isOfRecurrences = query.includes('name="R');
    const files = this.fault === "empty" || isOfRecurrences ? [] : [...this.files];
    const found = files.map(([path, file]) =>
      describe(
        path,
        `<getetag>${tagOf(file).replaceAll('"', "&quot;")}</getetag><C:calendar-data><![CDATA[${file}]]></C:calendar-data>`,
      ),
    );
    const rest = `<response><href>${collection}</href><status>HTTP/1.1 507 Insufficient Storage</status></response>`;
    return this.fault === "truncated" ? [...found.slice(1), rest] : found;
  }

  #publish(): string {
    const events = [...this.files.values()].flatMap((file) =>
      [...file.matchAll(/BEGIN:VEVENT.*?END:VEVENT\r\n/gs)].map(([event]) => event),
    );
    const shown = this.fault === "empty" ? [] : events;
    return ["BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", ...shown, "END:VCALENDAR\r\n"].join("");
  }
}

export async function startFakeCalendar(): Promise<FakeCalendar> {
  const calendar = new FakeCalendar();
  await calendar.start();
  return calendar;
}

const calendarProperties = "<resourcetype><collection/><C:calendar/></resourcetype>";

function describe(path: string, properties: string): string {
  const found = `<prop>${properties}</prop><status>HTTP/1.1 200 OK</status>`;
  return `<response><href>${path}</href><propstat>${found}</propstat></response>`;
}

function multistatus(...responses: string[]): Answer {
  const names = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"';
  return {
    status: 207,
    body: `<?xml version="1.0"?><multistatus ${names}>${responses.join("")}</multistatus>`,
  };
}

function toIso(time: string): string {
  return time.replace(/(....)(..)(..T..)(..).*/, "$1-$2-$3:$4");
}

function tagOf(file: string): string {
  return `"${createHash("sha256").update(file).digest("hex").slice(0, 12)}"`;
}
