import type { Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

// The usual frame on a desk among them, and both sides of where the slicers move and the page gets columns.
const widths = [320, 375, 430, 600, 703, 768, 960, 1310, 1440, 1920];
const height = 900;
// Halos, and letters that are wider than they are estimated.
const slackPx = 3;

/** Left, top, right and bottom of a mark, from the corner of its box. */
type Mark = { name: string; edges: number[] };
type Box = { id: string; width: number; height: number; marks: Mark[] };

for (const slug of await listReports()) {
  test(`${slug}: the first drawings stay in their boxes at every width, and the report moves no mark`, async ({
    page,
  }) => {
    test.slow();
    for (const locale of locales) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width: widths[0]!, height });
      await page.goto(reportPath(slug, locale));
      await page.locator("html[data-fonts]").waitFor();
      const first = await measureAll(page);
      expect(await page.locator(".still.shown").count()).toBeGreaterThan(0);
      release();
      await startApp(page);
      await expect(page.locator(".still")).toHaveCount(0);
      const drawn = await measureAll(page);
      for (const [at, width] of widths.entries()) {
        const name = `${locale} at ${String(width)} px`;
        expect(first[at]!.flatMap(listOutside), name).toEqual([]);
        expect(
          first[at]!.flatMap((box, index) => listMoved(box, drawn[at]![index]!)),
          name,
        ).toEqual([]);
      }
      await page.unroute("**/assets/*.js");
    }
  });
}

async function measureAll(page: Page): Promise<Box[][]> {
  const all: Box[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    all.push(await measure(page, width));
  }
  return all;
}

async function measure(page: Page, at: number): Promise<Box[]> {
  return page.evaluate(async (asked) => {
    await document.fonts.ready;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const nextFrame = async () => new Promise(requestAnimationFrame);
    // oxlint-disable-next-line no-unmodified-loop-condition -- the window changes
    while (innerWidth !== asked) await nextFrame();
    // What is resized is drawn by the next frame.
    await nextFrame();
    await nextFrame();
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const round = (value: number): number => Math.round(value * 100) / 100;
    return [...document.querySelectorAll(".visual-body")].flatMap((body) => {
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
  }, at);
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

test("the last of five cards fills its row on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height });
  await page.goto(reportPath("airline-satisfaction", "es"));
  const ends = await page.locator(".card").evaluateAll((cards) => {
    const range = document.createRange();
    range.selectNodeContents(cards.at(-1)!);
    const texts = [...range.getClientRects()];
    return { count: cards.length, end: Math.max(...texts.map(({ left }) => left)) };
  });
  expect(ends.count).toBe(5);
  expect(ends.end).toBeGreaterThan(390 / 2);
});
