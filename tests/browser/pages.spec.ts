import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { routes, type Route } from "../../site/routes.ts";
import { listPages } from "../support/list-pages.ts";
import { expect, readCopy, test } from "../support/site-test.ts";

const minimumTextLength = 200;

// What a reader, a crawler or a preview gets: the document as it was served.
test.use({ javaScriptEnabled: false });

const paths = await listPages();
const pages = locales.flatMap((locale) =>
  paths.map(({ name, path }) => {
    const route: Route = routes[name];
    return {
      locale,
      path,
      address: localePrefix[locale] + (path === "/" ? "" : path) || "/",
      status: name === "notFound" ? 404 : 200,
      isHidden: route.hidden === true,
      // A page that only says what happened has little to say.
      isShort: route.hidden === true,
    };
  }),
);

async function readMeta(page: Page, name: string): Promise<string> {
  return (await page.locator(`meta[${name}]`).getAttribute("content")) ?? "";
}

/** The address a link of the head names, without the origin, which must be the same for all. */
async function readLink(page: Page, selector: string): Promise<{ origin: string; path: string }> {
  const link = page.locator(`head link${selector}`);
  await expect(link, selector).toHaveCount(1);
  const { origin, pathname } = new URL((await link.getAttribute("href")) ?? "");
  return { origin, path: pathname };
}

for (const { locale, path, address, status, isHidden, isShort } of pages) {
  test(`${address} answers ${String(status)} and can be read, shared and found without JavaScript`, async ({
    page,
    expectedErrors,
  }) => {
    if (status === 404) expectedErrors.push(/404 \(Not Found\)/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    expect((await heading.innerText()).trim()).not.toBe("");
    const text = await page.getByRole("main").innerText();
    if (!isShort) expect(text.length).toBeGreaterThan(minimumTextLength);

    const title = await page.title();
    const description = await readMeta(page, "name=description");
    expect(title).not.toBe("");
    expect(description).not.toBe("");
    expect(await readMeta(page, 'property="og:title"')).toBe(title);
    expect(await readMeta(page, 'property="og:description"')).toBe(description);
    if (isHidden) {
      expect(await readMeta(page, "name=robots")).toBe("noindex");
      await expect(page.locator("link[rel=canonical], link[rel=alternate]")).toHaveCount(0);
      return;
    }
    const canonical = await readLink(page, "[rel=canonical]");
    expect(canonical.path).toBe(address);
    expect(await readMeta(page, 'property="og:url"')).toBe(canonical.origin + address);
    const spanish = { origin: canonical.origin, path };
    const english = { origin: canonical.origin, path: path === "/" ? "/en" : `/en${path}` };
    expect(await readLink(page, "[rel=alternate][hreflang=es]")).toEqual(spanish);
    expect(await readLink(page, "[rel=alternate][hreflang=en]")).toEqual(english);
    expect(await readLink(page, "[rel=alternate][hreflang=x-default]")).toEqual(spanish);
  });
}

for (const locale of locales) {
  test(`every page in ${locale} has a title and a description of its own`, async ({ request }) => {
    const titles: string[] = [];
    const descriptions: string[] = [];
    const own = pages.filter((page) => page.locale === locale);
    for (const { address } of own) {
      const html = await (await request.get(address)).text();
      titles.push(/<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "");
      descriptions.push(
        /<meta(?=[^>]*name="description")[^>]*content="([^"]+)"/.exec(html)?.[1] ?? "",
      );
    }
    expect(own.length).toBeGreaterThan(20);
    expect(new Set(titles).size).toBe(own.length);
    expect(new Set(descriptions).size).toBe(own.length);
  });

  test(`the share image of ${locale} is named by an absolute address and is there`, async ({
    page,
    request,
  }) => {
    const prefix = localePrefix[locale];
    const images = new Set<string>();
    for (const address of [prefix || "/", `${prefix}/servicios`, `${prefix}/proyectos/nps-bi`]) {
      await page.goto(address);
      const image = new URL(await readMeta(page, 'property="og:image"'));
      const answer = await request.get(image.pathname);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^image\/(?:png|jpeg)/);
      images.add(image.href);
    }
    for (const image of images) expect(image).toMatch(/^https?:\/\//);
  });
}

for (const address of [
  "/nope",
  "/proyectos/nope",
  "/en/proyectos/nope",
  "/servicios/nope",
  "/en/nope",
  "/proyectos/nps-bi/nope",
]) {
  test(`${address} is not found, and the document says so in its edition`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    const locale = address.startsWith("/en") ? "en" : "es";
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const { title, home } = readCopy(locale).notFound;
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.getByRole("link", { name: home })).toHaveAttribute(
      "href",
      localePrefix[locale] || "/",
    );
  });
}
