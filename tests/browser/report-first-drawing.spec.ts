import type { Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { readShift, watchShifts } from "../support/page/layout-shift.ts";
import { listModules, listScripts } from "../support/page/list-scripts.ts";
import { withoutPaint } from "../support/page/reader-settings.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

// The frames of a case page on a desk among them (1091, 1310), and both sides of where the slicers move and the page
// gets columns.
const widths = [320, 390, 430, 600, 703, 768, 960, 1091, 1310, 1440, 1920];
const height = 900;
/** How wide a report is when it takes over, in turns. */
const openings = [
  { es: 390, en: 1091 },
  { es: 1091, en: 320 },
  { es: 390, en: 1440 },
];
/** Widths at which cards are narrowest: with two in a row, and with all in one row. */
const tightest = [320, 920];
// Halos, and letters that are wider than they are estimated.
const slackPx = 3;

/** Left, top, right and bottom of a mark, from the corner of its box. */
type Mark = { name: string; edges: number[] };
type Box = { id: string; width: number; height: number; marks: Mark[] };
type Measured = { heights: number[]; boxes: Box[] };

// Any difference between document and report is an error in the console, which fails the test.
for (const [turn, slug] of (await listReports()).entries()) {
  test(`${slug}: the first drawings stay in their boxes at every width, and the report takes over as tall, moving no mark`, async ({
    page,
  }) => {
    test.slow();
    await watchShifts(page);
    for (const locale of locales) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width: widths[0]!, height });
      await page.goto(reportPath(slug, locale));
      // The fonts are loaded first: `font-swap.spec.ts` tests what they change.
      await page.locator("html[data-fonts]").waitFor();
      const first = await measureAt(page, widths);
      expect(await page.locator(".still.shown").count()).toBeGreaterThan(0);
      const heading = await page.locator("h1").elementHandle();
      const opening = openings[turn % openings.length]![locale];
      await resize(page, opening);
      const shifted = await readShift(page);

      release();
      await startApp(page);
      expect(await listScripts(page)).toEqual(await listModules(page));
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page.locator(".still, [data-slopes]")).toHaveCount(0);
      await measure(page);
      expect((await readShift(page)) - shifted).toBeLessThan(0.01);

      for (const [at, { boxes }] of first.entries()) {
        expect(boxes.flatMap(listOutside), `${locale} at ${String(widths[at])} px`).toEqual([]);
      }
      // Each language takes half of the widths.
      const again = [...widths.keys()].filter((at) => (at + turn) % 2 === locales.indexOf(locale));
      const drawn = await measureAt(
        page,
        again.map((at) => widths[at]!),
      );
      for (const [index, at] of again.entries()) {
        const name = `${locale} at ${String(widths[at])} px`;
        const [before, after] = [first[at]!, drawn[index]!];
        expect(
          before.boxes.flatMap((box, body) => listMoved(box, after.boxes[body]!)),
          name,
        ).toEqual([]);
        const jumps = before.heights.map((tall, body) => Math.abs(tall - after.heights[body]!));
        expect(Math.max(...jumps), name).toBeLessThan(1);
      }
      for (const width of tightest) {
        await resize(page, width);
        expect(await listCrossing(page), `${locale} at ${String(width)} px`).toEqual([]);
      }
      await page.unroute("**/assets/*.js");
    }
  });
}

async function measureAt(page: Page, some: readonly number[]): Promise<Measured[]> {
  return withoutPaint(page, async () => {
    const all: Measured[] = [];
    for (const width of some) {
      await resize(page, width);
      all.push(await measure(page));
    }
    return all;
  });
}

/** Resizes the window, and waits until it is drawn. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (asked) => {
    await document.fonts.ready;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const nextFrame = async () => new Promise(requestAnimationFrame);
    // oxlint-disable-next-line no-unmodified-loop-condition -- the window changes
    while (innerWidth !== asked) await nextFrame();
    // What is resized is drawn by the next frame.
    await nextFrame();
    await nextFrame();
  }, width);
}

/** The heights of all bodies, and what is drawn in them: thousands of numbers, which cross as one text. */
async function measure(page: Page): Promise<Measured> {
  const text = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const round = (value: number): number => Math.round(value * 100) / 100;
    const bodies = [...document.querySelectorAll(".visual-body")];
    const heights = bodies.map((body) => body.getBoundingClientRect().height);
    const boxes = bodies.flatMap((body) => {
      const drawing = [...body.querySelectorAll("svg.drawing")].find((one) =>
        one.checkVisibility(),
      );
      if (drawing === undefined) return [];
      const box = body.getBoundingClientRect();
      // Texts of a group may be drawn as parts of one.
      const marksOf = (selector: string): Element[] => [
        ...drawing.querySelectorAll(`:is(${selector}):not(defs *, .marks *)`),
      ];
      const shapes = [
        ...marksOf("rect, path:not([d='']), circle, line"),
        ...marksOf("text:not(:empty, :has(tspan)), tspan:not(:empty)"),
      ];
      const marks = Array.from(shapes, (shape) => {
        const { left, top, right, bottom } = shape.getBoundingClientRect();
        const edges = [left - box.left, top - box.top, right - box.left, bottom - box.top];
        return { name: shape.textContent || shape.tagName, edges: edges.map(round) };
      });
      const { id = "" } = body.closest("figure") ?? {};
      return { id, width: round(box.width), height: round(box.height), marks };
    });
    return JSON.stringify({ heights, boxes });
  });
  return JSON.parse(text) as Measured;
}

/** Figures that reach over the edge of their card. */
async function listCrossing(page: Page): Promise<string[]> {
  return page.locator(".card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const figure = card.querySelector(".card-figure")!;
      const range = document.createRange();
      range.selectNodeContents(figure);
      const isWithin = range.getBoundingClientRect().right < card.getBoundingClientRect().right;
      return isWithin ? [] : figure.textContent;
    }),
  );
}

function listOutside({ id, width, height: tall, marks }: Box): string[] {
  return marks
    .filter(({ edges: [left, top, right, bottom] }) => {
      const isAcross = left! >= -slackPx && right! <= width + slackPx;
      return !isAcross || top! < -slackPx || bottom! > tall + slackPx;
    })
    .map(({ name, edges }) => `${id}: ${name} at ${edges.join()} in ${String([width, tall])}`);
}

function listMoved(before: Box, after: Box): string[] {
  const count = after.marks.length;
  if (before.marks.length !== count) {
    return [`${before.id}: ${String(before.marks.length)} marks, then ${String(count)}`];
  }
  return before.marks.flatMap(({ name, edges }, at) => {
    const { name: then, edges: now } = after.marks[at]!;
    const moves = edges.map((edge, side) => Math.abs(edge - now[side]!));
    // A text is as wide as its letters come to lie on pixels: it starts, ends or has its middle where it did.
    const isText = !/^(?:rect|path|circle|line)$/.test(name);
    const across = (moves[0]! + moves[2]!) / 2;
    const moved = isText ? [Math.min(moves[0]!, moves[2]!, across), moves[1]!, moves[3]!] : moves;
    return name === then && Math.max(...moved) <= 1
      ? []
      : [`${before.id}: ${name} at ${edges.join()}, then ${then} ${now.join()}`];
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a report is one readable column, and its drawings fill it", async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height });
      await page.goto(reportPath("ventas-bi", "es"));
      const [lefts, sizes] = await page.evaluate(() => {
        const bodies = [...document.querySelectorAll(".visual-body:has(.still)")];
        const drawings = bodies.map((body) =>
          [...body.children].find((one) => one.checkVisibility())!.getBoundingClientRect(),
        );
        return [
          drawings.map(({ left }) => left),
          drawings.map((drawing, at) => [drawing.width, bodies[at]!.clientWidth]),
        ];
      });
      expect(new Set(lefts).size, String(width)).toBe(1);
      for (const [drawn, room] of sizes) {
        expect(drawn).toBeLessThanOrEqual(room!);
        expect(drawn, String(width)).toBeGreaterThanOrEqual(room! * 0.75);
      }
    }
  });
});

test("on a phone two cards and the edge of the third are seen, and the others come with a swipe", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height });
  await page.goto(reportPath("airline-satisfaction", "es"));
  const seen = async (): Promise<number[]> =>
    page.locator(".card").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / (right - left);
      }),
    );
  const [first, second, third, fourth] = await seen();
  expect(Math.min(first!, second!)).toBeGreaterThan(0.99);
  expect(third!).toBeGreaterThan(0.05);
  expect(third!).toBeLessThan(0.3);
  expect(fourth).toBe(0);
  await page.locator(".card").last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await seen()).at(-1)).toBeGreaterThan(0.99);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES", viewport: { width: 390, height } });

  test("on a phone the figure without filters stands in whole words", async ({ page }) => {
    await page.goto(`${reportPath("ventas-bi", "es")}#p=products&f.family=0`);
    const note = page.locator(".card-unfiltered").first();
    await expect(note).toContainText("3.027.785");
    await startApp(page);
    const lines = await note.evaluate((element) => {
      const { height: tall } = element.getBoundingClientRect();
      return tall / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(lines).toBeLessThan(2.5);
  });
});
