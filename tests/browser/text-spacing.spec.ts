import type { Page } from "@playwright/test";
import { listPages } from "../support/site/list-pages.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = [...new Map((await listPages()).map((page) => [page.name, page])).values()];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

// The values of WCAG 1.4.12.
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Elements whose own text reaches out of what clips it. */
async function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      const parent = text.parentElement!;
      if (text.textContent!.trim() === "" || !parent.checkVisibility()) continue;
      if (parent.closest("option, noscript") !== null) continue;
      range.selectNodeContents(text);
      const shown = range.getBoundingClientRect();
      if (shown.width === 0) continue;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // For screen readers alone, or until it has the focus.
        if (right - left <= 1) break;
        const isWide =
          /hidden|clip/.test(overflowX) && (shown.right > right + 1 || shown.left < left - 1);
        const isHigh =
          /hidden|clip/.test(overflowY) && (shown.bottom > bottom + 1 || shown.top < top - 1);
        if (isWide || isHigh) {
          cut.push(text.textContent!.trim().slice(0, 60));
          break;
        }
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return cut;
  });
}

test("a reader's own text spacing cuts nothing on any kind of page", async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/404 \(Not Found\)/);
  for (const { path } of kinds) {
    await openApp(page, path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("letter-spacing", /^\d/);
      const where = `${path} at ${String(size.width)}`;
      await expect.soft.poll(async () => listCut(page), where).toEqual([]);
      await expect.soft
        .poll(
          async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          where,
        )
        .toBeLessThanOrEqual(0);
    }
  }
});
