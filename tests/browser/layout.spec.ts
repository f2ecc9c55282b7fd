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

test("the chosen option's panel is below both or beside its own; an answer stands beside its question, covers no other, and moves none", async ({
  page,
}) => {
  await openApp(page, "/servicios");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`a panel at ${String(width)} px`, async () => expectPanelByOption(page, width));
  }
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`an answer at ${String(width)} px`, async () => expectAnswerBeside(page));
  }
});

async function expectPanelByOption(page: Page, width: number): Promise<void> {
  const { label, hours, project } = readCopy("es").servicePage.options;
  const list = page.getByRole("tablist", { name: label });
  for (const { title } of [project, hours]) {
    const tab = list.getByRole("tab", { name: title });
    await tab.click();
    const panel = page.getByRole("tabpanel", { name: title });
    await expect(panel).toBeVisible();
    const [tabs, shown] = await Promise.all(
      [list.getByRole("tab"), panel].map(async (part) =>
        part.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        ),
      ),
    );
    const [own] = shown!;
    const chosen = tabs![title === hours.title ? 0 : 1]!;
    if (width < 1000) {
      expect(own!.top, title).toBeGreaterThanOrEqual(tabs![1]!.bottom);
    } else {
      expect(own!.left, title).toBeGreaterThan(chosen.left);
      expect([own!.top >= chosen.top, own!.bottom <= chosen.bottom], title).toEqual([true, true]);
    }
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
