import { expect, test } from "vitest";
import { categorySlug } from "../../contracts/blog-post.ts";
import { labelOf } from "../support/blog/blog-list.ts";
import { readBlog } from "../support/blog/read-blog.ts";
import {
  askSite,
  editions,
  findNamed,
  findOne,
  linkTarget,
  listTexts,
  readGraph,
  readPage,
  tidy,
} from "./read-page.ts";

test.each(editions)(
  "every article can be reached from the list, which names its categories ($locale)",
  async ({ locale, prefix, copy: { blog: copy } }) => {
    const { posts, categories } = await readBlog(askSite, locale);
    expect(posts.length).toBeGreaterThan(0);
    const { main } = await readPage(`${prefix}/blog`);
    const listed = new Set<string | null>();
    for (let next: string | null = `${prefix}/blog`; next !== null;) {
      const { main: list } = await readPage(next);
      for (const link of list.querySelectorAll("a")) listed.add(link.getAttribute("href"));
      next = list.querySelector(".pagination a[rel=next]")?.getAttribute("href") ?? null;
    }
    expect(posts.filter(({ slug }) => !listed.has(`${prefix}/blog/${slug}`))).toEqual([]);
    const bar = findNamed(main, "nav", copy.category.filter);
    for (const name of categories)
      expect(linkTarget(bar, labelOf(copy, name))).toBe(
        `${prefix}/blog/categoria/${categorySlug(name)}`,
      );
  },
);

test.each(editions)(
  "24 ticks stand for the weeks up to the newest article, and the high ones for those with one ($locale)",
  async ({ locale, prefix }) => {
    const { posts } = await readBlog(askSite, locale);
    const days = posts.map(({ publishDate }) => Date.parse(publishDate) / 86_400_000);
    const weeks = days.map((day) => Math.floor((Math.max(...days) - day) / 7));
    const withPost = new Set(weeks.filter((week) => week < 24)).size;
    const { main } = await readPage(`${prefix}/blog`);
    const ticks = [...main.querySelectorAll(".week-ticks path")].map(
      (path) => path.getAttribute("d")!.split("M").length - 1,
    );
    expect(ticks).toEqual([24 - withPost, withPost]);
    expect(tidy(findOne(main, ".week-ticks p").textContent)).toContain(String(withPost));
  },
);

test.each(editions)(
  "every article can be read, and tells search engines and previews what it is ($locale)",
  async ({ locale, prefix, copy }) => {
    const { posts } = await readBlog(askSite, locale);
    for (const post of posts) {
      const { root, main } = await readPage(`${prefix}/blog/${post.slug}`);
      expect(listTexts(main, "h1")).toEqual([tidy(post.title)]);
      const text = tidy(main.querySelector("article")?.textContent);
      expect(text.length, post.slug).toBeGreaterThan(1000);
      const meta = (name: string) => findOne(root, `meta[${name}]`).getAttribute("content");
      expect(meta('property="og:type"')).toBe("article");
      expect(meta('property="article:published_time"')).toBe(post.publishDate);
      expect(meta('property="article:author"')).toBe(post.author);
      expect(meta('property="og:image"')).not.toMatch(/\.svg$/);
      const canonical = findOne(root, "link[rel=canonical]").getAttribute("href") ?? "";
      const home = post.language === locale ? prefix : "";
      expect(new URL(canonical).pathname).toBe(`${home}/blog/${post.slug}`);
      const end = findOne(main, ".article-end");
      expect(linkTarget(end, copy.blog.article.back)).toBe(`${prefix}/blog`); // §2
      const posting = readGraph(root).find((node) => node["@type"] === "BlogPosting");
      expect(posting).toMatchObject({ mainEntityOfPage: posting?.["url"] });
    }
  },
);
