import type { EntryPlace } from "../busy-calendar.ts";
import type { DavClient } from "./dav-client.ts";
import { findElements } from "./parse-xml.ts";
import { queryEvents } from "./query-events.ts";

/** How often a change is tried that another program's change overtakes. */
const mostRounds = 3;

/**
 * Writes a file if its version is the known one; otherwise (412) reads the version and tries again. Where the calendar
 * has the event under another address, because the owner added it from a mail, that one is written.
 */
export async function writeEntry(
  client: DavClient,
  place: EntryPlace,
  event: { uid: string; text: string },
): Promise<EntryPlace> {
  let { href, etag } = place;
  for (let round = 0; round < mostRounds; round += 1) {
    const at = new URL(href);
    const condition = etag === null ? { "If-None-Match": "*" } : { "If-Match": etag };
    const headers = { "Content-Type": "text/calendar; charset=utf-8", ...condition };
    const reply = await client.send("PUT", at, headers, event.text);
    if (reply.status < 300) return { href, etag: reply.etag };
    const isConflict = reply.status === 409 || reply.status === 403;
    const other = isConflict ? await findEntry(client, new URL(".", at), event.uid) : undefined;
    if (other !== undefined && other.href !== href) ({ href, etag } = other);
    else if (reply.status === 412) etag = await readEtag(client, at);
    else throw new Error(`It answered ${String(reply.status)} to a booking`);
  }
  throw new Error("Another program changes a booking's entry again and again");
}

/** Removes a file of any version: the booking is cancelled. */
export async function removeEntry(
  client: DavClient,
  { href, etag: known }: EntryPlace,
): Promise<void> {
  const at = new URL(href);
  let etag = known ?? (await readEtag(client, at));
  for (let round = 0; round < mostRounds && etag !== null; round += 1) {
    const { status } = await client.send("DELETE", at, { "If-Match": etag });
    if (status < 300 || status === 404 || status === 410) return;
    if (status !== 412) throw new Error(`It answered ${String(status)} to a cancellation`);
    etag = await readEtag(client, at);
  }
  if (etag !== null) throw new Error("Another program changes a booking's entry again and again");
}

/** Returns the version of a file, or null if there is none. */
async function readEtag(client: DavClient, at: URL): Promise<string | null> {
  const { status, etag } = await client.send("GET", at);
  if (status === 404 || status === 410) return null;
  if (status !== 200 || etag === null) {
    throw new Error(`It answered ${String(status)} to the address of a booking`);
  }
  return etag;
}

async function findEntry(
  client: DavClient,
  collection: URL,
  uid: string,
): Promise<EntryPlace | undefined> {
  const ofUid = `<C:prop-filter name="UID"><C:text-match>${uid}</C:text-match></C:prop-filter>`;
  const [found] = await queryEvents(client, collection, ofUid);
  if (found === undefined) return undefined;
  const [etag] = findElements(found.properties, "getetag");
  return { href: found.href.href, etag: etag?.text.trim() ?? null };
}
