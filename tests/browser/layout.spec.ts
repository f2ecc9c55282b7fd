import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Size = { width: number; height: number };
type Box = { name: string; left: number; right: number; top: number; bottom: number };

const sizes: Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const leastGap = 16;
// Height of the consent banner on a phone.
const bannerHeight = 76;

/** Lines of every visible text of the hero, with their boxes. */
async function listHeroLines(page: Page): Promise<Box[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.locator(".hero-screen").evaluate((hero) => {
    const lines: Box[] = [];
    const texts = document.createNodeIterator(hero, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const name =
        text.parentElement?.closest("h1, p:not(.hero-actions), .hero-actions a")?.textContent ?? "";
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right > left) lines.push({ name, left, right, top, bottom });
    }
    return lines;
  });
}

function findClashes(lines: Box[], width: number): string[] {
  const cut = lines.filter(({ left, right }) => left < 0 || right > width);
  const touching = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.name !== one.name)
      .filter(
        (other) =>
          one.left - leastGap < other.right &&
          other.left - leastGap < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `"${one.name}" touches "${other.name}"`),
  );
  return [...cut.map(({ name }) => `"${name}" is cut`), ...touching];
}

for (const locale of locales) {
  const { hero } = readCopy(locale);
  const home = localePrefix[locale] || "/";

  test(`${home}: the hero's texts keep apart at every size, and its action stands above the fold`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, home);
    const title = page.getByRole("heading", { level: 1 });
    const book = page.locator(".hero-actions a").first();

    await test.step("the headline is the largest paint", async () => {
      const largest = await page.evaluate(
        async () =>
          new Promise((resolve) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1) as { element?: Element } | undefined;
              resolve(last?.element?.tagName);
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      expect(largest).toBe("H1");
    });

    for (const size of sizes) {
      await test.step(`${String(size.width)} × ${String(size.height)}`, async () => {
        await page.setViewportSize(size);
        const lines = await listHeroLines(page);
        expect(lines.map(({ name }) => name)).toContain(hero.subtitle);
        expect(findClashes(lines, size.width)).toEqual([]);
        const rows = lines.filter(({ name }) => name.startsWith(hero.title.before));
        expect(new Set(rows.map(({ top }) => Math.round(top))).size).toBe(size.width < 720 ? 4 : 3);
        const fold = size.height - (size.width < 720 ? bannerHeight : 0);
        const bottom = await book.evaluate((link) => link.getBoundingClientRect().bottom);
        if (size.width > 320) expect(bottom).toBeLessThanOrEqual(fold);
      });
    }

    await test.step("with a reader's own text spacing (WCAG 1.4.12)", async () => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets.push(sheet);
      });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect(title).toHaveCSS("letter-spacing", /^\d/);
        const clashes = findClashes(await listHeroLines(page), size.width);
        expect(clashes, String(size.width)).toEqual([]);
      }
    });
  });
}

test("the chosen option's panel is under it, and one with it", async ({ page }) => {
  const { label, hours, project } = readCopy("es").servicePage.options;
  await openApp(page, "/servicios");
  const list = page.getByRole("tablist", { name: label });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title } of [project, hours]) {
      await test.step(`${title} at ${String(width)}`, async () => {
        const tab = list.getByRole("tab", { name: title });
        await tab.click();
        const panel = page.getByRole("tabpanel", { name: title });
        await expect(panel).toBeVisible();
        const [chosen, shown] = await list.evaluate((tabs) => {
          const one = tabs.querySelector("[aria-selected=true]")!;
          const other = document.getElementById(one.getAttribute("aria-controls") ?? "")!;
          return [one, other].map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
        });
        if (!chosen || !shown) throw new Error("unreachable");
        expect([shown.left, shown.right]).toEqual([chosen.left, chosen.right]);
        expect(shown.top).toBe(chosen.bottom);
        const ground = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
        await expect(tab).toHaveCSS("background-color", ground);
        await expect(page.locator("body")).not.toHaveCSS("background-color", ground);
      });
    }
  }
});

for (const width of [768, 1024, 1440]) {
  test(`an answer stands beside its question at ${String(width)} px, covers no other, and moves none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, "/servicios");
    const list = page.locator(".questions");
    const questions = list.getByRole("button");
    const placesOf = async () =>
      questions.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, right } = one.getBoundingClientRect();
          return { top: top + scrollY, bottom: bottom + scrollY, right };
        }),
      );
    for (const index of [0, 4, 8]) {
      await questions.nth(index).scrollIntoViewIfNeeded();
      const before = await placesOf();
      await questions.nth(index).hover();
      const answer = list.locator(".hover-card-panel").nth(index);
      await expect(answer).toBeVisible();
      expect(await placesOf()).toEqual(before);
      const [box, whole] = [(await answer.boundingBox())!, (await list.boundingBox())!];
      const scrolled = await page.evaluate(() => scrollY);
      const own = before[index]!;
      expect(box.x).toBeGreaterThanOrEqual(own.right);
      expect(box.y + scrolled).toBeLessThan(own.bottom);
      expect(box.y + box.height + scrolled).toBeGreaterThan(own.top);
      expect(box.y + box.height).toBeLessThanOrEqual(whole.y + whole.height + 1);
      expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width + 1);
    }
  });
}

test("in a wide window a report is as wide as its frame", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openApp(page, "/proyectos/ventas-bi");
  const frame = page.locator(".report-stage iframe");
  await frame.scrollIntoViewIfNeeded();
  const report = frame.contentFrame().locator(".report");
  await expect(report).toBeVisible();
  const [outer, inner] = [(await frame.boundingBox())!, (await report.boundingBox())!];
  expect(outer.width).toBeGreaterThan(1700);
  expect(inner.width).toBeCloseTo(outer.width, 0);
});

test("fields keep their places while their faults are listed above them", async ({ page }) => {
  const { contact } = readCopy("es");
  await openApp(page, "/#contact");
  const name = page.getByLabel(contact.name, { exact: true });
  const email = page.getByLabel(contact.email, { exact: true });
  await page.getByRole("button", { name: contact.submit }).click();
  // Its focus scrolls the page.
  await expect(page.locator(".error-summary")).toBeFocused();
  const [left, right] = [(await name.boundingBox())!, (await email.boundingBox())!];
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
});

// The sections that the line goes through, with the side of the gutter where it enters and leaves each.
const pieces = [
  { section: ".hero", exit: "right" },
  { section: ".guess", entry: "right", exit: "left" },
  { section: ".about", entry: "left", exit: "left" },
  { section: ".services", entry: "left", exit: "right" },
  { section: ".projects", entry: "right", exit: "left" },
  { section: ".work-values", entry: "left", exit: "left" },
  { section: ".testimonials", entry: "left", exit: "right" },
  { section: ".social", entry: "right", exit: "left" },
  { section: ".contact", entry: "left" },
] as const;

for (const motion of ["reduce", "no-preference"] as const) {
  test(`the line is handed on from section to section in the gutters (motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openApp(page, "/");
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Every section is laid out once it has been near.
      for (const { section } of pieces) await page.locator(section).scrollIntoViewIfNeeded();
      const gutter = await page
        .locator(".guess")
        .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingLeft));
      const left = Math.max(0, (width - 1440) / 2) + gutter / 2;
      const sides = { left, right: width - left };
      const read = await readPieces(page);
      for (const [at, { name, top, entry, exit }] of read.entries()) {
        const { entry: from, exit: to } = { entry: undefined, exit: undefined, ...pieces[at]! };
        const gaps = [
          at === 0 ? 0 : top - read[at - 1]!.bottom,
          from === undefined ? 0 : entry! - sides[from],
          to === undefined ? 0 : exit! - sides[to],
        ];
        const where = `${name} at ${String(width)}`;
        expect.soft(Math.max(...gaps.map(Math.abs)), where).toBeLessThanOrEqual(0.6);
      }
    }
  });
}

async function readPieces(page: Page) {
  return page.evaluate((all) => {
    return all.map((piece) => {
      const section = document.querySelector(piece.section)!.getBoundingClientRect();
      const rails = [...document.querySelectorAll(`${piece.section} .rail`)]
        .filter((rail) => rail.checkVisibility())
        .map((rail) => rail.getBoundingClientRect());
      const sideOf = (side: "left" | "right", edge: "top" | "bottom"): number | undefined => {
        const reaching = rails.filter((rail) =>
          edge === "top" ? rail.top <= section.top : rail.bottom >= section.bottom,
        );
        const ends = reaching.map((rail) => rail[side]);
        return side === "left" ? Math.min(...ends) : Math.max(...ends);
      };
      return {
        name: piece.section,
        top: section.top + scrollY,
        bottom: section.bottom + scrollY,
        entry: "entry" in piece ? sideOf(piece.entry, "top") : undefined,
        exit: "exit" in piece ? sideOf(piece.exit, "bottom") : undefined,
      };
    });
  }, pieces);
}
