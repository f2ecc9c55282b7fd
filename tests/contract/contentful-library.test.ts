import { randomUUID } from "node:crypto";
import { createClient, type CreateClientParams } from "contentful";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  deliveryToken,
  startDelivery,
  type DeliveryService,
} from "../support/delivery/delivery-service.ts";

// The tests' content service, used by the unmodified client: it must refuse the same requests as the real one.
let delivery: DeliveryService;
beforeAll(async () => {
  delivery = await startDelivery();
});
afterAll(async () => delivery.stop());

function openClient(kind = "forty", options: Partial<CreateClientParams> = {}) {
  const space = `${kind}--${randomUUID()}`;
  const { host } = new URL(delivery.origin);
  const client = createClient({
    space,
    accessToken: deliveryToken,
    host,
    insecure: true,
    logHandler: () => undefined,
    ...options,
  });
  return { client, calls: () => delivery.calls(space) };
}

const posts = { content_type: "blogPost" };
type Query = Parameters<ReturnType<typeof createClient>["getEntries"]>[0];

test.each<[string, object, string]>([
  ["an unknown parameter", { some: "parameter" }, "unknown"],
  ["an unknown field", { ...posts, "fields.autor": "Ana" }, "unknown"],
  ["a field without its type", { "fields.slug": "x" }, "unknown"],
  ["a selected field without its type", { select: ["fields.slug"] }, "unknown"],
  ["another type", { content_type: "page" }, "unknownContentType"],
  ["too large a limit", { ...posts, limit: 1001 }, "range"],
  ["too deep an include", { ...posts, include: 11 }, "range"],
  ["a range that is no date", { ...posts, "fields.publishDate[lte]": "today" }, "type"],
  ["an order by a text", { ...posts, order: ["fields.excerpt"] }, "unknown"],
])("%s is refused", async (_, query, name) => {
  const { client, calls } = openClient();
  const error: unknown = await client.getEntries(query as Query).catch((reason: unknown) => reason);
  const { name: kind, message } = error as Error;
  expect(kind).toBe("InvalidQuery");
  expect(JSON.parse(message)).toMatchObject({ status: 400, details: { errors: [{ name }] } });
  expect(calls()).toHaveLength(1);
});

test("an unknown language is refused", async () => {
  const { client } = openClient();
  await expect(client.getEntries({ locale: "fr" })).rejects.toMatchObject({ name: "BadRequest" });
});

test("fallback fills answers and is unknown to filters", async () => {
  const { client } = openClient("localized");
  const title = "Presupuesto: artículo 5";
  const filled = await client.getEntries({ "sys.id": "post05", locale: "en" } as Query);
  expect(filled.items[0]).toMatchObject({ fields: { title }, sys: { locale: "en" } });
  const query = { ...posts, "fields.slug": "articulo-05" };
  expect(await client.getEntries({ ...query, locale: "en" } as Query)).toMatchObject({ total: 0 });
  expect(await client.getEntries({ ...query, locale: "es" } as Query)).toMatchObject({ total: 1 });
});

test("dates are compared as instants, and lists by their items", async () => {
  const { client } = openClient("site");
  const countUpTo = async (date: string) => {
    const query = { ...posts, "fields.slug": "tabla-de-fechas", "fields.publishDate[lte]": date };
    return (await client.getEntries(query as Query)).total;
  };
  expect(await countUpTo("2026-03-05T09:00:00.000Z")).toBe(1);
  expect(await countUpTo("2026-03-05T08:59:59.000Z")).toBe(0);
  const inBoth = { ...posts, "fields.categories[in]": ["Modelado", "Nada"] };
  expect(await client.getEntries(inBoth as Query)).toMatchObject({ total: 2 });
});

test("pages, sorts, selects and reports dead links", async () => {
  const { client } = openClient("site");
  const answer = await client.withoutLinkResolution.getEntries({
    ...posts,
    "fields.isPublished": true,
    order: ["-fields.publishDate"],
    limit: 2,
    skip: 1,
    select: ["fields.title", "fields.featuredImage"],
  } as Query);
  expect(answer).toMatchObject({
    total: 4,
    skip: 1,
    limit: 2,
    items: [{ sys: { id: "star", type: "Entry" } }, { fields: { title: "La tabla de fechas" } }],
    includes: { Asset: [{ sys: { id: "cover" } }] },
  });
  expect(answer.items[0]).not.toHaveProperty("fields.content");
  const whole = await client.withoutLinkResolution.getEntries({ "sys.id": "star" } as Query);
  expect(whole.errors).toEqual([
    {
      sys: { id: "notResolvable", type: "error" },
      details: { type: "Link", linkType: "Entry", id: "nobody" },
    },
    {
      sys: { id: "notResolvable", type: "error" },
      details: { type: "Link", linkType: "Asset", id: "lost" },
    },
  ]);
  expect(whole.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(["dates", "draft"]);
});

test("serves calls that the site does not use too (§7)", async () => {
  const { client, calls } = openClient("site");
  expect((await client.getSpace()).locales).toHaveLength(2);
  expect((await client.getLocales()).items[1]).toMatchObject({ code: "en", fallbackCode: "es" });
  expect((await client.getContentType("blogPost")).fields).toHaveLength(14);
  expect((await client.getContentTypes()).total).toBe(1);
  expect((await client.getTags()).items).toEqual([]);
  expect((await client.getAssets({ limit: 2 })).items).toHaveLength(2);
  expect((await client.getAsset("cover")).fields.title).toBe("Portada");
  const { entries, nextSyncToken } = await client.sync({ initial: true });
  expect(entries).toHaveLength(5);
  expect((await client.sync({ nextSyncToken: nextSyncToken! })).entries).toEqual([]);
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  expect(await client.createAssetKey(inAnHour)).toHaveProperty("policy");
  await expect(client.getAsset("lost")).rejects.toMatchObject({ name: "NotFound" });
  expect(calls().at(-2)).toMatchObject({ method: "POST", path: "environments/master/asset_keys" });
});

test("the client refuses unsupported options without a request (§5)", async () => {
  const { client, calls } = openClient();
  for (const query of [
    { locale: "*" },
    { resolveLinks: true },
    { removeUnresolved: true },
    { "fields.publishDate[lte]": new Date() },
  ]) {
    await expect(client.getEntries(query as unknown as Query)).rejects.toThrow();
  }
  const now = Math.floor(Date.now() / 1000);
  for (const time of [now - 60, now + 172_860, "soon"]) {
    await expect(client.createAssetKey(time as number)).rejects.toThrow();
  }
  expect(() => openClient("forty", { accessToken: "" })).toThrow("accessToken");
  expect(() => openClient("forty", { space: "" })).toThrow("space");
  expect(calls()).toEqual([]);
});

test("a service that does not answer is given up after the time set", async () => {
  const { client, calls } = openClient("silent", { timeout: 150, retryOnError: false });
  await expect(client.getEntries()).rejects.toMatchObject({
    code: "ECONNABORTED",
    message: "timeout of 150ms exceeded",
  });
  expect(calls()).toHaveLength(1);
});

test("answers a browser's preflight requests, and lets it read every answer", async () => {
  const space = `site--${randomUUID()}`;
  const address = `${delivery.origin}/spaces/${space}/environments/master/entries`;
  const preflight = await fetch(address, { method: "OPTIONS" });
  expect(preflight.ok).toBe(true);
  const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase();
  expect(allowed).toContain("authorization");
  expect(allowed).toContain("x-contentful-user-agent");
  const refused = await fetch(address);
  expect(refused.status).toBe(401);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.get("access-control-expose-headers")).toBe("Etag");
  expect(delivery.preflights(space)).toHaveLength(1);
  expect(delivery.calls(space)).toHaveLength(1);
});
