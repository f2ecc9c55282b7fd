import { errors, type Locator, type Page } from "@playwright/test";
import type { Interaction } from "./interaction.ts";

const dragSteps = 12;
const stepMs = 40;
const lostAfterMs = 8000;
const showTries = 10;
/** A person takes longer to aim; meanwhile the frame that was scrolled into view is painted. */
const aimMs = 100;
/** Searching for the effect uses the page's main thread, so it starts after the page has responded. */
const answeredWithinMs = 300;

type Box = { x: number; y: number; width: number; height: number };

/**
 * Scrolls the target into view without input and returns its box. Repeats while the page is still loading, or while a
 * static drawing is replaced by the live one between being found and being measured (decision 026).
 */
async function showTarget(page: Page, target: Locator): Promise<Box> {
  const { height } = page.viewportSize()!;
  await target.waitFor({ state: "attached" });
  for (let tries = 0; tries < showTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- asked again
    const box = await scrollTo(target);
    if (box !== null && box.y >= 0 && box.y < height) return box;
  }
  throw new Error(`${String(target)} cannot be seen`);
}

async function scrollTo(target: Locator): Promise<Box | null> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return target.boundingBox();
}

/** Performs the interaction by real input at its target; returns whether its effect appeared. */
export async function act(page: Page, interaction: Interaction): Promise<boolean> {
  const { findTarget, findEffect, device, at, isDragged = false } = interaction;
  const { x, y, width, height } = await showTarget(page, findTarget(page));
  const point = { x: x + (at?.x ?? width / 2), y: y + (at?.y ?? height / 2) };
  await page.waitForTimeout(aimMs);
  if (isDragged) await drag(page, { y: point.y, from: x + width * 0.2, to: x + width * 0.7 });
  else if (device === "phone") await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
  await page.waitForTimeout(answeredWithinMs);
  try {
    await findEffect(page).first().waitFor({ state: "attached", timeout: lostAfterMs });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

type Path = { from: number; to: number; y: number };

async function drag(page: Page, { from, to, y }: Path): Promise<void> {
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (let step = 1; step <= dragSteps; step += 1) {
    await page.mouse.move(from + ((to - from) * step) / dragSteps, y);
    await page.waitForTimeout(stepMs);
  }
  await page.mouse.up();
}
