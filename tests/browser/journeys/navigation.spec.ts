import { expect, openApp, test } from "../../support/site/site-test.ts";

test("the bar's ground is more opaque once the page has scrolled past 10 px; going to a page and back moves focus to its heading and restores the place", async ({
  page,
  home,
  copy,
}) => {
  await openApp(page, home);
  const header = page.getByRole("banner");
  const opacity = () =>
    header.evaluate((element) =>
      Number(/[\d.]+(?=\)$)/.exec(getComputedStyle(element).backgroundColor)?.[0]),
    );
  const before = await opacity();
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(opacity).toBeGreaterThan(before);

  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: copy.footer.services, exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.hero.title.before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await test.step("also one whose scroll is told of too late", async () => {
    await page.evaluate(() => {
      addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true });
      scrollBy({ top: -20, behavior: "instant" });
    });
    const higher = await page.evaluate(() => scrollY);
    expect(higher).toBeLessThan(place);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(higher);
  });
});

test(
  "the bar leads to every section and to the consultations",
  { tag: ["@desk", "@edition"] },
  async ({ page, home, copy }) => {
    await openApp(page, home);
    const header = page.getByRole("banner");
    const prefix = home === "/" ? "" : home;
    for (const [name, path] of [
      [copy.nav.home, home],
      [copy.nav.services, `${prefix}/servicios`],
      [copy.nav.projects, `${prefix}/proyectos`],
      [copy.nav.blog, `${prefix}/blog`],
      [copy.nav.book, `${prefix}/consultorias`],
    ] as const) {
      await header.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  },
);

test(
  "the menu opens full screen, locks the page, keeps focus, closes on Esc and on a link",
  { tag: ["@phone", "@edition"] },
  async ({ page, home, copy, viewport }) => {
    await openApp(page, home);
    const opener = page.getByRole("button", { name: copy.nav.openMenu });
    const menu = page.getByRole("dialog", { name: copy.nav.menu });
    await opener.click();
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => (await menu.boundingBox())?.x, { message: "the menu has slid in" })
      .toBe(0);
    expect((await menu.boundingBox())?.width).toBe(viewport?.width);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      );
      expect(isInside, "focus stays inside the menu").toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    await opener.click();
    await menu.getByRole("link", { name: copy.nav.bookShort }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/consultorias$/);
  },
);
