import type { DavClient, DavResource } from "./dav-client.ts";
import { findElements, type XmlElement } from "./parse-xml.ts";

/** The calendars whose events take time; bookings are written to the first that may be written. */
export type Collections = { read: URL[]; write: URL | undefined };

const wanted = `<propfind><prop><resourcetype/><current-user-privilege-set/><current-user-principal/>
  <C:calendar-home-set/><C:supported-calendar-component-set/><C:schedule-calendar-transp/></prop></propfind>`;

/**
 * Finds the calendars of an address: itself, those in it, or those in the home that it leads to. An address of a
 * calendar is that calendar alone.
 */
export async function findCollections(client: DavClient): Promise<Collections> {
  const visited = new Set<string>();
  let at: URL | undefined = client.address;
  while (at !== undefined && !visited.has(at.href)) {
    visited.add(at.href);
    const resources = await client.ask("PROPFIND", at, 1, wanted);
    const own = resources.find(({ href }) => isSame(href, at));
    const calendars = (own !== undefined && isCalendar(own) ? [own] : resources).filter(isCalendar);
    if (calendars.length > 0) return chooseCollections(calendars);
    at = findNext(own ?? resources[0], at);
  }
  throw new Error("There is no calendar at its address");
}

function isSame(one: URL, other: URL | undefined): boolean {
  return one.pathname.replace(/\/$/, "") === other?.pathname.replace(/\/$/, "");
}

function findNext(resource: DavResource | undefined, at: URL): URL | undefined {
  if (resource === undefined) return undefined;
  const [href] = ["calendar-home-set", "current-user-principal"].flatMap((name) =>
    findElements(resource.properties, name).flatMap((found) => findElements(found, "href")),
  );
  return href && new URL(href.text.trim(), at);
}

function chooseCollections(calendars: readonly DavResource[]): Collections {
  const counted = calendars.filter(
    ({ properties }) => !has(properties, "schedule-calendar-transp", "transparent"),
  );
  const sorted = counted
    .map(({ href }) => href)
    .toSorted((one, other) => one.href.localeCompare(other.href));
  const writable = new Set(counted.filter(isWritable).map(({ href }) => href));
  return { read: sorted, write: sorted.find((href) => writable.has(href)) };
}

function isCalendar({ properties }: DavResource): boolean {
  if (!has(properties, "resourcetype", "calendar")) return false;
  const components = findElements(properties, "comp").map(({ attributes }) => attributes["name"]);
  return components.length === 0 || components.includes("VEVENT");
}

/** Servers that say nothing of rights decide when something is written. */
function isWritable({ properties }: DavResource): boolean {
  const [rights] = findElements(properties, "current-user-privilege-set");
  const writing = ["all", "write", "bind"];
  return rights === undefined || writing.some((name) => findElements(rights, name).length > 0);
}

function has(within: XmlElement, property: string, value: string): boolean {
  return findElements(within, property).some((found) => findElements(found, value).length > 0);
}
