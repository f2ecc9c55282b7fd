import { chromium, type Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { ensureChromium, findChromium } from "../../scripts/suite/find-chromium.ts";
import { schemes, type Scheme } from "../pictures/palette.ts";
import { drawingSize } from "./frame-picture.ts";
import type { Drawing } from "./read-drawing.ts";
import { servePicturePage } from "./serve-picture-page.ts";

/** A drawing as the browser laid it out, and what it is of. */
export type TakenDrawing = { slug: string; locale: Locale; scheme: Scheme; drawing: Drawing };

/** Opens the visual of each report in Chromium, in both languages and schemes, and reads its drawing. */
export async function* takeDrawings(slugs: readonly string[]): AsyncGenerator<TakenDrawing> {
  await ensureChromium();
  const { address, close } = await servePicturePage();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    chromiumSandbox: false,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: drawingSize.width, height: 800 },
      reducedMotion: "reduce",
    });
    for (const slug of slugs) {
      for (const locale of locales) {
        await openPicture(page, `${address}?slug=${slug}&lang=${locale}`);
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme });
          const drawing = (await page.evaluate("takeDrawing()")) as Drawing;
          yield { slug, locale, scheme, drawing };
        }
      }
    }
  } finally {
    await browser.close();
    await close();
  }
}

/** Waits for the drawing and its fonts; throws what the page says where it does not come. */
async function openPicture(page: Page, address: string): Promise<void> {
  const failed = new Promise<never>((_, reject) => page.once("pageerror", reject));
  await page.goto(address);
  await Promise.race([page.locator("svg.drawing").waitFor(), failed]);
  await page.evaluate(async () => document.fonts.ready);
}
