import type { Page } from "@playwright/test";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

// Where reading goes on after a jump (WCAG 2.4.3): the focus stands where the page does.
const { nav, blog } = readCopy("es");

/** The next tab stop, as a part of its page. */
async function findNextStop(page: Page, part: string): Promise<boolean> {
  await page.keyboard.press("Tab");
  return page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part);
}

test("going back gives the focus to the link that was followed", async ({ page }) => {
  await openApp(page, "/servicios");
  const link = page.getByRole("main").locator("a[href='/consultorias']").last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await link.press("Enter");
  await expect(page).toHaveURL("/consultorias");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("where that link is hidden, as in the menu, the heading of what is in view has it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, "/servicios");
  await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
  await page.getByRole("button", { name: nav.openMenu }).click();
  await page.getByRole("dialog").getByRole("link", { name: nav.blog }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(blog.title);
  await page.goBack();
  await expect(page).toHaveURL("/servicios");
  const focused = page.locator("main :is(h2, h3):focus");
  await expect(focused).toHaveCount(1);
  const { y = -Infinity } = (await focused.boundingBox()) ?? {};
  expect(Math.abs(y)).toBeLessThan(844);
});

test("a link to a section of another page gives it the focus", async ({ page }) => {
  await openApp(page, "/proyectos/nps-bi");
  const link = page.getByRole("main").locator("a[href='/servicios#services']").first();
  await link.press("Enter");
  await expect(page).toHaveURL("/servicios#services");
  await expect(page.locator("#services")).toBeFocused();
  await expect(page.locator("#services")).toBeInViewport();
  expect(await findNextStop(page, "#services")).toBe(true);
});

test.describe("for an English visitor", () => {
  test.use({ locale: "en-US" });
  test("an address with an anchor leads the keyboard there", async ({ page }) => {
    await openApp(page, "/#contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#contact")).toBeInViewport();
    expect(await findNextStop(page, "#contact")).toBe(true);
  });
});
