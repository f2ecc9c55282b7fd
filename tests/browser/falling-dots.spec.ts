import { expect, openApp, test } from "../support/site/site-test.ts";

for (const motion of ["no-preference", "reduce"] as const) {
  test.describe(motion, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`the hundred dots ${motion === "reduce" ? "are there at once" : "come down as the page is scrolled"}`, async ({
      page,
    }) => {
      await openApp(page, "/");
      const dots = page.locator(".guess-wide path").first();
      const scrollUntil = async (share: number): Promise<void> =>
        page.locator(".guess-wide").evaluate((board, part) => {
          const { top } = board.getBoundingClientRect();
          scrollBy({ top: top - innerHeight * (1 - part), behavior: "instant" });
        }, share);
      await scrollUntil(0.02);
      if (motion === "reduce") await expect(dots).toHaveCSS("opacity", "1");
      else await expect(dots).toHaveCSS("opacity", /^0\.[01]/);
      await scrollUntil(0.8);
      await expect(dots).toHaveCSS("opacity", "1");
      await expect(dots).toHaveCSS(
        "transform",
        motion === "reduce" ? "none" : "matrix(1, 0, 0, 1, 0, 0)",
      );
    });
  });
}
