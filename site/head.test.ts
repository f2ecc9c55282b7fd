import { expect, test } from "vitest";
import type { Locale } from "../contracts/locale.ts";
import { describeHead } from "./head.ts";
import { routes, type Route } from "./routes.ts";

const page = {
  metadata: { description: "x" },
  path: "/blog/categoria/dax",
  locale: "en",
  edition: "en",
  siteUrl: "https://a.es",
  brand: "Marca",
} as const;

function findFeeds(route: Route): string[] {
  return describeHead({ ...page, route })
    .filter(({ attributes }) => attributes["type"] === "application/rss+xml")
    .map(({ attributes }) => attributes["href"] ?? "");
}

function findAddresses(edition: Locale) {
  const elements = describeHead({ ...page, edition, route: routes.blogCategory });
  const read = (key: string, value: string) =>
    elements.find(({ attributes }) => attributes[key] === value)?.attributes;
  return {
    canonical: read("rel", "canonical")?.["href"],
    shared: read("property", "og:url")?.["content"],
    spanish: read("hreflang", "es")?.["href"],
    english: read("hreflang", "en")?.["href"],
    feed: read("type", "application/rss+xml")?.["href"],
  };
}

test("an address is known by itself, whatever language is read there", () => {
  const shared = {
    spanish: "https://a.es/blog/categoria/dax",
    english: "https://a.es/en/blog/categoria/dax",
    feed: "https://a.es/en/blog/feed.xml",
  };
  const { spanish, english } = shared;
  expect(findAddresses("es")).toEqual({ ...shared, canonical: spanish, shared: spanish });
  expect(findAddresses("en")).toEqual({ ...shared, canonical: english, shared: english });
});

test("the pages of the blog name the feed of their edition; others name none", () => {
  for (const route of [routes.blog, routes.blogCategory, routes.blogPost]) {
    expect(findFeeds(route)).toEqual(["https://a.es/en/blog/feed.xml"]);
  }
  expect(findFeeds(routes.home)).toEqual([]);
  expect(findFeeds(routes.notFound)).toEqual([]);
});
