import type { Page } from "@playwright/test";

/** Returns texts that reach out of an ancestor which clips them. */
export async function listCut(page: Page): Promise<string[]> {
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
