import type { Page, Request } from "@playwright/test";
import { deliveryToken } from "../../support/delivery/delivery-service.ts";
import { canary } from "../../support/blog/forty-posts.ts";
import { listFixturePosts } from "../../support/blog/list-fixture-posts.ts";
import { configuredEnvironment, deliveryOrigin } from "../../support/site/configured-site.ts";
import { settle } from "../../support/page/settle.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";

// The unmodified client in a browser, against the fake delivery service (D8).
const { blog: spanish } = readCopy("es");
const { blog: english } = readCopy("en");
const builtSpace = `/spaces/${configuredEnvironment.VITE_CONTENTFUL_SPACE_ID}/`;
const fiveMinutesMs = 300_000;

const posts = listFixturePosts("es");
const others = posts.filter(({ isFeatured }) => !isFeatured);

function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const isCall = request.url().startsWith(deliveryOrigin) && request.method() === "GET";
    if (isCall && request.url().includes("/spaces/")) calls.push(request);
  });
  return calls;
}

function parameters(call: Request): Record<string, string> {
  return Object.fromEntries(new URL(call.url()).searchParams);
}

/** Makes the site ask another space than the one it was built from. */
async function askInstead(page: Page, space: string): Promise<void> {
  await page.route(`${deliveryOrigin}${builtSpace}**`, async (route) =>
    route.continue({ url: route.request().url().replace(builtSpace, `/spaces/${space}/`) }),
  );
}

function listed(page: Page, name: string) {
  return page.getByRole("main").getByRole("region", { name }).getByRole("heading", { level: 3 });
}

const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title);

test("the list shows the build's posts at once and asks for each kind once, as the service expects", async ({
  page,
}) => {
  const calls = recordCalls(page);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await openApp(page, "/blog");
  await expect(listed(page, spanish.recent)).toHaveText(titles(others.slice(0, 6)));
  await expect.poll(() => calls.length).toBe(2);
  for (const call of calls) {
    const { "fields.publishDate[lte]": until = "", ...rest } = parameters(call);
    expect(rest).toMatchObject({
      content_type: "blogPost",
      "fields.isPublished": "true",
      locale: "es",
      order: "-fields.publishDate",
    });
    expect(Date.parse(until) % fiveMinutesMs).toBe(0);
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
    expect((await call.allHeaders())["authorization"]).toBe(`Bearer ${deliveryToken}`);
  }
  const asked = calls.map((call) => new URL(call.url()).search);
  expect(new Set(asked).size, "nothing is asked twice").toBe(asked.length);
  expect(messages.join("\n")).not.toContain(deliveryToken);
});

test("no other page asks the content service, or loads its client", async ({ page }) => {
  const calls = recordCalls(page);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  for (const path of ["/", "/servicios", "/proyectos/nps-bi"]) await openApp(page, path);
  await settle(page);
  expect(calls).toEqual([]);
  expect(scripts.filter((address) => /contentful|blog/.test(address))).toEqual([]);
});

test("a change of language asks for everything again in that language, and labels what is only Spanish", async ({
  page,
}) => {
  await openApp(page, "/blog");
  await expect(listed(page, spanish.recent)).toHaveCount(6);
  const calls = recordCalls(page);
  await page.getByRole("link", { name: "EN, English" }).click();
  const inEnglish = listFixturePosts("en").filter(({ isFeatured }) => !isFeatured);
  await expect(listed(page, english.recent)).toContainText(titles(inEnglish.slice(0, 6)));
  await expect
    .poll(() => calls.filter((call) => parameters(call)["locale"] === "en").length)
    .toBe(2);
  const untranslated = inEnglish.find(({ language }) => language === "es");
  const card = page.getByRole("listitem").filter({ hasText: untranslated?.title ?? "" });
  await expect(card.getByText(english.inSpanish)).toBeVisible();
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "es");
});

test("forty posts are paged with first, last, current and neighbours, and ellipses", async ({
  page,
}) => {
  await openApp(page, "/blog?page=3");
  const pages = page.getByRole("navigation", { name: spanish.pages.label });
  const last = Math.ceil(others.length / 6);
  await expect(listed(page, spanish.recent)).toHaveText(titles(others.slice(12, 18)));
  await expect(pages.locator("li")).toHaveText([
    spanish.pages.previous,
    "1",
    "2",
    "3",
    "4",
    "…",
    String(last),
    spanish.pages.next,
  ]);
  await pages.getByRole("link", { name: String(last) }).click();
  await expect(pages.getByRole("link", { name: spanish.pages.next })).toHaveCount(0);
  await expect(listed(page, spanish.recent)).toHaveText(titles(others.slice(6 * (last - 1))));
});

test("a space without posts, or with featured ones alone, says so", async ({ page }) => {
  for (const [space, text] of [
    ["empty", spanish.empty],
    ["all-featured", spanish.emptyMore],
  ] as const) {
    await askInstead(page, space);
    await openApp(page, "/blog");
    await expect(page.getByText(text), space).toBeVisible();
    await expect(listed(page, spanish.recent)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test("a refresh that meets a fault keeps what is shown", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /could not be refreshed/i);
  for (const space of ["error-500", "limited-hidden", "html", "blank"]) {
    await test.step(space, async () => {
      await askInstead(page, space);
      const calls = recordCalls(page);
      await openApp(page, "/blog");
      await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
      await page.waitForLoadState("networkidle");
      await expect(listed(page, spanish.recent)).toHaveText(titles(others.slice(0, 6)));
      await page.unrouteAll();
    });
  }
});

test("a post without a translation is Spanish in the English edition, and says so", async ({
  page,
}) => {
  const post = listFixturePosts("en").find(({ language }) => language === "es");
  await openApp(page, `/en/blog/${post?.slug ?? ""}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(post?.title ?? "missing");
  await expect(heading).toHaveAttribute("lang", "es");
  await expect(page.getByText(english.article.onlySpanish)).toBeVisible();
});

test("a post that is newer than the build is shown at its address, with its own title", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await askInstead(page, "site");
  const answer = page.waitForResponse(
    (response) => response.url().includes("fields.slug=") && response.ok(),
  );
  await openApp(page, "/blog/modelo-en-estrella");
  const { items } = (await (await answer).json()) as { items: { fields: { title: string } }[] };
  const title = items[0]?.fields.title ?? "missing";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
});

test("a slug that is nearly right finds its post, and the head names the post's own address", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await openApp(page, "/blog/Articulo01");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(posts[0]?.title ?? "");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\/articulo-01$/);
});

test("an article that is nowhere is said to be missing, with the way back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await openApp(page, "/blog/zzz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.article.missing.title);
  await page.getByRole("link", { name: spanish.article.back }).click();
  await expect(page).toHaveURL("/blog");
  await expect(listed(page, spanish.recent)).toHaveCount(6);
});

test("an article is the same in the build and after its refresh", async ({ page }) => {
  const post = posts.find(({ language }) => language === "es");
  const calls = recordCalls(page);
  await openApp(page, `/blog/${post?.slug ?? ""}`);
  const text = await page.getByRole("main").innerText();
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("main").innerText()).toBe(text);
});

test("no answer of the site holds what nobody may see yet", async ({ request }) => {
  for (const address of ["/blog", "/_data/es/blog.json", "/_data/en/blog.json", "/sitemap.xml"]) {
    expect(await (await request.get(address)).text()).not.toContain(canary);
  }
});
