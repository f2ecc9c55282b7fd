import { expect, test } from "vitest";
import { siteConfig } from "#folder/site.config.ts";
import { useDelivery } from "./make-blog.ts";

const openBlog = useDelivery();

async function readOdd() {
  const { source, log } = openBlog("odd");
  const posts = await source.listPosts("es");
  return { source, log, posts, find: (id: string) => posts.find((post) => post.id === id) };
}

test("leaves out entries without a title, or whose slug is no part of an address, and says so", async () => {
  const { posts, log } = await readOdd();
  expect(posts.map(({ id }) => id)).toEqual([
    "bare",
    "wrong-shapes",
    "remote-picture",
    "plain-text",
    "day",
    "local-time",
  ]);
  expect(log).toEqual(
    ["untitled", "blank-title", "no-slug", "climbing", "path", "query"].map((id) =>
      expect.stringContaining(`entry ${id} is left out`),
    ),
  );
});

test("fills in missing fields", async () => {
  const { find, source } = await readOdd();
  const bare = {
    id: "bare",
    slug: "bare",
    language: "es",
    title: "bare",
    excerpt: "",
    publishDate: "2026-01-10T08:00:00.000Z",
    readTime: 1,
    categories: [],
    author: siteConfig.brand,
    isFeatured: false,
  };
  expect(find("bare")).toEqual(bare);
  const content = { nodeType: "document", data: {}, content: [] };
  expect(await source.findPost("bare", "es")).toEqual({ ...bare, content });
});

test("shows a post without the fields that have another shape", async () => {
  const { find, source } = await readOdd();
  const { title: _, ...post } = (await source.findPost("wrong-shapes", "es"))!;
  expect(post).toEqual({
    ...find("bare"),
    id: "wrong-shapes",
    slug: "wrong-shapes",
    title: undefined,
    categories: ["DAX"],
    content: { nodeType: "document", data: {}, content: [] },
  });
});

test("gives a picture's address a protocol, which the service leaves out", async () => {
  const { find } = await readOdd();
  const url = "https://images.ctfassets.net/space/remote/photo.jpg";
  expect(find("remote-picture")?.featuredImage).toMatchObject({ url, contentType: "image/jpeg" });
});

test("keeps a text that is a string with its line breaks", async () => {
  const { source } = await readOdd();
  const post = await source.findPost("plain-text", "es");
  expect(post?.content).toBe("Primera línea\nSegunda línea");
});

test("keeps a day, and takes a time without an offset for UTC", async () => {
  const { find } = await readOdd();
  expect(find("day")?.publishDate).toBe("2026-01-09");
  expect(find("local-time")?.publishDate).toBe("2026-01-08T10:00:00.000Z");
});
