import type { Locator, Page, Request } from "@playwright/test";
import { holdData } from "../../support/page/hold-data.ts";
import {
  chooseLanguage,
  expect,
  openApp,
  readCopy,
  startApp,
  test,
} from "../../support/site/site-test.ts";

const dataOf = (edition: string, page: string): string => `**/_data/${edition}/${page}.json`;

function findFooterLink(page: Page, name: string): Locator {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

function countRequests(page: Page, file: string): { times: number } {
  const asked = { times: 0 };
  page.on("request", (request: Request) => {
    if (request.url().endsWith(file)) asked.times += 1;
  });
  return asked;
}

test("a link that is focused or pointed at has its page fetched once; one that was lost is asked for again", async ({
  page,
  home,
  edition,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await openApp(page, home);
  const heading = page.getByRole("heading", { level: 1 });
  const file = `/_data/${edition}/servicios.json`;

  await test.step("focused, then followed", async () => {
    const asked = countRequests(page, file);
    const fetched = page.waitForResponse(`**${file}`);
    await findFooterLink(page, copy.footer.services).focus();
    await (await fetched).finished();
    await findFooterLink(page, copy.footer.services).press("Enter");
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(heading).toBeFocused();
    expect(asked.times).toBe(1);
  });

  await test.step("lost beforehand, then followed", async () => {
    await page.route(dataOf(edition, "aviso-legal"), async (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent("requestfailed");
    await findFooterLink(page, copy.footer.notice).focus();
    await lost;
    await findFooterLink(page, copy.footer.notice).click();
    await expect(heading).toHaveText(copy.footer.notice);
  });
});

test("a main action in view has its page fetched once the visitor moves, and nothing is fetched where data is dear", async ({
  page,
  home,
  edition,
}) => {
  const file = `/_data/${edition}/consultorias.json`;
  const asked = countRequests(page, file);
  const settle = async (): Promise<void> => {
    await openApp(page, home);
    await page.waitForLoadState("networkidle");
  };
  await settle();
  expect(asked.times).toBe(0);
  const fetched = page.waitForResponse(`**${file}`);
  await page.keyboard.press("Shift");
  await (await fetched).finished();
  expect(asked.times).toBe(1);

  for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, "connection", { value: given, configurable: true });
    }, connection);
    await page.goto(home);
    await page.keyboard.press("Shift"); // nothing but a touch starts the app there
    await startApp(page);
    await page.locator("main a.button-primary").first().focus();
    await page.waitForLoadState("networkidle");
    expect(asked.times).toBe(1);
  }
});

test("a page that is late shows its title and its heading at the top within 100 ms, and is announced once", async ({
  page,
  home,
  edition,
  copy,
}) => {
  await openApp(page, home);
  const link = findFooterLink(page, copy.footer.notice);
  const before = await page.title();
  await link.scrollIntoViewIfNeeded();
  const { letGo } = await holdData(page, dataOf(edition, "aviso-legal"));
  // Counted by the page's own clock: this process is not the visitor.
  await page.evaluate(() => {
    const noted = { late: 0, focused: 0 };
    Object.assign(window, { noted });
    addEventListener("click", () => {
      const clickedAt = performance.now();
      new MutationObserver((_, observer) => {
        if (document.querySelector(".pending-page h1") === null) return;
        observer.disconnect();
        noted.late = performance.now() - clickedAt;
      }).observe(document.body, { childList: true, subtree: true });
    });
    addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLHeadingElement) noted.focused += 1;
    });
  });
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(copy.footer.notice);
  await expect(page).toHaveTitle(new RegExp(`^${copy.footer.notice} \\|`));
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  type Noted = { noted: { late: number; focused: number } };
  const noted = () => page.evaluate(() => (window as unknown as Noted).noted);
  expect((await noted()).focused).toBe(0);
  expect((await noted()).late).toBeGreaterThan(0);
  letGo();
  await expect(heading).toBeFocused();
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
  await expect(page.locator(".pending-page")).toHaveCount(0);
  expect((await noted()).focused).toBe(1);
  await expect(page).not.toHaveTitle(before);
  await expect(page).toHaveTitle(new RegExp(`^${copy.footer.notice} \\|`));
});

test("going back before a late page is there leaves everything as it was", async ({
  page,
  home,
  edition,
  copy,
}) => {
  await openApp(page, home);
  const asked = countRequests(page, `/_data/${edition}/index.json`);
  const link = findFooterLink(page, copy.footer.notice);
  await link.scrollIntoViewIfNeeded();
  await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
  await link.scrollIntoViewIfNeeded();
  const [title, place] = [await page.title(), await page.evaluate(() => scrollY)];
  const { letGo } = await holdData(page, dataOf(edition, "aviso-legal"));
  await link.click();
  await expect(page.locator(".pending-page")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".pending-page")).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByLabel(copy.contact.name, { exact: true })).toHaveValue("Ana");
  const late = page.waitForResponse(dataOf(edition, "aviso-legal"));
  letGo();
  await (await late).finished();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.hero.title.before);
  await page.unrouteAll();
  await findFooterLink(page, copy.footer.services).click();
  await expect(page).toHaveURL(/\/servicios$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(asked.times).toBe(0);
});

test("a page or a language that is lost with the connection says so, and comes when it is told to", async ({
  page,
  context,
  home,
  edition,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  await openApp(page, home);
  const lost = page.getByRole("alert").filter({ hasText: copy.common.lost });
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("a page", async () => {
    await context.setOffline(true);
    await findFooterLink(page, copy.footer.notice).click();
    await expect(lost).toBeVisible();
    await expect(heading).toHaveText(copy.footer.notice);
    // The page asks whether the host answers before it gives up.
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await lost.getByRole("button", { name: copy.common.start.retry }).click();
    await failed;
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  await test.step("a language: the page stays to be read", async () => {
    const other = edition === "es" ? "en" : "es";
    await context.setOffline(true);
    await chooseLanguage(page, copy, other);
    await expect(lost).toBeVisible();
    await expect(heading).toHaveText(copy.footer.notice);
    await context.setOffline(false);
    await expect(heading).toHaveText(readCopy(other).footer.notice);
    await expect(lost).toHaveCount(0);
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the picture of the card that was chosen travels to its case and back, and no other page travels", async ({
    page,
    prefix,
    edition,
    copy,
  }) => {
    await page.addInitScript(() => {
      const names: number[] = [];
      Object.assign(window, { names });
      const start = document.startViewTransition.bind(document);
      const countNames = () =>
        names.push(
          [...document.querySelectorAll("main *")].filter(
            (element) => getComputedStyle(element).viewTransitionName === "case-chart",
          ).length,
        );
      document.startViewTransition = (change) => {
        countNames();
        const transition = start(change);
        void transition.updateCallbackDone.then(countNames);
        return transition;
      };
    });
    await openApp(page, `${prefix}/proyectos`);
    const names = () => page.evaluate(() => (window as unknown as { names: number[] }).names);
    const heading = page.getByRole("heading", { level: 1 });
    const card = page.locator("[data-chart]").filter({ has: page.locator("img[src*=ventas-bi]") });
    const fetched = page.waitForResponse(dataOf(edition, "proyectos/ventas-bi"));
    await card.getByRole("link").focus();
    await (await fetched).finished();
    await page.waitForLoadState("networkidle");
    await card.getByRole("link").press("Enter");
    await expect(page).toHaveURL(/\/proyectos\/ventas-bi$/);
    await expect(heading).toBeFocused();
    await expect.poll(names).toEqual([1, 1]);
    await page.goBack();
    await expect(card.getByRole("link")).toBeFocused();
    await expect.poll(names).toEqual([1, 1, 1, 1]);
    await findFooterLink(page, copy.footer.services).click();
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(heading).toBeFocused();
    expect(await names()).toHaveLength(4);
  });
});

test.describe("with motion, before the app", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("it travels between the documents too, and on to its report", async ({
    page,
    prefix,
    copy,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /Failed to fetch/, /net::ERR_FAILED/);
    await page.route("**/assets/*.js", async (route) => route.abort());
    await page.addInitScript(() => {
      if (window !== top) return; // the report in the page's frame
      for (const type of ["pageswap", "pagereveal"] as const) {
        addEventListener(type, ({ viewTransition }) => {
          const named = [...document.querySelectorAll("*")].filter(
            (element) => getComputedStyle(element).viewTransitionName === "case-chart",
          );
          const what = viewTransition === null ? "none" : String(named.length);
          const noted = sessionStorage.getItem("noted") ?? "";
          sessionStorage.setItem("noted", `${noted}${type} ${what}, `);
        });
      }
    });
    const clear = () => page.evaluate(() => sessionStorage.removeItem("noted"));
    const noted = () => page.evaluate(() => sessionStorage.getItem("noted"));
    await page.goto(`${prefix}/proyectos`);
    // On a busy machine a document is revealed after it is loaded.
    await expect.poll(noted).toBe("pagereveal none, ");
    await clear();
    const card = page.locator("[data-chart]").filter({ has: page.locator("img[src*=ventas-bi]") });
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/proyectos\/ventas-bi$/);
    // A picture that is not parsed by the first frame stays behind.
    await expect.poll(noted).toMatch(/^pageswap 1, pagereveal [01], $/);
    await clear();
    await page.getByRole("link", { name: copy.caseStudies.shared.openReport }).click();
    await expect(page).toHaveURL(/\/dashboards\/ventas-bi/);
    await expect.poll(noted).toBe("pageswap 1, pagereveal 1, ");
  });
});

test("without motion nothing travels", async ({ page, prefix }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error("a view transition without motion");
    };
  });
  await openApp(page, `${prefix}/proyectos`);
  await page.locator("[data-chart]").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/proyectos\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await startApp(page);
});
