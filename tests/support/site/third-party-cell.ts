import type { Page } from "@playwright/test";
import type { Locale } from "../../../contracts/locale.ts";
import { findOverlaps } from "../page/find-overlaps.ts";
import { listLostText } from "../page/list-lost-text.ts";
import { networkFaults, type NetworkFault } from "./network-fault.ts";
import { chooseLanguage, expect, readCopy, test } from "./site-test.ts";

export const phone = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };

export type Cell = { fault: NetworkFault; locale: Locale; other: Locale };

/** Goes through every fault as a step, beginning in Spanish and in English by turns. */
export async function throughFaults(look: (cell: Cell) => Promise<void>): Promise<void> {
  for (const [index, fault] of networkFaults.entries()) {
    const [locale, other]: [Locale, Locale] = index % 2 === 0 ? ["es", "en"] : ["en", "es"];
    await test.step(fault, async () => look({ fault, locale, other }));
  }
}

/** What every page must hold whoever is missed: its prerendered text, but for parts whose offer is withdrawn, */
export async function expectText(page: Page, ...withdrawn: string[]): Promise<void> {
  // The line below a frame says another thing once it was asked for, and so does a guess that can be played.
  expect(await listLostText(page, [".embed-foot", ".guess", ...withdrawn].join(", "))).toEqual([]);
}

/** … and lines that keep apart on a phone and at a desk. */
export async function expectApart(page: Page, part = "main"): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    // What is another part at this width is rendered anew.
    await expect.poll(async () => findOverlaps(page, part), `${String(size.width)} px`).toEqual([]);
  }
}

/** Opens the menu of a phone, and reads the same page in the other language. */
export async function readIn(page: Page, from: Locale, to: Locale): Promise<void> {
  await chooseLanguage(page, readCopy(from), to);
  await expect(page.locator("html")).toHaveAttribute("lang", to);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}
