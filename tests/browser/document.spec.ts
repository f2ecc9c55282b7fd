import { localePrefix, locales } from "../../contracts/locale.ts";
import { readShift, watchShifts } from "../support/page/layout-shift.ts";
import { expect, readCopy, startApp, test } from "../support/site/site-test.ts";

// The question about consent must move nothing either.
test.use({ consent: "undecided" });

for (const locale of locales) {
  const home = localePrefix[locale] || "/";

  test(`${home} moves nothing while it starts`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(home);
    await startApp(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await readShift(page)).toBeLessThan(0.01);
  });
}

test("documents carry a policy of their own and no inline style or handler; other answers are light", async ({
  request,
}) => {
  const policies = new Set<string | undefined>();
  for (const address of ["/", "/en", "/nope", "/sitemap.xml", "/images/icon.svg"]) {
    const response = await request.get(address);
    policies.add(response.headers()["content-security-policy"]);
    const body = await response.text();
    if (body.startsWith("<!doctype html>")) expect(body).not.toMatch(/ (?:style|on[a-z]+)="/);
  }
  // Home in both editions has one style; drawings and feeds have a policy without hashes.
  expect(policies.size).toBe(3);
  for (const policy of policies) expect(policy).toContain("default-src 'none'");
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
  for (const locale of locales) {
    const copy = readCopy(locale);
    const path = `${localePrefix[locale]}/no-such-page`;
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.notFound.title);
    await logged;
    await page.getByRole("link", { name: copy.notFound.home }).click();
    await expect(page).toHaveURL(localePrefix[locale] || "/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.hero.title.before);
  }
});
