import { expect, it } from "vitest";
import type { Post } from "../../../contracts/blog-post.ts";
import { listFixturePosts } from "../../../tests/support/blog/list-fixture-posts.ts";
import { readCopy } from "../../../tests/support/site/read-copy.ts";
import { describeList, describePost } from "./describe-blog.ts";
import { describeListPage } from "./describe-list-page.ts";

const copy = readCopy("en").blog;
const [plain] = listFixturePosts("en");
if (plain === undefined) throw new Error("the fixture has no posts");

const withImage = (contentType: string): Post => ({
  ...plain,
  featuredImage: { title: "", description: "", url: "/blog-files/a", contentType },
});

it("describes the list, and a category by its name in the language", () => {
  expect(describeList(copy)).toBe(copy.meta);
  expect(describeList(copy, "Visualización")).toMatchObject({
    title: "Articles about visualization",
    path: "/blog/categoria/visualizacion",
  });
  expect(describeList(copy, "Cocina de autor")).toMatchObject({
    title: "Articles about Cocina de autor",
    path: "/blog/categoria/cocina-de-autor",
  });
});

it("describes a post by its own metadata, else by its title and excerpt", () => {
  expect(describePost(plain, copy)).toEqual({
    title: plain.title,
    description: plain.excerpt,
    type: "article",
    publishedTime: plain.publishDate,
    author: plain.author,
    sections: plain.categories.map((name) => describeList(copy, name).title?.slice(15)),
    path: `/blog/${plain.slug}`,
  });
  const own = {
    ...plain,
    metaTitle: "Short",
    metaDescription: "Long",
    updatedDate: "2026-11-02",
  };
  expect(describePost(own, copy, "es")).toMatchObject({
    title: "Short",
    description: "Long",
    modifiedTime: "2026-11-02",
    only: "es",
  });
});

it("shares a picture only where previews can draw it", () => {
  for (const type of ["image/png", "image/jpeg", "image/webp"])
    expect(describePost(withImage(type), copy).image?.url).toBe("/blog-files/a");
  for (const type of ["image/svg+xml", "image/avif", "video/mp4", ""])
    expect(describePost(withImage(type), copy).image).toBeUndefined();
});

it("describes each page of a list, and that there is nothing beyond the last", () => {
  const posts = listFixturePosts("en").filter(({ isFeatured }) => !isFeatured);
  const route = {
    route: "blog",
    path: "/blog",
    params: {},
    locale: "en",
    copy: { blog: copy },
  } as const;
  const data = { ...route, blog: { posts: posts.slice(0, 7), featured: [] } };
  expect(describeListPage(data, "")).toBe(copy.meta);
  expect(describeListPage(data, "?page=1&utm_source=x")).toBe(copy.meta);
  expect(describeListPage(data, "?page=2")).toEqual({
    title: `${copy.meta.title}, page 2 of 2`,
    description: `${copy.meta.description} (page 2 of 2)`,
    query: "?page=2",
  });
  expect(describeListPage(data, "?page=3")).toMatchObject({ isMissing: true });
  expect(describeListPage({ ...route, route: "blogCategory" }, "")).toMatchObject({
    isMissing: true,
  });
});
