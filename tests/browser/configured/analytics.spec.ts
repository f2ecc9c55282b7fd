import type { Page } from "@playwright/test";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { holdData } from "../../support/page/hold-data.ts";
import { configuredEnvironment } from "../../support/site/configured-site.ts";
import { expect, openApp, readCopy, startApp, test } from "../../support/site/site-test.ts";

const copy = readCopy("es");
const tagAddress = "https://www.googletagmanager.com/gtag/js";
const { VITE_GA_MEASUREMENT_ID: measurementId } = configuredEnvironment;

// Fakes Google's tag: it sets its cookies, sets them again by a timer once they are removed, and a last time when it is left.
const stubTag = `
  const write = () => {
    document.cookie = "_ga=GA1.1.1; path=/; max-age=60000";
    document.cookie = "_ga_TEST1234=GS1.1.1; path=/; max-age=60000";
  };
  write();
  setInterval(write, 50);
  addEventListener("pagehide", write);
`;

test.use({ consent: "undecided", knownOrigins: ["https://www.googletagmanager.com"] });

async function stubGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: stubTag });
  });
  return asked;
}

async function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((command) => Array.from(command));
  });
}

async function readTagCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  // The browser gives them in the order of its clock.
  return cookies
    .map(({ name }) => name)
    .filter((name) => name.startsWith("_ga"))
    .toSorted();
}

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

test("without an answer, and after a no, the tag is not in the page and nothing is stored by it", async ({
  page,
}) => {
  const asked = await stubGoogle(page);
  for (const answer of ["none", "reject"] as const) {
    await openApp(page, "/");
    const question = page.getByRole("region", { name: copy.consent.label });
    await expect(question).toContainText(copy.consent.analytics);
    if (answer === "reject")
      await question.getByRole("button", { name: copy.consent.reject }).click();
    await openApp(page, "/servicios");
    await expect.poll(async () => (await readCommands(page)).length).toBeGreaterThan(0);
    expect((await readCommands(page))[0]).toEqual(["consent", "default", denied]);
    expect(asked, answer).toEqual([]);
    expect(await page.locator(`script[src^="${tagAddress}"]`).count()).toBe(0);
    expect(await readTagCookies(page), answer).toEqual([]);
  }
});

test("a yes loads the tag once, grants only analytics, and tells of every page that is shown", async ({
  page,
}) => {
  const asked = await stubGoogle(page);
  await openApp(page, "/");
  await page.getByRole("button", { name: copy.consent.acceptAll }).click();
  await expect.poll(() => asked).toEqual([`${tagAddress}?id=${measurementId}`]);
  const views = async () =>
    (await readCommands(page)).filter(([, name]) => name === "page_view").map(([, , what]) => what);
  await expect.poll(async () => (await views()).length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: copy.nav.services }).click();
  await expect(page).toHaveURL("/servicios");
  await expect.poll(async () => (await views()).length).toBe(2);
  const [first, second] = (await views()) as { page_location: string; send_to: string }[];
  expect(new URL(first?.page_location ?? "").pathname).toBe("/");
  expect(second).toMatchObject({ send_to: measurementId });
  expect(new URL(second?.page_location ?? "").pathname).toBe("/servicios");
  const commands = await readCommands(page);
  expect(commands[0]).toEqual(["consent", "default", denied]);
  const updates = commands.filter(([name, kind]) => name === "consent" && kind === "update");
  expect(updates).toEqual([["consent", "update", { analytics_storage: "granted" }]]);
});

test("a stored yes is applied again; withdrawing it takes two clicks and holds: now, after a reload and on the next page", async ({
  page,
}) => {
  const asked = await stubGoogle(page);
  await openApp(page, "/");
  await page.getByRole("button", { name: copy.consent.acceptAll }).click();
  await expect.poll(async () => readTagCookies(page)).toEqual(["_ga", "_ga_TEST1234"]);
  await page.goto("/proyectos");
  await startApp(page);
  await expect.poll(() => asked.length).toBe(2);

  await page.getByRole("contentinfo").getByRole("link", { name: copy.footer.consent }).click();
  const reject = page.getByRole("dialog").getByRole("button", { name: copy.consent.reject });
  await expect(reject).toBeVisible();
  // The next document's app comes late.
  const { letGo: start } = await holdData(page, "**/assets/*.js");
  const reloaded = page.waitForEvent("load");
  await reject.click();
  await reloaded;
  await expect.poll(async () => readTagCookies(page)).toEqual([]);
  start();
  await startApp(page);
  await page.reload();
  await startApp(page);
  expect(await readTagCookies(page)).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: copy.nav.services }).click();
  await expect(page).toHaveURL("/servicios");
  expect(await readTagCookies(page)).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("a page that the browser kept hears of a withdrawal when it is gone back to", async ({
  page,
}) => {
  const asked = await stubGoogle(page);
  await openApp(page, "/");
  await page.getByRole("button", { name: copy.consent.acceptAll }).click();
  await expect.poll(async () => readTagCookies(page)).toHaveLength(2);
  const reloaded = page.waitForEvent("load");
  await page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...record, analytics: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, storageKeys.consent);
  await reloaded;
  await startApp(page);
  await expect.poll(async () => readTagCookies(page)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("the dialog tells who would receive what, with nothing on, and keeps exactly what is chosen", async ({
  page,
}) => {
  const asked = await stubGoogle(page);
  await openApp(page, "/");
  await page.getByRole("button", { name: copy.consent.configure }).click();
  const dialog = page.getByRole("dialog");
  const analytics = dialog.getByRole("checkbox", { name: /Google Analytics/ });
  const calendar = dialog.getByRole("checkbox", { name: /Calendly/ });
  await expect(analytics).not.toBeChecked();
  await expect(calendar).not.toBeChecked();
  await calendar.check();
  await dialog.getByRole("button", { name: copy.consent.dialog.save }).click();
  await expect(dialog).toBeHidden();
  const record = await page.evaluate(() => localStorage.getItem("cookieConsent") ?? "");
  expect(JSON.parse(record)).toMatchObject({ analytics: false, embeds: { calendly: true } });
  expect(asked).toEqual([]);
});

test("the policies name the tool, and the table its cookies", async ({ page }) => {
  await openApp(page, "/politica-cookies");
  const table = page.getByRole("region", { name: copy.legal.storage.caption });
  await expect(table.getByRole("cell", { name: "_ga", exact: true })).toBeVisible();
  await expect(table.getByRole("cell", { name: "_ga_TEST1234" })).toBeVisible();
  await page.goto("/politica-privacidad");
  await expect(page.getByRole("article")).toContainText(copy.legal.processors.analytics.name);
});
