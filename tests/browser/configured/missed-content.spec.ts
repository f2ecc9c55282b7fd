import type { Page } from "@playwright/test";
import { localePrefix } from "../../../contracts/locale.ts";
import { listFixturePosts } from "../../support/blog/list-fixture-posts.ts";
import { configuredEnvironment, deliveryOrigin } from "../../support/site/configured-site.ts";
import { meetWithFault, type NetworkFault } from "../../support/site/network-fault.ts";
import { expect, openApp, readCopy, startApp, test } from "../../support/site/site-test.ts";
import {
  expectApart,
  expectText,
  phone,
  readIn,
  throughFaults,
} from "../../support/site/third-party-cell.ts";

test.use({ viewport: phone, knownOrigins: [deliveryOrigin] });

const lateMs = 8000;
const builtSpace = `/spaces/${configuredEnvironment.VITE_CONTENTFUL_SPACE_ID}/`;
/** A post of another space, as if it had been published since the build. */
const newer = { space: "/spaces/site/", path: "/blog/modelo-en-estrella" };

/** Meets whatever is asked of the content service, its pictures too, with a fault until it is undone. */
async function missContent(page: Page) {
  const service: { fault: NetworkFault | undefined; asked: number } = {
    fault: undefined,
    asked: 0,
  };
  await page.route(`${deliveryOrigin}/**`, async (route) => {
    service.asked += 1;
    if (service.fault !== undefined) return meetWithFault(route, service.fault);
    return route.continue({ url: route.request().url().replace(builtSpace, newer.space) });
  });
  return service;
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
});

test("the content service is missed: posts of the build are read, listed and translated without it", async ({
  page,
}) => {
  const service = await missContent(page);
  await throughFaults(async ({ fault, locale, other }) => {
    service.fault = fault;
    service.asked = 0;
    const featured = listFixturePosts(locale).find(({ isFeatured }) => isFeatured);
    await page.goto(`${localePrefix[locale]}/blog`, { waitUntil: "commit" });
    await startApp(page);
    await expect.poll(() => service.asked).toBeGreaterThan(1);
    await expectText(page);
    await expectApart(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: featured?.title ?? "" })
      .click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(featured?.title ?? "");
    await expectText(page);
    await expectApart(page);
    await readIn(page, locale, other);
    const translated = listFixturePosts(other).find(({ id }) => id === featured?.id);
    await expect(heading).toHaveText(translated?.title ?? "");
  });
});

test("the content service is missed for a post that is newer than the build: after 8 s there is a way on", async ({
  page,
}) => {
  const service = await missContent(page);
  await page.clock.install();
  await throughFaults(async ({ fault, locale }) => {
    service.fault = fault;
    service.asked = 0;
    const { blog } = readCopy(locale);
    await openApp(page, localePrefix[locale] + newer.path);
    await expect.poll(() => service.asked).toBeGreaterThan(0);
    const main = page.getByRole("main");
    const failed = main.getByText(blog.article.missing.failed);
    if (fault !== "page" && fault !== "picture") {
      await page.clock.runFor(lateMs);
      await expect(main.getByRole("status")).toHaveText(blog.late);
      await expectApart(page);
    }
    if (fault !== "silent") {
      await expect(async () => {
        await page.clock.runFor(lateMs);
        await expect(failed).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [0] });
      await expectApart(page);
    }
    await expect(main.getByRole("link", { name: blog.article.back })).toBeVisible();
    service.fault = undefined;
    await main.getByRole("button", { name: blog.retry }).click();
    await expect(main.locator("#article-title")).toBeVisible();
  });
});
