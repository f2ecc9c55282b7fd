import { expect, test } from "vitest";
import { describeHead } from "./head.ts";
import { routes, type Route } from "./routes.ts";

function findFeeds(route: Route): string[] {
  const elements = describeHead({
    metadata: { description: "x" },
    path: "/blog/categoria/dax",
    locale: "en",
    siteUrl: "https://a.es",
    brand: "Marca",
    route,
  });
  return elements
    .filter(({ attributes }) => attributes["type"] === "application/rss+xml")
    .map(({ attributes }) => attributes["href"] ?? "");
}

test("the pages of the blog name the feed of their edition; others name none", () => {
  for (const route of [routes.blog, routes.blogCategory, routes.blogPost]) {
    expect(findFeeds(route)).toEqual(["https://a.es/en/blog/feed.xml"]);
  }
  expect(findFeeds(routes.home)).toEqual([]);
  expect(findFeeds(routes.notFound)).toEqual([]);
});
