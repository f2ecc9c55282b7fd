import type { Page } from "@playwright/test";
import type { Locale } from "../../../contracts/locale.ts";
import { findOverlaps } from "../page/legibility/find-overlaps.ts";
import { listLostText } from "../page/legibility/list-lost-text.ts";
import { networkFaults, type NetworkFault } from "./network-fault.ts";
import { chooseLanguage, expect, readCopy, test } from "./site-test.ts";

export const phone = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };

export type Cell = { fault: NetworkFault; locale: Locale; other: Locale };

/** Tests every fault as a step, starting in Spanish and English alternately. */
export async function throughFaults(look: (cell: Cell) => Promise<void>): Promise<void> {
  for (const [index, fault] of networkFaults.entries()) {
    const [locale, other]: [Locale, Locale] = index % 2 === 0 ? ["es", "en"] : ["en", "es"];
    await test.step(fault, async () => look({ fault, locale, other }));
  }
}

/** Expects all prerendered text, whichever third party fails, except in withdrawn parts. */
export async function expectText(page: Page, ...withdrawn: string[]): Promise<void> {
  // The line below a loaded frame has another text, and so has a started guess.
  const changing = [".embed-foot", ".guess", ...withdrawn].join(", ");
  await expect.poll(async () => listLostText(page, changing)).toEqual([]);
}

/** Expects that lines do not overlap on a phone or in a wide window. */
export async function expectApart(page: Page, part = "main"): Promise<void> {
  // From the size that it has: each laying out takes its time.
  const isPhone = page.viewportSize()!.width === phone.width;
  for (const size of isPhone ? [phone, desk] : [desk, phone]) {
    await page.setViewportSize(size);
    // Parts that differ at this width are rendered first.
    await expect.poll(async () => findOverlaps(page, part), `${String(size.width)} px`).toEqual([]);
  }
}

/** Switches the page's language, by the bar or by the menu, and closes the menu. */
export async function readIn(page: Page, from: Locale, to: Locale): Promise<void> {
  await chooseLanguage(page, readCopy(from), to);
  await expect(page.locator("html")).toHaveAttribute("lang", to);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}
