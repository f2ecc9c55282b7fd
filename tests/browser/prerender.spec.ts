import { bookingStatusPath } from "../../contracts/booking.ts";
import { speculationRulesPath } from "../../contracts/paths/speculation-rules.ts";
import {
  openPrerenderingBrowser,
  type BrowserPage,
  type PrerenderingBrowser,
} from "../support/page/prerendering-browser.ts";
import { expect, test } from "../support/site/site-test.ts";

const bookingLink = ".site-header-book";

let browser: PrerenderingBrowser;
test.beforeEach(async () => {
  browser = await openPrerenderingBrowser();
});
test.afterEach(async () => browser.close());

async function openWithoutApp({ page }: PrerenderingBrowser, url: string): Promise<void> {
  await page.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] });
  await openPage(page, url);
  // It says that the app is lost, above the question about consent.
  const notice = "document.querySelector('#start-notice > *').hidden";
  await expect.poll(() => page.evaluate(notice)).toBe(false);
  await pressUntil(page, "#start-notice .toast-dismiss", notice);
}

/** Presses until an expression holds: a press is lost where the page moves under it. */
async function pressUntil(page: BrowserPage, selector: string, expression: string): Promise<void> {
  await expect
    .poll(async () => {
      if ((await page.evaluate(expression)) !== true) await page.press(selector);
      return page.evaluate(expression);
    })
    .toBe(true);
}

async function openPage(page: BrowserPage, url: string): Promise<void> {
  await page.send("Page.navigate", { url });
  await expect.poll(() => browser.list("Preload.ruleSetUpdated").length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate("document.readyState")).toBe("complete");
}

async function prerender(selector: string): Promise<BrowserPage> {
  // A link that moves away from under the pointer is pointed at again.
  await expect
    .poll(async () => {
      await browser.page.point("h1");
      await browser.page.point(selector);
      return browser.list("Preload.prerenderStatusUpdated").map(({ status }) => status);
    })
    .toContain("Ready");
  const prerendered = browser.findPrerendered();
  if (prerendered === undefined) throw new Error("Nothing was prerendered");
  return prerendered;
}

const listFiles = (page: BrowserPage): Promise<unknown> =>
  page.evaluate(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
  );

/** Gives the app a sign of intent until it listens. */
const startApp = async (page: BrowserPage): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(`
        document.querySelector("a[hreflang]")
          .dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        document.documentElement.dataset.app`),
    )
    .toBe("ready");

test("a page that is prerendered starts no app, asks for no data and holds nothing until it is shown", async ({
  baseURL,
}) => {
  await openWithoutApp(browser, `${baseURL ?? ""}/`);
  const next = await prerender(bookingLink);
  expect(await next.evaluate("document.prerendering && location.pathname")).toBe("/consultorias");
  await expect.poll(async () => next.evaluate("document.readyState")).toBe("complete");
  expect(await next.evaluate("document.documentElement.dataset.app ?? 'none'")).toBe("none");
  const files = (await listFiles(next)) as string[];
  const known = /^\/(?:images\/|assets\/.*\.(?:woff2|css)$)/;
  expect(files.filter((file) => file !== speculationRulesPath && !known.test(file))).toEqual([]);
  expect(await next.evaluate("document.cookie")).toBe("");

  await browser.page.press(bookingLink);
  await expect.poll(() => next.evaluate("document.prerendering")).toBe(false);
  await startApp(next);
  await expect.poll(() => listFiles(next)).toContain(bookingStatusPath);
  expect(
    await next.evaluate("performance.getEntriesByType('navigation')[0].activationStart > 0"),
  ).toBe(true);
});

test("what was answered about consent in between is not asked again", async ({ baseURL }) => {
  await openWithoutApp(browser, `${baseURL ?? ""}/`);
  const undecided = "document.documentElement.hasAttribute('data-undecided')";
  expect(await browser.page.evaluate(undecided)).toBe(true);
  const next = await prerender(bookingLink);
  expect(await next.evaluate(undecided)).toBe(true);
  await pressUntil(browser.page, "[data-consent]", `!${undecided}`);
  await browser.page.press(bookingLink);
  await expect.poll(() => next.evaluate("document.prerendering")).toBe(false);
  expect(await next.evaluate(undecided)).toBe(false);
});

test("once the app is there it opens the pages, and the browser prerenders none", async ({
  baseURL,
}) => {
  await openPage(browser.page, `${baseURL ?? ""}/proyectos/ventas-bi`);
  await startApp(browser.page);
  type Source = { key: { action: string; url: string } };
  const findLinks = (action: string): string[] => {
    const { preloadingAttemptSources = [] } =
      browser.list("Preload.preloadingAttemptSourcesUpdated").at(-1) ?? {};
    return (preloadingAttemptSources as Source[])
      .filter(({ key }) => key.action === action)
      .map(({ key }) => new URL(key.url).pathname);
  };
  await expect.poll(() => findLinks("Prerender")).toEqual([]);
  await expect
    .poll(() => findLinks("Prefetch").toSorted(), "documents that are entered by a load")
    .toEqual(["/dashboards/ventas-bi", "/prueba-con-tus-datos"]);
  expect(findLinks("Prerender")).toEqual([]);
});
