import { errors, type Locator, type Page } from "@playwright/test";
import type { Interaction } from "./interaction.ts";

const dragSteps = 12;
const stepMs = 40;
const lostAfterMs = 8000;
const showTries = 10;
/** A hand needs longer to aim, and the frame that was brought into view is painted meanwhile. */
const aimMs = 100;
/** Looking for the effect takes the page's time: not before it was answered. */
const answeredWithinMs = 300;

type Box = { x: number; y: number; width: number; height: number };

/**
 * Brings the target into view without a touch; returns its box. Asks again where the page is still coming and the target is not yet
 * where it was scrolled to, and where a still drawing gives way to the live one between being found and being measured (decision 026).
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

/** Does the interaction by real input at the place of its target; says whether it had its effect. */
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
