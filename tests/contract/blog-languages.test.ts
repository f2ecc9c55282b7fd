import { expect, test } from "vitest";
import type { PostSummary } from "../../contracts/blog-post.ts";
import { canary, fortyPosts } from "../support/blog/forty-posts.ts";
import { listFixturePosts } from "../support/blog/list-fixture-posts.ts";
import { now, useDelivery } from "./make-blog.ts";

const openBlog = useDelivery();
const summarise = (posts: PostSummary[]) =>
  posts.map(({ id, title, language }) => ({ id, title, language }));

// One space repeats Spanish texts, the other leaves those posts out.
test.each(["forty", "localized"])(
  "%s: an English list includes posts that exist only in Spanish, marked, newest first",
  async (kind) => {
    const { source, locales } = openBlog(kind);
    const posts = await source.listPosts("en");
    expect(locales()).toHaveLength(2);
    expect(new Set(locales())).toEqual(new Set(["en", "es"]));
    expect(summarise(posts)).toEqual(summarise(listFixturePosts("en", now)));
    expect(posts.filter(({ language }) => language === "es").map(({ id }) => id)).toEqual([
      "post05",
      "post18",
    ]);
    expect(JSON.stringify(posts)).not.toContain(canary);
  },
);

test.each(["forty", "localized"])("%s: so do a category's and the related posts", async (kind) => {
  const { source } = openBlog(kind);
  const posts = await source.listByCategory("Estrategia", "en");
  const expected = listFixturePosts("en", now).filter(({ categories }) =>
    categories.includes("Estrategia"),
  );
  expect(summarise(posts)).toEqual(summarise(expected));
  expect(posts.some(({ language }) => language === "es")).toBe(true);
  const related = await source.listRelated(posts[0]!, "en");
  expect(summarise(related)).toEqual(
    summarise(
      listFixturePosts("en", now)
        .filter(({ id, categories }) => {
          return (
            id !== posts[0]?.id && categories.some((name) => posts[0]?.categories.includes(name))
          );
        })
        .slice(0, 3),
    ),
  );
});

test("asks in Spanish alone for a Spanish list", async () => {
  const { source, locales } = openBlog("forty");
  await source.listPosts("es");
  expect(locales()).toEqual(["es"]);
});

test("shows the Spanish list after an English call that was refused, asking once for each", async () => {
  const { source, locales, log } = openBlog("en-fails");
  const posts = await source.listPosts("en");
  expect(locales()).toHaveLength(2);
  expect(new Set(locales())).toEqual(new Set(["en", "es"]));
  expect(posts.map(({ language }) => language)).toEqual(["es", "es", "es"]);
  expect(log).toEqual([expect.stringContaining("trying in Spanish after 400 BadRequest")]);
});

test("finds an English post by its slug, and compares it with its Spanish words", async () => {
  const { source, asked } = openBlog("forty");
  const post = await source.findPost("articulo-07", "en");
  expect(post).toEqual(listFixturePosts("en", now).find(({ slug }) => slug === "articulo-07"));
  expect(asked()).toMatchObject([
    { "fields.slug": "articulo-07", locale: "en" },
    { "sys.id": "post07", locale: "es" },
  ]);
});

test("marks a post as Spanish if the service falls back for its English texts", async () => {
  const { source } = openBlog("forty");
  const post = await source.findPost("articulo-05", "en");
  expect(post).toEqual(listFixturePosts("es", now).find(({ slug }) => slug === "articulo-05"));
});

test("finds a slug that English filters do not know in Spanish, then the entry by its id in English, else in Spanish", async () => {
  const { source, asked } = openBlog("localized");
  const post = await source.findPost("articulo-18", "en");
  expect(post).toMatchObject({ id: "post18", language: "es" });
  // No slug is loosely like "articulo-18": the scan finds nothing in English.
  expect(asked()).toMatchObject([
    { "fields.slug": "articulo-18", locale: "en" },
    { select: "fields.slug,sys.id,sys.type", limit: "1000", locale: "en" },
    { "fields.slug": "articulo-18", locale: "es" },
    { "sys.id": "post18" },
    { "sys.id": "post18" },
  ]);
  const byId = asked()
    .slice(3)
    .map(({ locale }) => locale);
  expect(new Set(byId)).toEqual(new Set(["en", "es"]));
});

test("prefers an exact Spanish slug to a loosely like English one", async () => {
  const { source } = openBlog("alike");
  const post = await source.findPost("medidas-basicas", "en");
  expect(post).toMatchObject({ id: "post05", slug: "medidas-basicas", language: "es" });
});

test("takes a loosely like English slug where Spanish has not exactly this one, without a second scan", async () => {
  const { source, asked } = openBlog("alike");
  const post = await source.findPost("medidas-basicas-y", "en");
  expect(post).toMatchObject({ id: "post01", language: "en" });
  const queries = asked().map(({ locale, "fields.slug": slug, limit }) => [locale, slug, limit]);
  expect(queries.slice(0, 3)).toEqual([
    ["en", "medidas-basicas-y", "1"],
    ["en", undefined, "1000"],
    ["es", "medidas-basicas-y", "1"],
  ]);
  expect(queries).toHaveLength(5);
});

test("finds a loosely written slug in Spanish where English has none", async () => {
  const { source, asked } = openBlog("localized");
  expect(await source.findPost("ARTICULO-18", "en")).toMatchObject({
    id: "post18",
    language: "es",
  });
  expect(
    asked()
      .map(({ locale }) => locale)
      .slice(0, 4),
  ).toEqual(["en", "en", "es", "es"]);
});

test("finds a post in Spanish after an English call that was refused", async () => {
  const { source, locales } = openBlog("en-fails");
  const post = await source.findPost("modelo-en-estrella", "en");
  expect(post).toMatchObject({ id: "star", title: "El modelo en estrella", language: "es" });
  expect(locales().slice(0, 2)).toEqual(["en", "es"]);
  expect(new Set(locales().slice(2))).toEqual(new Set(["en", "es"]));
});

test("gives an entry by its id in English, else in Spanish", async () => {
  const { source } = openBlog("forty");
  const [first] = fortyPosts;
  expect(await source.findPostById("post01", "en")).toMatchObject({
    title: first?.copy.en?.title,
    language: "en",
  });
  expect(await source.findPostById("post05", "en")).toMatchObject({ language: "es" });
  expect(await source.findPostById("nobody", "en")).toBeUndefined();
});
