import type { Locator } from "@playwright/test";
import { drawnPx } from "../../generator/drawing/lettering.ts";
import { visitNext } from "../support/page/visit-next.ts";
import { expect, test } from "../support/site/site-test.ts";

const leastPx = 12;
const figurePx = 25; // of the figures in content/blog
const widths = [360, 390, 599, 600, 768, 1024, 1100, 1240, 1440, 1920];

// Each with the size that its words are drawn at.
const shown = [
  { address: "/proyectos", pictures: ".project-card img", drawn: drawnPx },
  { address: "/proyectos", pictures: ".case-place-8 img", drawn: drawnPx },
  { address: "/proyectos/soporte-bi", pictures: ".case-visual img", drawn: drawnPx },
  { address: "/servicios", pictures: ".project-card img", drawn: drawnPx },
  { address: "/blog/tabla-de-calendario", pictures: ".rich-text-figure img", drawn: figurePx },
];

/** Waits until a picture shows the source that is meant for the window's width. */
async function expectChosen(picture: Locator): Promise<void> {
  const isChosen = async (): Promise<boolean> =>
    picture.evaluate((image: HTMLImageElement) => {
      const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.src;
      return image.currentSrc === new URL(chosen, location.href).href;
    });
  await expect.poll(isChosen).toBe(true);
}

test(`the words of pictures are ${String(leastPx)} px or more at every width`, async ({ page }) => {
  for (const [at, { address, pictures, drawn }] of shown.entries()) {
    if (shown[at - 1]?.address !== address) await visitNext(page, address);
    const picture = page.locator(pictures).filter({ visible: true }).first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await picture.scrollIntoViewIfNeeded();
      await expectChosen(picture);
      const share = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.getBoundingClientRect().width / image.naturalWidth;
      });
      const where = `${address}, ${pictures} at ${String(width)} px`;
      expect.soft(drawn * share, where).toBeGreaterThanOrEqual(leastPx);
    }
  }
});
