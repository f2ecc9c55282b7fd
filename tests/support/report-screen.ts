import type { Locator, Page } from "@playwright/test";

/** The visuals of the open page, without the cards above them. */
export function listFigures(page: Page): Locator {
  return page.getByRole("tabpanel").getByRole("figure");
}

/**
 * Returns the titles of the visuals that show a drawing or a table; of a static drawing's variants by width one is
 * shown.
 */
export async function listDrawn(page: Page): Promise<string[]> {
  return page
    .getByRole("tabpanel")
    .evaluate((panel) =>
      [...panel.querySelectorAll("figure")]
        .filter((figure) =>
          [...figure.querySelectorAll("svg.drawing, table")].some((drawing) =>
            drawing.checkVisibility({ visibilityProperty: true }),
          ),
        )
        .map((figure) => figure.querySelector(".visual-title")?.textContent ?? ""),
    );
}

/** Runs the named action of each visual's menu, one after the other; skips menus without it. */
export async function actOn(figures: Locator, action: string, isSaving = false): Promise<void> {
  await figures.evaluateAll(
    async (visuals, { name, most }) => {
      for (const visual of visuals) {
        const menu = visual.querySelector<HTMLElement>(".visual-actions button")!;
        menu.click();
        let actions: HTMLElement[] = [];
        // The entries of the first menu are loaded when it is opened.
        for (let frame = 0; frame < 600 && actions.length === 0; frame += 1) {
          await new Promise(requestAnimationFrame);
          actions = [...visual.querySelectorAll<HTMLElement>(".disclosure-panel button")];
        }
        const { savedFiles = [] } = window as { savedFiles?: Blob[] };
        const before = savedFiles.length;
        (actions.find(({ textContent }) => textContent === name) ?? menu).click();
        // The code that makes a picture is loaded with the first one.
        for (let frame = 0; frame < most && savedFiles.length === before; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
      }
    },
    { name: action, most: isSaving ? 600 : 0 },
  );
}

/** Has the page keep its saved files, because browsers stop after ten automatic downloads. */
export async function keepFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { savedFiles: [] });
    URL.createObjectURL = (file) => {
      (window as unknown as { savedFiles: unknown[] }).savedFiles.push(file);
      return "#";
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
}

/** Returns the files of a menu action of some visuals, in order, kept by `keepFiles`. */
export async function readFilesOf(figures: Locator, action: string): Promise<string[]> {
  await actOn(figures, action, true);
  return figures.page().evaluate(async () => {
    const kept = (window as unknown as { savedFiles: Blob[] }).savedFiles.splice(0);
    return Promise.all(kept.map(async (file) => file.text()));
  });
}

/** Returns the texts of each SVG file in reading order, and those that its edges cut off. */
export async function layOutSvgs(
  page: Page,
  files: readonly string[],
): Promise<{ texts: string[]; cut: string[] }[]> {
  return page.evaluate(
    (all) =>
      all.map((text) => {
        const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        document.body.append(svg);
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll("text")].map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isCut =
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
          return { words: element.textContent, isCut };
        });
        svg.remove();
        return {
          texts: texts.map(({ words }) => words),
          cut: texts.filter(({ isCut }) => isCut).map(({ words }) => words),
        };
      }),
    files,
  );
}

/** Returns faults of a table: cells that are cut off without a hint, row names that scroll out of view. */
export async function findCutCells(table: Locator): Promise<string[]> {
  return table.evaluate(async (element) => {
    const faults: string[] = [];
    const scroller = element.parentElement!;
    const sign = getComputedStyle(scroller.parentElement!, "::after");
    const cells = [...element.querySelectorAll("th, td")];
    for (const cell of cells) {
      if (cell.scrollWidth > cell.clientWidth + 1) faults.push(`${cell.textContent} is cut`);
    }
    const { left } = scroller.getBoundingClientRect();
    const right = left + scroller.clientWidth;
    const findBeyond = (): Element | undefined =>
      cells.find((cell) => cell.getBoundingClientRect().right > right + 1);
    const beyond = findBeyond();
    if (beyond === undefined) return faults;
    if (sign.content === "none") faults.push(`no sign that ${beyond.textContent} goes on`);
    scroller.scrollLeft = scroller.scrollWidth;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (sign.content !== "none") faults.push("a sign that there is more, at the end");
    if (findBeyond() !== undefined) faults.push(`no way to ${beyond.textContent}`);
    for (const name of element.querySelectorAll("tr > :first-child")) {
      const isThere = Math.abs(name.getBoundingClientRect().left - left) <= 1;
      if (!isThere) faults.push(`${name.textContent} leaves`);
    }
    scroller.scrollLeft = 0;
    return faults;
  });
}

/** A bar in a table: its visible width, and the number beside it. */
export type ReadBar = { isShown: boolean; seenPx: number; text: string };

export async function readBars(page: Page): Promise<ReadBar[]> {
  return page.locator("svg.value-bar").evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const bar = drawing.querySelector("rect")!.getBoundingClientRect();
      const seen = Math.min(bar.right, frame.right) - Math.max(bar.left, frame.left);
      return {
        isShown: getComputedStyle(drawing).display !== "none",
        seenPx: Math.max(seen, 0),
        text: drawing.parentElement!.textContent,
      };
    }),
  );
}
