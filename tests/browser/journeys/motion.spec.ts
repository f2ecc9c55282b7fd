import { expect, openApp, test } from "../../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the hero's texts and the work values enter step by step, once", async ({ page, home }) => {
  await openApp(page, home);

  await test.step("the hero at 0.3, 0.6 and 0.9 s, painted from the start", async () => {
    const delays = await page.locator(".hero").evaluate((hero) =>
      [".hero-title", ".hero-subtitle", ".hero-actions"].map((part) => {
        const style = getComputedStyle(hero.querySelector(part) ?? hero);
        return [style.animationDelay, style.opacity];
      }),
    );
    expect(delays).toEqual([
      ["0.3s", "1"],
      ["0.6s", "1"],
      ["0.9s", "1"],
    ]);
  });

  await test.step("the values when their top passes 75 % of the window", async () => {
    const section = page.locator(".work-values");
    const values = section.getByRole("listitem");
    await expect(values).toHaveCount(4);
    await expect(section).toHaveAttribute("data-reveal", "waiting");
    await expect(values.first()).toHaveCSS("opacity", "0");
    const scrollTo = async (share: number) =>
      section.evaluate((element, wanted) => {
        const { top } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: "instant" });
      }, share);
    await scrollTo(0.77);
    await expect(section).toHaveAttribute("data-reveal", "waiting");
    await scrollTo(0.74);
    await expect(section).toHaveAttribute("data-reveal", "revealed");
    const delays = await values.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).transitionDelay.split(",")[0]),
    );
    expect(delays).toEqual(["0s", "0.2s", "0.4s", "0.6s"]);
    await expect(values.last()).toHaveCSS("opacity", "1");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(section).toHaveAttribute("data-reveal", "revealed");
  });
});
