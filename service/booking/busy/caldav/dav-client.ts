import { requestCalendar, type CalendarReply } from "../request-calendar.ts";
import { findElements, parseXml, type XmlElement } from "./parse-xml.ts";

/** A resource of an answer with its properties that were found. */
export type DavResource = { href: URL; properties: XmlElement };

export type DavClient = {
  /** The address of the settings. */
  address: URL;
  /** Asks by PROPFIND or REPORT; rejects unless the answer is whole. */
  ask: (
    method: "PROPFIND" | "REPORT",
    at: URL,
    depth: 0 | 1,
    body: string,
  ) => Promise<DavResource[]>;
  /** Sends any other request. */
  send: (
    method: string,
    at: URL,
    headers?: Record<string, string>,
    body?: string,
  ) => Promise<CalendarReply>;
};

const namespaces = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"';

/** Creates a client with a user's password (Basic: the one way that iCloud, Nextcloud, Fastmail and Zimbra share). */
export function createDavClient(settings: {
  url: string;
  user: string;
  password: string;
}): DavClient {
  const address = new URL(settings.url);
  const credentials = Buffer.from(`${settings.user}:${settings.password}`).toString("base64");

  const send: DavClient["send"] = async (method, at, headers, body) => {
    if (!isTrusted(at, address)) throw new Error(`It refers to another site, ${at.host}`);
    const reply = await requestCalendar(at, {
      method,
      headers: { Authorization: `Basic ${credentials}`, ...headers },
      ...(body !== undefined && { body }),
    });
    if (reply.status === 401) throw new Error("It refuses CALDAV_USER or CALDAV_PASSWORD");
    return reply;
  };

  return {
    address,
    send,
    ask: async (method, at, depth, body) => {
      const headers = { "Content-Type": "application/xml; charset=utf-8", Depth: String(depth) };
      const document = `<?xml version="1.0" encoding="utf-8"?>${body.replace(/[ />]/, ` ${namespaces}$&`)}`;
      const { status, text } = await send(method, at, headers, document);
      if (status !== 207) throw new Error(`It answered ${String(status)} to ${method}`);
      return readResources(text, at);
    },
  };
}

/** The password goes to the given host, and by https to its neighbours: iCloud keeps calendars on numbered hosts. */
function isTrusted(at: URL, address: URL): boolean {
  if (at.origin === address.origin) return true;
  return at.protocol === "https:" && findSite(at) === findSite(address);
}

function findSite({ hostname }: URL): string {
  return hostname.split(".").slice(-2).join(".");
}

function readResources(text: string, at: URL): DavResource[] {
  return findElements(parseXml(text), "response").flatMap((response) => {
    const find = (wanted: string) => response.children.find(({ name }) => name === wanted)?.text;
    const [href, status = ""] = [find("href"), find("status")];
    if (/ (?:404|410)(?: |$)/.test(status) || href === undefined) return [];
    // 507: the server left out the rest (RFC 6352 §8.6.2), which would look free.
    if (status !== "") throw new Error(`It answered only in part: ${status.trim()}`);
    return [{ href: new URL(href.trim(), at), properties: findProperties(response) }];
  });
}

/** Returns the properties that the server has; none is an element without any. */
function findProperties(response: XmlElement): XmlElement {
  const none = { name: "propstat", attributes: {}, children: [], text: "" };
  const parts = response.children.filter(({ name }) => name === "propstat");
  return (
    parts.find((part) =>
      findElements(part, "status").some(({ text }) => / 200(?: |$)/.test(text)),
    ) ?? none
  );
}
