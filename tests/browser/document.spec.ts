import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../contracts/locale.ts";
import { readShift, watchShifts } from "../support/layout-shift.ts";
import { expect, readCopy, startApp, test } from "../support/site-test.ts";

// The question about consent must move and store nothing either.
test.use({ consent: "undecided" });

const editions: readonly (readonly [string, Locale])[] = [
  ["/", "es"],
  ["/en", "en"],
];

/** Every text of a group, however deep, that stands in the document as it is. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return value.includes("{{") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

for (const [address, locale] of editions) {
  test(`${address} holds the whole copy of the home page without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const copy = readCopy(locale);
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const text = (await page.locator("body").textContent()) ?? "";
    const { items } = copy.projects;
    const texts = [
      ...listTexts(copy.hero.title),
      copy.hero.subtitle,
      ...copy.about.biography,
      ...listTexts(copy.services.items),
      ...listTexts([items.soporteBI, items.airlineSatisfaction, items.peopleAnalytics, items.nps]),
      ...listTexts(copy.workValues),
      ...listTexts(copy.testimonials.items),
      ...listTexts(copy.social.networks),
      copy.contact.title,
      copy.footer.tagline,
      siteConfig.brand,
    ];
    const missing = texts.filter((part) => !text.includes(part));
    expect(missing).toEqual([]);
    await expect(page.getByText(copy.testimonials.items.finance.content)).toBeVisible();
    await expect(page.getByText(copy.services.items.training.description)).toBeVisible();
    await context.close();
  });

  test(`${address} moves nothing while it starts`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(address);
    await startApp(page);
    await page.evaluate(() => document.fonts.ready);
    const shifted = await readShift(page);
    expect(shifted).toBeLessThan(0.01);
  });
}

test("nothing is stored and no other origin is asked before a choice", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await startApp(page);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("documents and drawings carry the one policy and no inline style or handler; other answers are light", async ({
  request,
}) => {
  const policies = new Set<string | undefined>();
  for (const address of ["/", "/en", "/nope", "/sitemap.xml", "/images/icon.svg"]) {
    const response = await request.get(address);
    policies.add(response.headers()["content-security-policy"]);
    const body = await response.text();
    if (body.startsWith("<!doctype html>")) expect(body).not.toMatch(/ (?:style|on[a-z]+)="/);
  }
  expect(policies.size).toBe(1);
  expect([...policies].join("")).toContain("default-src 'none'");
  const [, script = ""] = /data-modules="(\S+)/.exec(await (await request.get("/")).text()) ?? [];
  for (const address of [script, "/_data/es/index.json"]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(lines.join("").length, address).toBeLessThanOrEqual(
      600 - "HTTP/1.1 200 OK\r\n\r\n".length,
    );
  }
});

test("an unknown address answers 404 in its edition, logs the path and leads home", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  for (const [address, locale] of editions) {
    const copy = readCopy(locale);
    const path = `${address === "/" ? "" : address}/no-such-page`;
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.notFound.title);
    await logged;
    await page.getByRole("link", { name: copy.notFound.home }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.hero.title.before);
  }
});
