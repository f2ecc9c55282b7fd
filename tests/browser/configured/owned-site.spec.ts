import { readdir, readFile } from "node:fs/promises";
import { bookingPath } from "../../../contracts/booking.ts";
import { localePrefix, locales } from "../../../contracts/locale.ts";
import { expect, openApp, startApp, test } from "../../support/site/site-test.ts";

test("a site that is no demonstration says nothing of one, and marks its illustrations one by one", async ({
  page,
  prefix,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await openApp(page, prefix || "/");
  await expect(page.getByRole("link", { name: copy.common.demonstration })).toHaveCount(0);
  await expect(page.locator(".hero-caption")).toContainText(copy.hero.chart.note);
  await expect(page.locator("#services figure:visible figcaption").first()).toContainText(
    copy.services.exampleNote,
  );
  expect((await page.request.get(`${prefix}/demostracion`)).status()).toBe(404);
});

// Lighthouse's rules of SEO that a demonstration cannot meet, or whose answer the visitor's language could change.
for (const edition of locales) {
  test.describe(`a browser in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-ES" : "en-US" });

    test("finds every kind of page open to search engines, under the address that was asked for", async ({
      page,
      baseURL,
    }) => {
      // Each week and hour of the calendar is an address of its own, and nothing to find.
      const robots = await (await page.request.get("/robots.txt")).text();
      const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
      const calendars = locales.map((locale) => localePrefix[locale] + bookingPath);
      expect(closed).toEqual(calendars.flatMap((path) => [`${path}?`, `${path}/`]));
      for (const address of ["/", "/servicios", "/proyectos", "/proyectos/ventas-bi", "/blog"]) {
        for (const prefix of ["", "/en"]) {
          const asked = (prefix + address).replace(/(?<=.)\/$/, "");
          await test.step(asked, async () => {
            const response = await page.goto(asked);
            expect(response?.status()).toBe(200);
            expect(response?.headers()["x-robots-tag"]).toBeUndefined();
            // In its own language the app finds what the document says.
            const isSwapped = (prefix === "" ? "es" : "en") !== edition;
            await (isSwapped ? startApp(page) : page.locator("html[data-fonts]").waitFor());
            await expect(page.locator("meta[name=robots]")).toHaveCount(0);
            await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
            const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
            expect(new URL(canonical ?? "", baseURL).pathname).toBe(asked);
            await expect(page).toHaveTitle(/\S/);
            const description = page.locator("meta[name=description]");
            await expect(description).toHaveAttribute("content", /\S/);
          });
        }
      }
    });
  });
}

test("the owner's accent is that of the pages and of every picture", async ({ page, prefix }) => {
  await openApp(page, prefix || "/");
  const action = page.locator(".button-primary:visible").first();
  await expect(action).toHaveCSS("background-color", "rgb(45, 212, 167)");
  const dist = ".cache/configured-folder/dist";
  const texts = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(?:css|html|js|json|svg|webmanifest)$/.test(name),
  );
  const files = await Promise.all(
    texts.map(async (name) => ({ name, text: await readFile(`${dist}/${name}`, "utf8") })),
  );
  const withAccent = (accent: string) =>
    files.filter(({ text }) => text.toLowerCase().includes(accent)).map(({ name }) => name);
  expect(withAccent("f2c811")).toEqual([]);
  expect(withAccent("ffdc45")).toEqual([]);
  expect(withAccent("2dd4a7")).toEqual(
    expect.arrayContaining(["images/icon.svg", "images/projects/ventas-bi.es.svg"]),
  );
});
