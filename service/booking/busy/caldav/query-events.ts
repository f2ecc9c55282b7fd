import type { DavClient, DavResource } from "./dav-client.ts";

/** Returns the events of a calendar that meet a condition of RFC 4791 §9.7, with their versions and files. */
export async function queryEvents(
  client: DavClient,
  collection: URL,
  condition: string,
): Promise<DavResource[]> {
  const filter = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${condition}</C:comp-filter></C:comp-filter>`;
  const body = `<C:calendar-query><prop><getetag/><C:calendar-data/></prop><C:filter>${filter}</C:filter></C:calendar-query>`;
  return client.ask("REPORT", collection, 1, body);
}
