import { makeSite } from "../contract/make-site.ts";
import { makePlace } from "../support/stores/place.ts";
import { makeSettings, type Edition } from "./editions.ts";
import { groups, type GroupName } from "./groups.ts";
import { Talk, type Exchange } from "./talk.ts";

export type Said = [group: GroupName, exchanges: Exchange[]][];

/** Starts an edition and sends its groups of requests; returns the exchanges by group. */
export async function runEdition(edition: Edition, place = makePlace()): Promise<Said> {
  const port = await edition.start(makeSite(), makeSettings(edition, place));
  const said: Said = [];
  for (const name of edition.groups) {
    const talk = new Talk(port);
    await groups[name](talk);
    said.push([name, talk.exchanges]);
  }
  return said;
}
