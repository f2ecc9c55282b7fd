import type { Page } from "@playwright/test";

const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/**
 * Returns content out of reach without scrolling sideways: a page wider than its window, and controls outside of it or
 * cut off.
 */
export async function listOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${String(scrollWidth)} px wide`] : [];
    const out = [...document.querySelectorAll(selector)].filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width <= 1 || !control.checkVisibility({ visibilityProperty: true })) return false;
      let isFixed = false;
      for (let box: Element | null = control; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return false;
        if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) break;
        isFixed ||= position === "fixed";
      }
      const isBeside = left < -1 || right > innerWidth + 1;
      return isBeside || (isFixed && (top < -1 || bottom > innerHeight + 1));
    });
    return [
      ...wide,
      ...out
        .filter((control) => !control.matches(".skip-link"))
        .map((control) => {
          const { left, right, bottom } = control.getBoundingClientRect();
          return `${control.outerHTML.slice(0, 80)}: ${[left, right, bottom].map(Math.round).join()}`;
        }),
    ];
  }, controls);
}
