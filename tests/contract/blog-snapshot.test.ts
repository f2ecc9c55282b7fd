import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { makeProject } from "../support/make-project.ts";
import { openBlogSource } from "../../generator/blog/open-blog-source.ts";
import {
  deliveryToken,
  startDelivery,
  type DeliveryService,
} from "../support/delivery/delivery-service.ts";

let delivery: DeliveryService;

beforeAll(async () => {
  delivery = await startDelivery();
});
afterAll(async () => delivery.stop());

function configure(token = deliveryToken) {
  return {
    VITE_CONTENTFUL_SPACE_ID: "forty--snapshot",
    VITE_CONTENTFUL_ACCESS_TOKEN: token,
    VITE_CONTENTFUL_ORIGIN: delivery.origin,
  };
}

test("a build reads every complete post from the service, and uses the last snapshot when it refuses", async () => {
  const { root, remove } = await makeProject({});
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await remove();
  });
  const live = await openBlogSource(configure(), { cacheDir: root });
  const lists = {
    es: await live.source.listPosts("es"),
    en: await live.source.listPosts("en"),
  };
  expect(lists.es.length).toBeGreaterThan(30);
  expect(lists.en.map(({ id }) => id)).toEqual(lists.es.map(({ id }) => id));
  for (const { slug } of lists.en) {
    expect(await live.source.findPost(slug, "en")).toMatchObject({ content: expect.anything() });
  }
  expect(JSON.stringify([lists, await live.source.listCategories("es")])).not.toContain(
    "canario-7f3a",
  );

  const wrong = "a-token-that-is-wrong-99999";
  const kept = await openBlogSource(configure(wrong), { cacheDir: root });
  expect(await kept.source.listPosts("es")).toEqual(lists.es);
  const warning = warn.mock.calls.flat().join("\n");
  expect(warning).toMatch(/WARNING: Contentful .* as it was on .*\(status 401, request /);
  expect(warning).not.toContain(wrong);
});

test("a build without an earlier one fails with the remedy", async () => {
  const { root, remove } = await makeProject({});
  onTestFinished(remove);
  await expect(openBlogSource(configure("wrong-token-1"), { cacheDir: root })).rejects.toThrow(
    /no earlier build kept them: .*status 401.*Check VITE_CONTENTFUL_/,
  );
});
