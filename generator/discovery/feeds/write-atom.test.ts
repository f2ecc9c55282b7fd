import { Window } from "happy-dom";
import { expect, test } from "vitest";
import type { Feed, FeedEntry } from "./feed.ts";
import { writeAtom } from "./write-atom.ts";
import { writeJsonFeed } from "./write-json-feed.ts";

const entry: FeedEntry = {
  address: "https://a.es/en/blog/a-b",
  title: 'Ventas < "objetivo" & más',
  summary: "Un extracto\u0000.",
  content: '<p>Todo el <a href="https://a.es/x">texto</a> &amp; más</p>',
  published: "2026-10-08T00:00:00.000Z",
  updated: "2026-11-02T00:00:00.000Z",
  author: "Ana",
  categories: ["Power BI", "I+D"],
  language: "es",
};
const feed: Feed = {
  title: "Blog",
  description: "x",
  language: "en",
  author: "Marca",
  home: "https://a.es/en/blog",
  self: { atom: "https://a.es/en/blog/feed.xml", json: "https://a.es/en/blog/feed.json" },
  entries: [entry],
};

test("Atom contains each post in full, with its address, date, categories and language", () => {
  const parser = new new Window().DOMParser();
  const document = parser.parseFromString(writeAtom(feed), "application/xml");
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(text("entry > title")).toBe(entry.title);
  expect(text("entry > id")).toBe(entry.address);
  expect(text("entry > published")).toBe(entry.published);
  expect(text("entry > summary")).toBe("Un extracto.");
  expect(text("entry > content")).toBe(entry.content);
  expect(text("entry > updated")).toBe(entry.updated);
  expect(text("feed > updated")).toBe(entry.updated);
  const terms = [...document.querySelectorAll("category")].map((one) => one.getAttribute("term"));
  expect(terms).toEqual(entry.categories);
  expect(document.querySelector("entry")?.getAttribute("xml:lang")).toBe("es");
  expect(document.querySelector("link[rel=self]")?.getAttribute("href")).toBe(feed.self.atom);
});

test("an empty feed is valid", () => {
  expect(writeAtom({ ...feed, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z");
});

test("JSON Feed contains the same", () => {
  const read = JSON.parse(writeJsonFeed(feed)) as Record<string, unknown>;
  expect(read).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: feed.self.json,
    items: [
      {
        url: entry.address,
        date_modified: entry.updated,
        content_html: entry.content,
        tags: entry.categories,
      },
    ],
  });
});
