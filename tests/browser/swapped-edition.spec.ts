import { siteConfig } from "#folder/site.config.ts";
import { expect, openApp, readCopy, startApp, test } from "../support/site/site-test.ts";

// An English reader at a Spanish address, who is shown the English edition there (D3).
test.use({
  locale: "en-US",
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const { common, footer, servicePage } = readCopy("en");

test("an address is canonical by itself, whatever language is read there", async ({ page }) => {
  const addresses = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [
          ...document.querySelectorAll("link[rel=canonical], link[hreflang], [property='og:url']"),
        ].map((element) => [
          element.getAttribute("hreflang") ?? element.tagName,
          new URL(element.getAttribute("href") ?? element.getAttribute("content") ?? "").pathname,
        ]),
      ),
    );
  const expected = {
    LINK: "/servicios",
    META: "/servicios",
    es: "/servicios",
    en: "/en/servicios",
    "x-default": "/servicios",
  };
  await test.step("as the head script leaves it", async () => {
    await page.route("**/assets/entry-browser*", async () => undefined);
    await page.goto("/servicios", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html:not([data-pending])")).toHaveAttribute("lang", "en");
    await expect.poll(addresses).toEqual(expected);
    await page.unrouteAll();
  });
  await test.step("as the app leaves it", async () => {
    await page.goto("/servicios");
    await startApp(page);
    await expect(page).toHaveTitle(`${servicePage.meta.title} | ${siteConfig.brand}`);
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      servicePage.meta.description,
    );
    await expect.poll(addresses).toEqual(expected);
  });
});

test("an anchor stands under the bar, and Tab goes on from there", async ({ page }) => {
  for (const address of ["/servicios#contact", "/politica-cookies#consent", "/#contact"]) {
    await page.goto("/robots.txt");
    await page.goto(address);
    await startApp(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const place = page.locator(new URL(address, "http://x").hash);
    const below = async (): Promise<number> => {
      const top = (await place.boundingBox())?.y ?? Number.NaN;
      const bar = await page.locator(".site-header").boundingBox();
      return top - (bar?.height ?? Number.NaN);
    };
    await expect.poll(below, `${address} is near the bar`).toBeLessThan(40);
    await expect.poll(below, `${address} is not under the bar`).toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press("Tab");
  const mail = page.locator("#contact").getByRole("link", { name: siteConfig.owner.email });
  await expect(mail).toBeFocused();
});

test("links lead where they say: to addresses without a prefix, as the one that is read", async ({
  page,
}) => {
  await openApp(page, "/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Reports and bookings have an address for each language.
  const wrong = page.locator(
    "a[href^='/en']:not([hreflang], [href^='/en/dashboards'], [href^='/en/booking'])",
  );
  await expect(wrong).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: footer.services }).click();
  await expect(page).toHaveURL("/servicios");
  await expect(wrong).toHaveCount(0);
});

test("a link that is followed before the app starts leads to the language that is read", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("html:not([data-pending])")).toHaveAttribute("lang", "en");
  await page.getByRole("contentinfo").getByRole("link", { name: footer.services }).click();
  await expect(page).toHaveURL("/en/servicios");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html:not([data-app])")).toBeAttached();
});

test("a course in Spanish says so in English", async ({ page }) => {
  await page.goto("/cursos");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const notice = page.locator("main [lang=en]", { hasText: common.courseLanguage });
  await expect(notice).toHaveText(common.courseLanguage);
});
