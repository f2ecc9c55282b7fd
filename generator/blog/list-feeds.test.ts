import { Window } from "happy-dom";
import { expect, test } from "vitest";
import type { PostSummary } from "../../contracts/blog-post.ts";
import { describeFeed } from "./list-feeds.ts";

const post: PostSummary = {
  id: "a",
  slug: "a-b",
  language: "es",
  title: 'Ventas < "objetivo" & más',
  excerpt: "Un extracto\u0000.",
  publishDate: "2026-10-08",
  readTime: 1,
  categories: ["Power BI", "I+D"],
  author: "Ana",
  isFeatured: false,
};
const feed = { title: "Blog", description: "x", locale: "en", siteUrl: "https://a.es" } as const;

function read(posts: PostSummary[]) {
  const parser = new new Window().DOMParser();
  return parser.parseFromString(describeFeed({ ...feed, posts }), "application/xml");
}

test("a feed holds each post with its absolute address, date, categories and language", () => {
  const document = read([post]);
  const texts = (name: string) =>
    [...document.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent);
  expect(texts("title")).toEqual(['Ventas < "objetivo" & más']);
  expect(texts("link")).toEqual(["https://a.es/en/blog/a-b"]);
  expect(texts("pubDate")).toEqual(["Thu, 08 Oct 2026 00:00:00 GMT"]);
  expect(texts("description")).toEqual(["Un extracto."]);
  expect(texts("category")).toEqual(["Power BI", "I+D"]);
  expect(describeFeed({ ...feed, posts: [post] })).toContain("<dc:language>es</dc:language>");
  expect(describeFeed({ ...feed, posts: [] })).toContain('href="https://a.es/en/blog/feed.xml"');
});

test("a feed holds the newest twenty", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...post, slug: String(index) }));
  const links = [...read(many).querySelectorAll("item > guid")].map(
    ({ textContent }) => textContent,
  );
  expect([links.length, links[0], links.at(-1)]).toEqual([
    20,
    "https://a.es/en/blog/0",
    "https://a.es/en/blog/19",
  ]);
});
