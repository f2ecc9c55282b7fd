import { expect, openApp, test } from "../support/site/site-test.ts";
import { allDots } from "../../site/features/home/guess/draw-dots.ts";

for (const motion of ["no-preference", "reduce"] as const) {
  test.describe(motion, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`the headline's row of dots ${motion === "reduce" ? "is a hundred at once" : "becomes a hundred as the page is scrolled"}`, async ({
      page,
    }) => {
      await openApp(page, "/");
      const dots = page.locator(".guess-board path").first();
      const readRows = async (): Promise<number> =>
        dots.evaluate((path) => (path as SVGPathElement).getBBox().height);
      const scrollUntil = async (share: number): Promise<void> =>
        page.locator(".guess-board svg").evaluate((board, part) => {
          const { top } = board.getBoundingClientRect();
          scrollBy({ top: top - innerHeight * (1 - part), behavior: "instant" });
        }, share);
      await scrollUntil(0.02);
      if (motion === "reduce") expect(await readRows()).toBe(60);
      else await expect.poll(readRows).toBeLessThan(20);
      await scrollUntil(0.6);
      await expect.poll(readRows).toBe(60);
      await expect(dots).toHaveAttribute("d", allDots);
    });
  });
}
