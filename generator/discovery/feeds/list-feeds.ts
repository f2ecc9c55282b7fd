import { feedPaths } from "../../../contracts/paths/feed-paths.ts";
import { localePrefix, locales } from "../../../contracts/locale.ts";
import { fileResource, type Resource } from "../../resource.ts";
import { gatherFeed, type FeedSources } from "./gather-feed.ts";
import { writeAtom } from "./write-atom.ts";
import { writeJsonFeed } from "./write-json-feed.ts";

/** Lists the feeds of each edition, as Atom and as JSON Feed. */
export function listFeeds(sources: FeedSources): Resource[] {
  return locales.flatMap((locale) => {
    const prefix = localePrefix[locale];
    return [
      fileResource(prefix + feedPaths.atom, async () =>
        writeAtom(await gatherFeed(sources, locale)),
      ),
      fileResource(prefix + feedPaths.json, async () =>
        writeJsonFeed(await gatherFeed(sources, locale)),
      ),
    ];
  });
}
