import type { Page } from "@playwright/test";

/**
 * Returns the lines of text within a part of the page that overlap those of another element, and whether the page
 * scrolls sideways.
 */
export async function findOverlaps(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    type Line = { of: Element; text: string; box: DOMRect };
    const lines: Line[] = [];
    const width = document.documentElement.clientWidth;
    const hidden = ".visually-hidden, noscript, svg, [inert]";
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const of = text.parentElement;
      if (of === null || text.textContent?.trim() === "" || of.closest(hidden) !== null) continue;
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        // Lines outside of the screen are in rows that scroll.
        if (box.width > 1 && box.left >= 0 && box.right <= width + 1)
          lines.push({ of, text: text.textContent ?? "", box });
    }
    const name = ({ text }: Line): string => `«${text.trim().slice(0, 40)}»`;
    const faults: string[] = [];
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        // Lines of one text may overlap by their leading.
        if (other.box.top >= one.box.bottom - 6) break;
        const isApart =
          one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of);
        if (isApart || one.box.left + 1 >= other.box.right || other.box.left + 1 >= one.box.right)
          continue;
        faults.push(`${name(one)} and ${name(other)}`);
      }
    }
    if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
    return faults;
  });
}
