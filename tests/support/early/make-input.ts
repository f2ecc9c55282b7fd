import type { Page } from "@playwright/test";
import type { SeededRandom } from "../../../dashboards/data/seeded-random.ts";

const clicked = {
  tab: "main [role=tab]",
  disclosure: "main summary",
  slide: ".carousel-buttons button",
  filter: ".filter-bar button",
  field: "main form :is(input:not([type=hidden]), textarea)",
};
const keysOf: Record<keyof typeof clicked, readonly string[]> = {
  tab: ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End", " "],
  disclosure: ["Enter", " "],
  slide: ["ArrowRight", "ArrowLeft", "Enter"],
  filter: [" "],
  field: ["a", "n", "7"],
};

/** Makes a random input on the page by pointer or key; returns false if there is no such element. */
export async function makeInput(
  page: Page,
  random: SeededRandom,
  isPhone: boolean,
): Promise<boolean> {
  const kinds = Object.keys(clicked) as (keyof typeof clicked)[];
  const kind = kinds[random.below(kinds.length)]!;
  const byKey = random.below(3) === 0;
  if (byKey || kind === "field") {
    if (!(await focusOne(page, clicked[kind], random.below(1000)))) return false;
    const keys = keysOf[kind];
    await page.keyboard.press(keys[random.below(keys.length)]!);
    return true;
  }
  return (await pressOne(page, clicked[kind], random.below(1000), isPhone)) !== undefined;
}

/** Presses one of a selector's elements, if it is visible and not covered; returns its link's path. */
export async function pressOne(
  page: Page,
  selector: string,
  place: number,
  isPhone: boolean,
): Promise<string | undefined> {
  const point = await page.evaluate(
    async ([wanted, n]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const element = shown[n % shown.length];
      if (element === undefined) return null;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      // A part that comes near is laid out by the next frame: nobody presses a place before it is seen.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + Math.min(width / 2, 40), top + height / 2];
      const met = document.elementFromPoint(x, y);
      return met !== null && element.contains(met)
        ? { x, y, path: (element as HTMLAnchorElement).pathname ?? "" }
        : null;
    },
    [selector, place] as const,
  );
  if (point === null) return undefined;
  if (isPhone) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
  return point.path;
}

async function focusOne(page: Page, selector: string, place: number): Promise<boolean> {
  return page.evaluate(
    ([wanted, n]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      );
      const element = shown[n % shown.length];
      element?.focus();
      return element !== undefined && document.activeElement === element;
    },
    [selector, place] as const,
  );
}
