import type { Page } from "@playwright/test";
import type { Copy } from "../../../site/copy.ts";
import { listSeen } from "../../support/page/list-seen.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

function firstQuestions(page: Page, { servicePage }: Copy) {
  const { questions } = servicePage;
  const section = page.getByRole("region", { name: questions.title });
  const [first, second] = questions.items.map(({ question, detail }) => ({
    button: section.getByRole("button", { name: question }),
    detail: section.getByText(detail),
  }));
  if (first === undefined || second === undefined) throw new Error("No questions in the copy");
  return { section, first, second };
}

test("nine questions are texts on a phone and buttons on a desk", async ({
  page,
  prefix,
  copy,
  isMobile,
}) => {
  await openApp(page, `${prefix}/servicios`);
  const { section } = firstQuestions(page, copy);
  const { items } = copy.servicePage.questions;
  expect(items).toHaveLength(9);
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    items.map(({ question }) => question),
  );
  await expect(section.getByRole("button")).toHaveCount(isMobile ? 0 : 9);
  const details = items.map(({ detail }) => detail);
  expect(await listSeen(section, details)).toEqual(isMobile ? details : []);
  const [standing, ...others] = await section.locator("figure").all();
  if (isMobile) await expect(standing!).toBeHidden();
  else await expect(standing!).toBeVisible();
  for (const other of others) await expect(other).toBeHidden();
});

test(
  "a question opens when the pointer has rested on it for 200 ms and closes 100 ms after it left",
  { tag: "@desk" },
  async ({ page, prefix, copy }) => {
    await page.clock.install();
    await openApp(page, `${prefix}/servicios`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const { first } = firstQuestions(page, copy);
    await first.button.hover();
    await page.clock.runFor(199);
    await expect(first.button).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(first.button).toHaveAttribute("aria-expanded", "true");
    await expect(first.detail).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(99);
    await expect(first.button).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(first.button).toHaveAttribute("aria-expanded", "false");
    await expect(first.detail).toBeHidden();
  },
);

test(
  "the pointer may enter the answer, a click does not close what hovering opened; the keyboard opens by focus, closes with Escape and toggles with Enter",
  { tag: "@desk" },
  async ({ page, prefix, copy }) => {
    await openApp(page, `${prefix}/servicios`);
    const { section, first, second } = firstQuestions(page, copy);
    await first.button.click();
    await expect(first.detail).toBeVisible();
    await first.button.click();
    await expect(first.detail).toBeVisible();
    await first.detail.hover();
    await expect(first.button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(first.detail).toBeHidden();

    await page.mouse.move(0, 0);
    // Leaving and coming back by Tab is what makes the focus a visible one.
    await first.button.focus();
    await page.keyboard.press("Tab");
    await expect(second.button).toBeFocused();
    await expect(second.detail).toBeVisible();
    await expect(section.locator("figure").first()).toBeHidden();
    await expect(section.locator("figure").nth(1)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(first.detail).toBeVisible();
    await expect(second.detail).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(first.detail).toBeHidden();
    await expect(first.button).toBeFocused();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(first.detail).toBeVisible();
      await page.keyboard.press(key);
      await expect(first.detail).toBeHidden();
    }
  },
);

test(
  "a finger on a tablet opens and closes a question, and closes it by touching elsewhere",
  { tag: "@phone" },
  async ({ page, prefix, copy }) => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await openApp(page, `${prefix}/servicios`);
    const { first, second } = firstQuestions(page, copy);
    await first.button.tap();
    await expect(first.detail).toBeVisible();
    await first.button.tap();
    await expect(first.detail).toBeHidden();
    await second.button.tap();
    await expect(second.detail).toBeVisible();
    await page.getByRole("heading", { name: copy.servicePage.questions.title }).tap();
    await expect(second.detail).toBeHidden();
  },
);
