import type { CDPSession, Locator, Page } from "@playwright/test";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

const slug = "airline-satisfaction";
const visualId = "satisfiedByAge";
const waiting = "html[data-waiting]";

test("a drag before the report listens is shown at once, and chooses its range once", async ({
  page,
}) => {
  const { release, figure, from, to, y } = await openHeld(page);
  const body = figure.locator(".visual-body");
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move((from + to) / 2, y, { steps: 4 });
  await page.mouse.move(to, y, { steps: 4 });
  const { x } = (await body.boundingBox())!;
  const band = await body.evaluate((box) => getComputedStyle(box).backgroundImage);
  const ends = [...band.matchAll(/([\d.]+)px/g)].map(([, end]) => Number(end) + x);
  expect(Math.abs(ends[0]! - from)).toBeLessThan(1);
  expect(Math.abs(Math.max(...ends) - to)).toBeLessThan(1);
  await page.mouse.up();
  await expect(page.locator(waiting)).toHaveCount(1);
  release();
  await startApp(page);
  await expectRange(figure, { from, to });
  await expect(body).toHaveCSS("background-image", "none");
  await expect(page.locator(waiting)).toHaveCount(0);
});

test("a drag that begins before the report listens, and ends after, chooses its range", async ({
  page,
}) => {
  const { release, figure, from, to, y } = await openHeld(page);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move((from + to) / 2, y, { steps: 4 });
  release();
  await startApp(page);
  await page.mouse.move(to, y, { steps: 4 });
  await page.mouse.up();
  await expectRange(figure, { from, to });
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a drag sideways before the report listens chooses its range, one up scrolls", async ({
    page,
  }) => {
    const { release, figure, from, to, y } = await openHeld(page);
    const session = await page.context().newCDPSession(page);
    const scrolled = async (): Promise<number> => page.evaluate(() => scrollY);
    const before = await scrolled();
    const atRest = await page.evaluateHandle(() => ({
      once: new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
    }));
    await drag(session, [from, y], [from, y - 200]);
    await expect.poll(scrolled).toBeGreaterThan(before);
    // A finger that leaves the screen moving has it scroll on.
    await atRest.evaluate(async ({ once }) => once);
    await expect(page.locator(waiting)).toHaveCount(0);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), before);
    await drag(session, [from, y], [to, y]);
    await expect(page.locator(waiting)).toHaveCount(1);
    release();
    await startApp(page);
    await expectRange(figure, { from, to });
  });
});

type Held = { release: () => void; figure: Locator; from: number; to: number; y: number };

/** Opens the report at the visual, whose scripts come once they are released; the places are those of a drag over its drawing. */
async function openHeld(page: Page): Promise<Held> {
  const { copy } = await loadReportModel(slug, "es");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(reportPath(slug, "es"));
  const figure = page.getByRole("figure", { name: copy.report.visuals[visualId]!.title });
  const drawing = figure.locator("svg.drawing").locator("visible=true");
  await drawing.evaluate((svg) => svg.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await drawing.boundingBox())!;
  return { release, figure, from: x + width * 0.3, to: x + width * 0.7, y: y + height / 2 };
}

/** The marks that the drag went over are chosen, no other. */
async function expectRange(
  figure: Locator,
  { from, to }: { from: number; to: number },
): Promise<void> {
  // Looked at together: marks may be laid out anew meanwhile.
  const readMarks = async () =>
    figure.getByRole("option").evaluateAll(
      (all, [first, last]) => ({
        met: all.map((mark) => {
          const { left, right } = mark.getBoundingClientRect();
          return right > first && left <= last;
        }),
        chosen: all.map((mark) => mark.getAttribute("aria-selected") === "true"),
      }),
      [from, to] as const,
    );
  await expect(async () => {
    const { met, chosen } = await readMarks();
    expect(met.filter(Boolean).length).toBeGreaterThan(1);
    expect(chosen).toEqual(met);
  }).toPass({ timeout: 20_000 });
}

type Point = readonly [x: number, y: number];

async function drag(session: CDPSession, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  const touch = async (type: "touchStart" | "touchMove", part: number): Promise<void> => {
    const touchPoints = [{ x: x + (toX - x) * part, y: y + (toY - y) * part }];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one finger
    await touch("touchMove", step / 10);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
