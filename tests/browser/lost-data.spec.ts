import type { Page } from "@playwright/test";
import type { Locale } from "../../contracts/locale.ts";
import type { PageData } from "../../site/page-data.ts";
import { holdData } from "../support/page/hold-data.ts";
import { expect, openApp, readCopy, startApp, test, wantApp } from "../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const editions: readonly (readonly [string, Locale])[] = [
  ["/", "es"],
  ["/en", "en"],
];

/** Fails the first requests for page data, counts all of them, and notes at each whether the page says that it could not start. */
async function loseData(page: Page, times: number) {
  const asked = { times: 0, isTold: [] as boolean[] };
  const notice = page.locator("#start-notice > *");
  await page.route("**/_data/**", async (route) => {
    asked.times += 1;
    asked.isTold.push(await notice.isVisible());
    await (asked.times <= times ? route.abort() : route.continue());
  });
  return asked;
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /Failed to fetch/);
});

test("one lost request for the page's data is made again", async ({ page }) => {
  const asked = await loseData(page, 1);
  await openApp(page, "/");
  expect(asked.times).toBe(2);
});

test("a page without its data stays, says so in its language, and starts when it is told to", async ({
  page,
}) => {
  for (const [address, locale] of editions) {
    const { common, hero, contact } = readCopy(locale);
    await page.unrouteAll();
    const asked = await loseData(page, 3);
    await page.clock.install();
    await page.goto(address);
    const notice = page.getByRole("status").filter({ hasText: common.start.failed });
    const name = page.getByLabel(contact.name, { exact: true });
    await name.fill("Ana");
    // The clock goes on by itself too.
    await expect.poll(() => asked.times).toBeGreaterThanOrEqual(1);
    await page.clock.runFor(1000);
    await expect.poll(() => asked.times).toBeGreaterThanOrEqual(2);
    await page.clock.runFor(3000);
    await expect(notice).toBeVisible();
    expect(asked.isTold).toEqual([false, false, false]);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(hero.title.before);
    await notice.getByRole("button", { name: common.start.retry }).click();
    await startApp(page);
    await expect(notice).toBeHidden();
    await expect(name).toHaveValue("Ana");
  }
});

test("a page that could not start does when the connection is back", async ({ page, context }) => {
  const { blog, common, nav } = readCopy("es");
  await page.clock.install();
  const { asked, letGo } = await holdData(page, "**/assets/*.js");
  await page.goto("/aviso-legal", { waitUntil: "domcontentloaded" });
  await asked;
  await context.setOffline(true);
  letGo();
  await page.keyboard.press("Shift");
  const notice = page.getByRole("status").filter({ hasText: common.start.failed });
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await notice.getByRole("button", { name: common.dismiss }).click();
  await expect(notice).toBeHidden();
  await context.setOffline(false);
  await startApp(page);
  await page.getByRole("link", { name: nav.blog, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(blog.title);
});

test("a page that cannot start again, as in browsers that keep a module's failure, is reloaded unless it was typed into", async ({
  page,
}) => {
  const { common, contact } = readCopy("es");
  const notice = page.getByRole("status").filter({ hasText: common.start.failed });
  const again = notice.getByRole("button", { name: common.start.retry });
  const name = page.getByLabel(contact.name, { exact: true });
  let opened = 0;
  page.on("request", (request) => (opened += request.isNavigationRequest() ? 1 : 0));
  await page.route("**/assets/after-paint*.js", async (route) =>
    opened > 1 ? route.continue() : route.abort(),
  );
  await page.goto("/");
  await name.fill("Ana");
  const isTried = page.waitForEvent("requestfailed");
  await again.click();
  await isTried;
  await expect(notice).toBeVisible();
  expect(opened).toBe(1);
  await expect(name).toHaveValue("Ana");
  await name.clear();
  await again.click();
  await expect.poll(() => opened).toBe(2);
  await startApp(page);
  await expect(notice).toBeHidden();
});

test("lost data of a link or of a language is left to the browser", async ({ page }) => {
  await openApp(page, "/");
  const isDocument = () =>
    page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
  await test.step("a link", async () => {
    await page.route("**/_data/es/aviso-legal.json", async (route) => route.abort());
    const opened = isDocument();
    await page.getByRole("link", { name: readCopy("es").footer.notice }).click();
    expect(new URL((await opened).url()).pathname).toBe("/aviso-legal");
    await page.unrouteAll();
    await startApp(page);
  });
  await test.step("a language", async () => {
    await page.route("**/_data/en/aviso-legal.json", async (route) => route.abort());
    const opened = isDocument();
    await page.getByRole("link", { name: "EN, English" }).click();
    expect(new URL((await opened).url()).pathname).toBe("/en/aviso-legal");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("a page that cannot be rendered shows its document", async ({ page, expectedErrors }) => {
  const { about, blog, contact, footer, hero, nav } = readCopy("es");
  const name = page.getByLabel(contact.name, { exact: true });
  expectedErrors.push(/does not list the copy group/, /has no legal text/, /Minified React error/);
  const heading = page.getByRole("heading", { level: 1 });
  const lose = async (file: string, change: (data: Partial<PageData>) => object): Promise<void> => {
    await page.route(`**/_data/es/${file}.json*`, async (route) => {
      const data = (await (await route.fetch()).json()) as Partial<PageData>;
      await route.fulfill({ json: { ...data, ...change(data) } });
    });
  };
  await lose("index", ({ copy }) => ({ copy: { ...copy, about: undefined } }));
  await lose("aviso-legal", () => ({ legal: undefined }));
  const checkHome = async (): Promise<void> => {
    await startApp(page);
    await expect(heading).toContainText(hero.title.before);
    await expect(page.getByText(about.biography[0] ?? "")).toBeVisible();
    await expect(page.locator("main .kept-markup")).toBeAttached();
  };
  await test.step("when it is opened", async () => {
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await name.fill("Ana");
    await checkHome();
    await expect(name).toHaveValue("Ana");
  });
  await test.step("the bar above it works on, and another page is shown", async () => {
    await page.getByRole("link", { name: nav.blog, exact: true }).first().click();
    await expect(heading).toHaveText(blog.title);
  });
  await test.step("when a link leads there", async () => {
    await page.getByRole("link", { name: footer.home, exact: true }).last().click();
    await expect(page).toHaveURL("/");
    await checkHome();
  });
  await test.step("also where no part of the app can go on", async () => {
    await page.goto("/aviso-legal");
    await wantApp(page);
    await expect(page.locator("#root > .kept-markup")).toBeAttached();
    await expect(heading).toHaveText(footer.notice);
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(1000);
    await page.getByRole("link", { name: nav.blog, exact: true }).first().click();
    await expect(heading).toHaveText(blog.title);
  });
});
