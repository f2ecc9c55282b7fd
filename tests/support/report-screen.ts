import type { Locator, Page } from "@playwright/test";

/** The visuals of the open page, without the cards above them. */
export function listFigures(page: Page): Locator {
  return page.getByRole("tabpanel").getByRole("figure");
}

/** Does what the menu of a visual offers under a name; where it does not offer that, nothing. */
export async function actOn(figure: Locator, action: string): Promise<void> {
  await figure.evaluate(async (visual, name) => {
    const menu = visual.querySelector<HTMLElement>(".visual-actions button")!;
    menu.click();
    let actions: HTMLElement[] = [];
    // The entries of the first menu are loaded when it is opened.
    for (let frame = 0; frame < 600 && actions.length === 0; frame += 1) {
      await new Promise(requestAnimationFrame);
      actions = [...visual.querySelectorAll<HTMLElement>(".disclosure-panel button")];
    }
    (actions.find(({ textContent }) => textContent === name) ?? menu).click();
  }, action);
}

/** Has the page keep what it saves: browsers stop after ten files that no hand has asked for. */
export async function keepFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    URL.createObjectURL = (savedFile) => {
      Object.assign(window, { savedFile });
      return "#";
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
}

/** The file that the menu of a visual gives under a name, kept by `keepFiles`. */
export async function readFileOf(figure: Locator, action: string): Promise<string> {
  await figure.evaluate(() => Reflect.deleteProperty(window, "savedFile"));
  await actOn(figure, action);
  // What makes a picture is loaded with the first one.
  await figure.page().waitForFunction(() => "savedFile" in window);
  return figure.evaluate(async () => (window as unknown as { savedFile: Blob }).savedFile.text());
}

/** The texts of an SVG file in reading order, and those of them that its edges cut. */
export async function layOutSvg(
  page: Page,
  file: string,
): Promise<{ texts: string[]; cut: string[] }> {
  return page.evaluate((text) => {
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
  }, file);
}

/** What is wrong with a table: cells that are cut without a sign that there is more, names of rows that leave when it is scrolled. */
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
    if (sign.opacity !== "1") faults.push(`no sign that ${beyond.textContent} goes on`);
    scroller.scrollLeft = scroller.scrollWidth;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (sign.opacity !== "0") faults.push("a sign that there is more, at the end");
    if (findBeyond() !== undefined) faults.push(`no way to ${beyond.textContent}`);
    for (const name of element.querySelectorAll("tr > :first-child")) {
      const isThere = Math.abs(name.getBoundingClientRect().left - left) <= 1;
      if (!isThere) faults.push(`${name.textContent} leaves`);
    }
    scroller.scrollLeft = 0;
    return faults;
  });
}

/** A bar in a table: how much of it is seen, and the number beside it. */
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
