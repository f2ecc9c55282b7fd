import { expect, openApp, test } from "../../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the hero's texts and the work values enter step by step, once", async ({ page, home }) => {
  await openApp(page, home);

  await test.step("the hero at 0.3, 0.6 and 0.9 s, painted from the start", async () => {
    const starts = await page.locator(".hero").evaluate((hero) => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules));
      return [".hero-title", ".hero-subtitle", ".hero-actions"].map((part) => {
        const style = getComputedStyle(hero.querySelector(part) ?? hero);
        const [delay, duration] = [style.animationDelay, style.animationDuration].map(parseFloat);
        const frames = rules.find(
          (rule) => rule instanceof CSSKeyframesRule && rule.name === style.animationName,
        ) as CSSKeyframesRule;
        // The first frame is held until its last share of the time.
        const { keyText } = frames.cssRules[0] as CSSKeyframeRule;
        const share = parseFloat(keyText.split(",").at(-1) ?? "") / 100;
        return [(delay! + share * duration!).toFixed(2), style.opacity];
      });
    });
    expect(starts).toEqual([
      ["0.30", "1"],
      ["0.60", "1"],
      ["0.90", "1"],
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
