import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { withoutPaint, withTextSpacing } from "../support/page/reader-settings.ts";
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
  const { hero, contact } = readCopy(locale);
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

    await withoutPaint(page, async () => {
      for (const size of sizes) {
        await test.step(`${String(size.width)} × ${String(size.height)}`, async () => {
          await page.setViewportSize(size);
          const lines = await listHeroLines(page);
          expect(lines.map(({ name }) => name)).toContain(hero.subtitle);
          expect(findClashes(lines, size.width)).toEqual([]);
          const rows = lines.filter(({ name }) => name.startsWith(hero.title.before));
          const tops = new Set(rows.map(({ top }) => Math.round(top)));
          expect(tops.size).toBe(size.width < 720 ? 4 : 3);
          const fold = size.height - (size.width < 720 ? bannerHeight : 0);
          const bottom = await book.evaluate((link) => link.getBoundingClientRect().bottom);
          if (size.width > 320) expect(bottom).toBeLessThanOrEqual(fold);
        });
      }
    });

    await test.step("with a reader's own text spacing (WCAG 1.4.12)", async () =>
      withTextSpacing(page, async () => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expect(title).toHaveCSS("letter-spacing", /^\d/);
          const clashes = findClashes(await listHeroLines(page), size.width);
          expect(clashes, String(size.width)).toEqual([]);
        }
      }));

    await test.step("fields keep their places while their faults are listed above them", async () => {
      const name = page.getByLabel(contact.name, { exact: true });
      const email = page.getByLabel(contact.email, { exact: true });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("button", { name: contact.submit }).click();
      // Its focus scrolls the page.
      await expect(page.locator(".error-summary")).toBeFocused();
      const [left, right] = [(await name.boundingBox())!, (await email.boundingBox())!];
      expect(right.y).toBe(left.y);
      expect(right.x).toBeGreaterThan(left.x + left.width);
    });
  });
}

test("the chosen option's panel is under it, and one with it; an answer stands beside its question, covers no other, and moves none", async ({
  page,
}) => {
  await openApp(page, "/servicios");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`a panel at ${String(width)} px`, async () => expectPanelUnderOption(page));
  }
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`an answer at ${String(width)} px`, async () => expectAnswerBeside(page));
  }
});

async function expectPanelUnderOption(page: Page): Promise<void> {
  const { label, hours, project } = readCopy("es").servicePage.options;
  const list = page.getByRole("tablist", { name: label });
  for (const { title } of [project, hours]) {
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
    expect([shown.left, shown.right], title).toEqual([chosen.left, chosen.right]);
    expect(shown.top, title).toBe(chosen.bottom);
    const ground = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(tab).toHaveCSS("background-color", ground);
    await expect(page.locator("body")).not.toHaveCSS("background-color", ground);
  }
}

async function expectAnswerBeside(page: Page): Promise<void> {
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

// Pages that are one drawing: the line goes from section to section, and ends in the last of them.
const drawn = [
  "/",
  "/servicios",
  "/proyectos",
  "/proyectos/airline-satisfaction",
  "/consultorias",
  "/cursos",
  "/blog",
  "/blog/categoria/dax",
];
const lined =
  ":is(.section, .page-hero, .course-facts, .blog-tools, .hero, .guess, .testimonials):has(.rail)";

for (const path of drawn) {
  test(`${path}: each section takes the line up in the gutter where the one before leaves it`, async ({
    page,
  }) => {
    await openApp(page, path);
    await withoutPaint(page, async () => {
      // In the last, a desktop at 400 %, a section is many windows high.
      for (const [width, height] of [
        [390, 900],
        [768, 900],
        [1440, 900],
        [1920, 900],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await layOutAll(page);
        if (path === "/servicios" && width === 390) {
          const whole = await page.evaluate(() => document.documentElement.scrollHeight);
          expect.soft(whole, "ten screens of a phone").toBeLessThanOrEqual(8_000);
        }
        await expectOneLine(page, width);
      }
    });
  });
}

/** Every section is laid out once it has been near. */
async function layOutAll(page: Page): Promise<void> {
  await page.locator(lined).evaluateAll(async (sections) => {
    for (const section of sections) {
      section.scrollIntoView({ behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

async function expectOneLine(page: Page, width: number): Promise<void> {
  const pieces = await page.locator(lined).evaluateAll(readPieces);
  const gutter = await page
    .locator("main .section")
    .first()
    .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingLeft));
  const left = Math.max(0, (width - 1440) / 2) + gutter / 2;
  expect(pieces.length).toBeGreaterThan(2);
  expect.soft(pieces[0]!.entries, `${String(width)}: it starts`).toEqual([]);
  expect.soft(pieces.at(-1)!.exits, `${String(width)}: it ends`).toEqual([]);
  for (const [at, { name, top, entries }] of pieces.entries()) {
    if (at === 0) continue;
    const before = pieces[at - 1]!;
    const where = `${before.name} to ${name} at ${String(width)}`;
    expect.soft(top - before.bottom, where).toBeLessThan(0.6);
    expect.soft([before.exits.length, entries.length], where).toEqual([1, 1]);
    expect.soft(Math.abs(before.exits[0]! - entries[0]!), where).toBeLessThan(0.6);
    const toGutter = Math.min(entries[0]! - left, width - left - entries[0]!);
    expect.soft(Math.abs(toGutter), where).toBeLessThan(0.6);
  }
}

type Piece = { name: string; top: number; bottom: number; entries: number[]; exits: number[] };

/** Reads where the vertical edges that rails draw reach a section's top and bottom. */
function readPieces(sections: Element[]): Piece[] {
  return sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    const [entries, exits] = [new Set<number>(), new Set<number>()];
    for (const rail of section.querySelectorAll(".rail")) {
      if (!rail.checkVisibility()) continue;
      const box = rail.getBoundingClientRect();
      const { borderLeftStyle, borderRightStyle } = getComputedStyle(rail, "::after");
      const edges = [
        ...(borderLeftStyle === "solid" ? [box.left] : []),
        ...(borderRightStyle === "solid" ? [box.right] : []),
      ].map((x) => Math.round(x * 4) / 4);
      for (const x of edges) {
        if (box.top <= top) entries.add(x);
        if (box.bottom >= bottom) exits.add(x);
      }
    }
    const name = section.id || section.className || section.tagName;
    return {
      name,
      top: top + scrollY,
      bottom: bottom + scrollY,
      entries: [...entries],
      exits: [...exits],
    };
  });
}

test("in motion, too, the story takes the line up and hands it on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openApp(page, "/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(".work-values").scrollIntoViewIfNeeded();
    await page.locator(".testimonials").scrollIntoViewIfNeeded();
    const [story, slab] = await page.locator(".work-values, .testimonials").evaluateAll(readPieces);
    expect([story!.entries, story!.exits]).toEqual([slab!.entries, slab!.entries]);
  }
});
