import { expect, it } from "vitest";
import type { Post } from "../../../contracts/blog-post.ts";
import { listFixturePosts } from "../../../tests/support/blog/list-fixture-posts.ts";
import { readCopy } from "../../../tests/support/site/read-copy.ts";
import { describeList, describePost } from "./describe-blog.ts";

const copy = readCopy("en").blog;
const [plain] = listFixturePosts("en");
if (plain === undefined) throw new Error("the fixture has no posts");

const withImage = (contentType: string): Post => ({
  ...plain,
  featuredImage: { title: "", description: "", url: "/blog-files/a", contentType },
});

it("describes the list, and a category by what the language calls it", () => {
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
  expect(describePost(plain)).toEqual({
    title: plain.title,
    description: plain.excerpt,
    type: "article",
    publishedTime: plain.publishDate,
    author: plain.author,
    path: `/blog/${plain.slug}`,
  });
  expect(describePost({ ...plain, metaTitle: "Short", metaDescription: "Long" })).toMatchObject({
    title: "Short",
    description: "Long",
  });
});

it("shares a picture only where previews can draw it", () => {
  for (const type of ["image/png", "image/jpeg", "image/webp"])
    expect(describePost(withImage(type)).image).toBe("/blog-files/a");
  for (const type of ["image/svg+xml", "image/avif", "video/mp4", ""])
    expect(describePost(withImage(type)).image).toBeUndefined();
});
