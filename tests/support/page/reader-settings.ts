import { expect, type Page } from "@playwright/test";
import { listCut } from "./legibility/list-cut.ts";
import { listOutOfReach } from "./legibility/list-out-of-reach.ts";

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const sizes = [
  { width: 320, height: 640 },
  phone,
  { width: 768, height: 1024 },
  laptop,
  { width: 1440, height: 900 },
];

// The values of WCAG 1.4.12.
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubleSize = "html { font-size: 200% !important }";
const unpainted = "html { opacity: 0 !important }";

/** Runs `look`, which measures at many widths: painting each of them takes a third of the time. */
export async function withoutPaint<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  return withSheet(page, unpainted, look);
}

/** Applies a reader's own style sheet while `look` runs. */
async function withSheet<Seen>(
  page: Page,
  rules: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const sheet = await page.evaluateHandle((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets.push(own);
    return own;
  }, rules);
  const seen = await look();
  await sheet.evaluate((own) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
  });
  return seen;
}

/** Runs `look`, which measures, with a reader's own text spacing. */
export async function withTextSpacing<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  return withSheet(page, spacing + unpainted, look);
}

/** Fails where a reader's own text spacing cuts text or widens the page. */
export async function expectRoomForSpacing(page: Page, where: string): Promise<void> {
  await withTextSpacing(page, async () => {
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size);
      const name = `${where}, text spacing, at ${String(size.width)}`;
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("letter-spacing", /^\d/);
      await expect.soft.poll(async () => listCut(page), name).toEqual([]);
      await expect.soft
        .poll(
          async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          name,
        )
        .toBeLessThanOrEqual(0);
    }
  });
}

/**
 * Runs `look` with letters twice as large (WCAG 1.4.4): by a reader's style sheet, which media queries ignore, and by
 * the browser's setting, which they follow.
 */
export async function withLargeText(
  page: Page,
  look: (way: string) => Promise<void>,
): Promise<void> {
  await withSheet(page, doubleSize + unpainted, async () =>
    look("letters twice as large by a style sheet"),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await withoutPaint(page, async () => look("letters twice as large by the browser's setting"));
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
}

/** Fails where a page is wider than its window, or a control is out of reach, between 320 and 1440 px. */
export async function expectReachable(page: Page, where: string): Promise<void> {
  // From the nearest size on: each laying out takes its time.
  const isWide = page.viewportSize()!.width > 768;
  for (const size of isWide ? sizes.toReversed() : sizes) {
    await page.setViewportSize(size);
    await expect.soft(page.locator("html"), where).toHaveCSS("font-size", "32px");
    await expect.soft
      .poll(async () => listOutOfReach(page), `${where} at ${String(size.width)}`)
      .toEqual([]);
  }
}
