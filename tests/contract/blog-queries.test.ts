import { expect, test } from "vitest";
import { canary, fortyPosts } from "../support/blog/forty-posts.ts";
import { listFixturePosts } from "../support/blog/list-fixture-posts.ts";
import { deliveryToken } from "../support/delivery/delivery-service.ts";
import { cutoff, now, useDelivery } from "./make-blog.ts";

const openBlog = useDelivery();

const list = {
  content_type: "blogPost",
  "fields.isPublished": "true",
  "fields.publishDate[lte]": cutoff,
  order: "-fields.publishDate",
  limit: "1000",
  include: "1",
  locale: "es",
  select:
    "fields.title,fields.slug,fields.excerpt,fields.featuredImage,fields.publishDate,fields.readTime,fields.categories,fields.author,fields.authorImage,fields.isPublished,fields.isFeatured,sys.id,sys.type",
};
const expected = listFixturePosts("es", now);

test("lists all published posts, newest first, without their texts", async () => {
  const { source, asked } = openBlog("forty");
  const posts = await source.listPosts("es");
  expect(asked()).toEqual([list]);
  expect(posts.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  const { content: _, ...first } = expected[0] ?? { content: "" };
  expect(posts[0]).toEqual(first);
  expect(JSON.stringify(posts)).not.toContain(canary);
});

test("sends the token in its header, and only there", async () => {
  const { source, calls } = openBlog("forty");
  await source.listPosts("es");
  const [{ headers, path, parameters }] = calls() as [ReturnType<typeof calls>[0]];
  expect(headers.authorization).toBe(`Bearer ${deliveryToken}`);
  expect(headers["x-contentful-user-agent"]).toContain("sdk contentful.js/");
  expect(path).toBe("environments/master/entries");
  expect(JSON.stringify(parameters)).not.toContain(deliveryToken);
});

test("asks for the configured environment", async () => {
  const { source, calls } = openBlog("forty", { environment: "staging" });
  await expect(source.listPosts("es")).rejects.toMatchObject({ status: 404 });
  expect(calls()[0]?.path).toBe("environments/staging/entries");
});

test("lists the featured ones", async () => {
  const { source, asked } = openBlog("forty");
  const posts = await source.listFeatured("es");
  expect(asked()).toEqual([{ ...list, "fields.isFeatured": "true" }]);
  expect(posts.map(({ id }) => id)).toEqual(
    expected.filter(({ isFeatured }) => isFeatured).map(({ id }) => id),
  );
});

test("lists the posts of a category by the service's own filter", async () => {
  const { source, asked } = openBlog("forty");
  const posts = await source.listByCategory("Visualización", "es");
  expect(asked()).toEqual([{ ...list, "fields.categories[in]": "Visualización" }]);
  expect(posts.map(({ id }) => id)).toEqual(
    expected.filter(({ categories }) => categories.includes("Visualización")).map(({ id }) => id),
  );
});

test("finds a category with a comma, which the filter cannot express, in the list of all", async () => {
  const { source, asked } = openBlog("site");
  const posts = await source.listByCategory("Fechas, calendarios", "es");
  expect(asked()).toEqual([list]);
  expect(posts.map(({ slug }) => slug)).toEqual(["tabla-de-fechas"]);
});

test("makes one request for the list and its categories when both are needed at once", async () => {
  const { source, asked } = openBlog("forty");
  const [, categories] = await Promise.all([source.listPosts("es"), source.listCategories("es")]);
  expect(categories).toEqual([
    "DAX",
    "Estrategia",
    "ETL",
    "KPI",
    "Modelado",
    "Power BI",
    "Visualización",
  ]);
  expect(asked()).toHaveLength(1);
  await source.listCategories("es");
  expect(asked()).toHaveLength(2);
});

test("fetches page after page until it has them all", async () => {
  const { source, asked } = openBlog("many");
  const posts = await source.listPosts("es");
  expect(asked()).toEqual([list, { ...list, skip: "1000" }, { ...list, skip: "2000" }]);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(2001);
});

test("finds three others that share a category, with no more than one extra", async () => {
  const { source, asked } = openBlog("forty");
  const [newest] = await source.listPosts("es");
  const related = await source.listRelated(newest!, "es");
  expect(asked()[1]).toEqual({
    ...list,
    "fields.categories[in]": "Power BI,DAX,Modelado",
    limit: "4",
  });
  expect(related.map(({ id }) => id)).toEqual(["post02", "post04", "post06"]);
});

test("finds nothing related to a post without categories, and asks nothing", async () => {
  const { source, asked } = openBlog("odd");
  const [bare] = await source.listPosts("es");
  expect(await source.listRelated({ ...bare!, categories: [] }, "es")).toEqual([]);
  expect(asked()).toHaveLength(1);
});

const bySlug = (slug: string) => {
  const { select: _, ...query } = list;
  return { ...query, "fields.slug": slug, limit: "1" };
};
const scan = { ...list, select: "fields.slug,sys.id,sys.type", include: "0" };

test("finds a post by its slug in one call", async () => {
  const { source, asked } = openBlog("forty");
  const post = await source.findPost("articulo-07", "es");
  expect(asked()).toEqual([bySlug("articulo-07")]);
  expect(post).toEqual(expected.find(({ slug }) => slug === "articulo-07"));
});

test.each([
  ["ARTICULO07", "articulo-07"],
  ["articulo-07-de-prueba", "articulo-07"],
  ["iculo-0", "articulo-01"],
])("finds %s loosely among at most 1000 slugs, then the entry by its id", async (asking, found) => {
  const { source, asked } = openBlog("forty");
  const post = await source.findPost(asking, "es");
  expect(post?.slug).toBe(found);
  expect(asked()).toEqual([bySlug(asking), scan, { "sys.id": post?.id, locale: "es" }]);
});

test("looks through no more than 1000 posts for a loose match", async () => {
  const { source, asked } = openBlog("many");
  expect(await source.findPost("muchos2000", "es")).toBeUndefined();
  expect(asked()).toEqual([bySlug("muchos2000"), scan]);
});

test.each(["articulo-31", "articulo-32", "nada-parecido"])("gives nothing for %s", async (slug) => {
  const { source } = openBlog("forty");
  expect(await source.findPost(slug, "es")).toBeUndefined();
});

test("finds an entry by its id in a language", async () => {
  const { source, asked } = openBlog("forty");
  expect(await source.findPostById("post07", "es")).toMatchObject({ slug: "articulo-07" });
  expect(await source.findPostById("nobody", "es")).toBeUndefined();
  expect(asked()).toEqual([
    { "sys.id": "post07", locale: "es" },
    { "sys.id": "nobody", locale: "es" },
  ]);
});

test("hides an unpublished and a future entry that is asked for by its id", async () => {
  const { source } = openBlog("forty");
  const hidden = fortyPosts.filter(({ copy }) => copy.es.title.includes(canary));
  expect(hidden).toHaveLength(2);
  for (const { id } of hidden) {
    expect(await source.findPostById(id, "es")).toBeUndefined();
    expect(await source.findPostById(id, "en")).toBeUndefined();
  }
});

test("gives plain, finite objects: assets and links resolved, those that lead nowhere left out", async () => {
  const { source, config } = openBlog("site");
  const post = await source.findPost("modelo-en-estrella", "es");
  expect(post).toMatchObject({
    featuredImage: {
      url: `${config.origin}/pictures/cover.svg`,
      description: "Portada, descrita",
      width: 1200,
      height: 675,
    },
    authorImage: { url: `${config.origin}/pictures/portrait.svg` },
  });
  const text = JSON.stringify(post?.content);
  expect(text).toContain('"slug":"tabla-de-fechas"');
  expect(text).toContain(`${config.origin}/downloads/ventas.csv`);
  expect(text).toContain("borrador");
  expect(text).not.toContain(canary);
  const [first, second, third] = await source.listPosts("es");
  expect(first?.featuredImage?.contentType).toBe("image/svg+xml");
  expect(second?.publishDate).toBe("2026-03-05T09:00:00.000Z");
  expect(third).not.toHaveProperty("featuredImage");
});

test("knows an empty blog", async () => {
  const { source } = openBlog("empty");
  expect(await source.listPosts("en")).toEqual([]);
  expect(await source.listCategories("es")).toEqual([]);
});
