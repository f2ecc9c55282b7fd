import { drawnPx } from "../../generator/drawing/lettering.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

const leastPx = 12;
const figurePx = 25; // of the blog's figures (art/blog-pictures/figure.ts)

// Each with the size that its words are drawn at.
const shown = [
  { address: "/proyectos", pictures: ".project-card img", drawn: drawnPx },
  { address: "/proyectos/soporte-bi", pictures: ".case-visual img", drawn: drawnPx },
  { address: "/servicios", pictures: ".project-card img", drawn: drawnPx },
  { address: "/blog/tabla-de-calendario", pictures: ".rich-text-figure img", drawn: figurePx },
];

for (const width of [360, 390, 599, 600, 768, 1024, 1100, 1240, 1440, 1920]) {
  test(`the words of pictures are ${String(leastPx)} px or more in a window of ${String(width)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { address, pictures, drawn } of shown) {
      await openApp(page, address);
      const picture = page.locator(pictures).first();
      await picture.scrollIntoViewIfNeeded();
      const share = (): Promise<number> =>
        picture.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.getBoundingClientRect().width / image.naturalWidth;
        });
      expect(drawn * (await share()), address).toBeGreaterThanOrEqual(leastPx);
    }
  });
}
