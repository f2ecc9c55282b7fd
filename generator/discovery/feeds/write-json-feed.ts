import type { Feed } from "./feed.ts";

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self.json,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      tags: entry.categories,
      language: entry.language,
    })),
  });
}
