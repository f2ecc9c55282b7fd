import type { Page } from "@playwright/test";
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import questions from "#folder/content/catalogue/guess-questions.json" with { type: "json" };
import { fillText } from "../../../contracts/fill-text.ts";
import { expect, openApp, startApp, test } from "../../support/site/site-test.ts";

const dayMs = 86_400_000;
const mostBytes = 4096;

/** Of a hundred, as the report of the case has it. */
function findFigure(caseStudy: string, id: string): number {
  const all = (figures as Record<string, readonly { id: string; value: number }[]>)[caseStudy]!;
  return Math.round(all.find((one) => one.id === id)!.value);
}

function answerOf(id: string): { answer: number; values: Record<string, number> } {
  const { caseStudy, answer, beside } = questions.find((one) => one.id === id)!;
  return {
    answer: findFigure(caseStudy, answer),
    values: Object.fromEntries(beside.map((name) => [name, findFigure(caseStudy, name)])),
  };
}

/** Sets a later day on which a question is asked. */
async function setDay(page: Page, id: string): Promise<void> {
  const today = Math.floor(Date.now() / dayMs);
  const round = questions.findIndex((one) => one.id === id);
  const day = today - (today % questions.length) + questions.length + round;
  await page.clock.setFixedTime(new Date(day * dayMs));
}

/** Dots of the guess or of the answer, whichever is shown. */
const countDots = async (page: Page): Promise<number> =>
  page
    .locator(".guess-dots")
    .filter({ visible: true })
    .locator(".guess-said, .guess-filled")
    .evaluateAll((paths) => {
      const shown = paths.find((path) => getComputedStyle(path).visibility === "visible")!;
      const down = Number.parseFloat(getComputedStyle(shown).strokeDasharray.split(",")[1]!);
      return [...shown.getAttribute("d")!.matchAll(/v(\d+)/g)].reduce(
        (sum, [, length]) => sum + Math.floor(Number(length) / down) + 1,
        0,
      );
    });

type Times = { from: number; to: number };

/** What moved, but for what a touch or key moved at once, and what was asked for then: on a busy machine it comes later. */
async function readUnaskedShift(page: Page, asked: Times): Promise<number> {
  return page.evaluate(
    async ({ from, to }) =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(
            ({ hadRecentInput, startTime }) =>
              !hadRecentInput && (startTime < from || startTime > to),
          );
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // There may have been none.
        setTimeout(() => resolve(0), 500);
      }),
    asked,
  );
}

test("a guess is made by keys, and the answer fills; it can be shared, and another asked for", async ({
  page,
  home,
  copy,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 700 });
  await setDay(page, "economyPlus");
  await openApp(page, home);
  const guess = page.locator("#adivina");
  const words = copy.hero.guess;
  const { economyPlus } = words.questions;
  const slider = guess.getByRole("slider", { name: economyPlus.title });
  const { answer, values } = answerOf("economyPlus");

  await test.step("what plays comes with the first touch, and is small", async () => {
    await slider.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    let bytes = 0;
    const finished: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      finished.push(
        (async () => {
          bytes += (await request.sizes()).responseBodySize;
        })(),
      );
    });
    await slider.focus();
    await page.keyboard.press("End");
    await expect.poll(async () => countDots(page)).toBe(100);
    await expect.poll(() => finished.length).toBeGreaterThan(0);
    await Promise.all(finished);
    expect(bytes).toBeLessThan(mostBytes);
  });

  await test.step("arrow keys move it by one", async () => {
    await page.keyboard.press("Home");
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("3");
    await expect.poll(async () => countDots(page)).toBe(3);
  });

  // The clock of the browser itself, which the test does not set.
  const now = async () => page.evaluate(() => new Event("now").timeStamp);
  const asked = { from: 0, to: 0 };
  await test.step("the answer is the report's, and is said", async () => {
    const check = guess.getByText(words.check);
    await page.keyboard.press("Tab");
    await expect(guess.locator("summary")).toBeFocused();
    asked.from = await now();
    await page.keyboard.press("Enter");
    await expect(check).toBeVisible();
    await expect.poll(async () => countDots(page)).toBe(answer);
    await expect(guess).toContainText(fillText(economyPlus.finding, { answer, ...values }));
    await expect(guess.getByRole("status")).toHaveText(
      fillText(words.miss, { guess: 3, answer, difference: Math.abs(answer - 3) }),
    );
    await expect(guess.getByRole("link", { name: words.book })).toHaveAttribute(
      "href",
      /\/consultorias$/,
    );
    asked.to = await now();
  });
  expect(await readUnaskedShift(page, asked), "besides the answer").toBeLessThanOrEqual(0.01);

  await test.step("its address opens at the same guess", async () => {
    await guess.getByRole("button", { name: words.share }).click();
    await expect(guess.getByRole("button", { name: words.copied })).toBeVisible();
    const address = await page.evaluate(async () => navigator.clipboard.readText());
    expect(address).toMatch(/\?adivina=3&dato=economyPlus#adivina$/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => Promise.reject(new Error("refused"));
    });
    await guess.getByRole("button", { name: words.copied }).click();
    await expect(page, "where the browser refuses, the bar has it").toHaveURL(address);
    await guess.getByRole("button", { name: words.next }).click();
    await expect(guess.getByRole("heading")).toHaveText(words.questions.socialMedia.title);
    // Another document first: the bar has the address already.
    await page.goto("/robots.txt");
    await openApp(page, address);
    await expect(slider).toHaveValue("3");
    await expect(guess).toBeInViewport();
    await expect(guess.locator("details")).not.toHaveAttribute("open");
  });
});

test("a question that was passed before the app started stays", async ({ page, home, copy }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await setDay(page, "socialMedia");
  const { fiveProducts, socialMedia } = copy.hero.guess.questions;
  const question = page.locator("#adivina").getByRole("heading");
  await test.step("where nothing was read it is that of the day", async () => {
    await openApp(page, home);
    await expect(question).toHaveText(socialMedia.title);
  });
  await test.step("else the one that was read", async () => {
    await page.goto(home);
    await page.locator("html[data-fonts]").waitFor();
    await question.scrollIntoViewIfNeeded();
    await expect(question).toHaveText(fiveProducts.title);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(question).not.toBeInViewport();
    await startApp(page);
    await expect(question).toHaveText(fiveProducts.title);
  });
});

test("a finger or a mouse puts the guess where it touches the dots; with reduced motion they are there at once", async ({
  page,
  home,
  copy,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 700 });
  await setDay(page, "womenManagers");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, home);
  const guess = page.locator("#adivina");
  const { womenManagers } = copy.hero.guess.questions;
  const slider = guess.getByRole("slider", { name: womenManagers.title });
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const place = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.3 };
  if (isMobile) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  const readChosen = async (): Promise<number> => Number(await slider.inputValue());
  await expect.poll(async () => Math.abs((await readChosen()) - 70)).toBeLessThan(6);
  const chosen = await readChosen();
  await expect.poll(async () => countDots(page)).toBe(chosen);
  const { answer, values } = answerOf("womenManagers");
  await guess.locator("summary").click();
  await expect(guess.getByRole("status")).toContainText(String(answer));
  await expect.poll(async () => countDots(page)).toBe(answer);
  await expect(guess).toContainText(fillText(womenManagers.finding, { answer, ...values }));
});
