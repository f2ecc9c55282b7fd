import type { Feed, FeedEntry } from "./feed.ts";

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  const updated = feed.entries.map((entry) => entry.updated).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
${element("title", feed.title)}
${element("subtitle", feed.description)}
${element("id", feed.self.atom)}
${element("updated", updated.at(-1) ?? new Date(0).toISOString())}
<link rel="self" type="application/atom+xml" href="${escapeText(feed.self.atom)}"/>
<link rel="alternate" type="text/html" href="${escapeText(feed.home)}"/>
<author>${element("name", feed.author)}</author>
${feed.entries.map(writeEntry).join("\n")}
</feed>
`;
}

function writeEntry(entry: FeedEntry): string {
  return `<entry xml:lang="${entry.language}">${[
    element("title", entry.title),
    element("id", entry.address),
    `<link rel="alternate" type="text/html" href="${escapeText(entry.address)}"/>`,
    element("published", entry.published),
    element("updated", entry.updated),
    `<author>${element("name", entry.author)}</author>`,
    ...entry.categories.map((category) => `<category term="${escapeText(category)}"/>`),
    element("summary", entry.summary),
    `<content type="html">${escapeText(entry.content)}</content>`,
  ].join("")}</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

// Characters that XML does not allow even as references are removed.
// oxlint-disable-next-line no-control-regex -- matching control characters is intended
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
