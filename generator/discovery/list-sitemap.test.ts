import { expect, test } from "vitest";
import { listSitemap } from "./list-sitemap.ts";

async function make(): Promise<string[]> {
  const pages = listSitemap("https://example.com", async () => [
    { path: "/", editions: ["es", "en"] },
    { path: "/blog", query: "?page=2", editions: ["es", "en"], changed: "2026-05-28T10:00:00Z" },
    { path: "/cursos", editions: ["es"] },
  ]);
  return (await Promise.all(pages.map(async ({ make: write }) => write()))).map(String);
}

test("the sitemap connects the editions of a page, and has dates for pages with a date", async () => {
  const [sitemap = "", robots] = await make();
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual([
    "https://example.com/",
    "https://example.com/en",
    "https://example.com/blog?page=2",
    "https://example.com/en/blog?page=2",
    "https://example.com/cursos",
  ]);
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(5);
  expect(sitemap.match(/hreflang="en"/g)).toHaveLength(4);
  expect(sitemap.match(/<lastmod>2026-05-28<\/lastmod>/g)).toHaveLength(2);
  expect(robots?.split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /booking?",
    "Disallow: /booking/",
    "Disallow: /en/booking?",
    "Disallow: /en/booking/",
    "Sitemap: https://example.com/sitemap.xml",
    "",
  ]);
});
