import type { Page } from "@playwright/test";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { consentVersion, type ConsentRecord } from "../../../contracts/privacy/consent-record.ts";
import { expectSteady, watchShifts } from "../../support/page/layout-shift.ts";
import { expect, openApp, readCopy, startApp, test } from "../../support/site/site-test.ts";

test.use({ consent: "undecided" });

const oneDayMs = 24 * 60 * 60 * 1000;

function banner(page: Page, label: string) {
  return page.getByRole("region", { name: label });
}

async function readRecord(page: Page): Promise<ConsentRecord | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);
  return text === null ? undefined : (JSON.parse(text) as ConsentRecord);
}

test("each answer is kept, hides the question and is not asked again", async ({
  page,
  copy,
  home,
  prefix,
}) => {
  for (const [answer, analytics] of [
    ["acceptAll", true],
    ["reject", false],
  ] as const) {
    await openApp(page, home);
    const question = banner(page, copy.consent.label);
    await question.getByRole("button", { name: copy.consent[answer] }).click();
    await expect(question).toBeHidden();
    const record = await readRecord(page);
    expect(record).toMatchObject({ necessary: true, analytics, embeds: {} });
    expect(record?.version).toBe(consentVersion([]));
    expect(Math.abs(Date.now() - Date.parse(record?.timestamp ?? ""))).toBeLessThan(oneDayMs);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storageKeys.consent]);

    await openApp(page, `${prefix}/servicios`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test(
  "the answers are of one size, one look and one click; the question takes no focus, moves nothing and speaks the language that is chosen",
  { tag: "@size" },
  async ({ page, copy, home, edition }) => {
    await watchShifts(page);
    await openApp(page, home);
    const question = banner(page, copy.consent.label);
    await expect(question).toBeVisible();
    const looks = await question.getByRole("button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button);
        const size = [width, height, top].map(Math.round);
        return JSON.stringify([size, color, backgroundColor, borderColor, fontSize, fontWeight]);
      }),
    );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectSteady(page, 0.01, "with the question");

    await test.step("configuring lists every purpose with nothing on, and can be left without deciding", async () => {
      await page.getByRole("button", { name: copy.consent.configure }).click();
      const dialog = page.getByRole("dialog", { name: copy.consent.dialog.title });
      await expect(dialog.getByText(copy.consent.dialog.necessary.always)).toBeVisible();
      await expect(dialog.getByText(copy.consent.dialog.analytics.off)).toBeVisible();
      await expect(dialog.getByText(copy.consent.dialog.embeds.off)).toBeVisible();
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: copy.consent.configure })).toBeFocused();
      expect(await readRecord(page)).toBeUndefined();
    });

    await test.step("the other address asks in the language that is read there", async () => {
      await openApp(page, edition === "es" ? "/en" : "/");
      const { consent } = readCopy("en");
      await expect(banner(page, consent.label)).toContainText(consent.text.none);
      await expect(page.getByText(readCopy("es").consent.text.none)).toHaveCount(0);
    });
  },
);

test(
  "nothing focused stays hidden behind the question, and the keyboard reaches its answers at once",
  { tag: ["@desk", "@edition"] },
  async ({ page, copy, home }) => {
    await openApp(page, home);
    const question = banner(page, copy.consent.label);
    await expect(question).toBeVisible();
    const links = page.getByRole("contentinfo").getByRole("link");
    for (const link of await links.all()) {
      await link.focus();
      const isHidden = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        return front !== null && !element.contains(front) && !front.contains(element);
      });
      expect(isHidden, (await link.textContent()) ?? "").toBe(false);
    }

    await page.reload();
    await startApp(page);
    await expect(banner(page, copy.consent.label)).toBeVisible();
    for (const _ of ["skip link", "policy", "first answer"]) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: copy.consent.acceptAll })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(banner(page, copy.consent.label)).toBeHidden();
    expect((await readRecord(page))?.analytics).toBe(false);
    await expect(page.locator("#main")).toBeFocused();
  },
);

test("the footer reopens the choice on any page, and an answer replaces the one before", async ({
  page,
  copy,
  prefix,
}) => {
  for (const path of ["/politica-cookies", "/proyectos/nps-bi", "/blog"]) {
    await openApp(page, prefix + path);
    const question = banner(page, copy.consent.label);
    if (path === "/politica-cookies") {
      await question.getByRole("button", { name: copy.consent.acceptAll }).click();
      await expect(question).toBeHidden();
    }
    const link = page.getByRole("contentinfo").getByRole("link", { name: copy.footer.consent });
    // Chromium may take a click right after a scroll for one on the report's frame, which stood there.
    await link.press("Enter");
    const dialog = page.getByRole("dialog", { name: copy.consent.dialog.title });
    await dialog.getByRole("button", { name: copy.consent.reject }).click();
    await expect(dialog).toBeHidden();
    const saved = page.getByRole("status").filter({ hasText: copy.consent.dialog.saved });
    await expect(saved).toBeVisible();
    expect((await readRecord(page))?.analytics).toBe(false);
  }
});

test("asks again after what is unreadable, of another version or 24 months old, and not a day before", async ({
  page,
  copy,
  home,
}) => {
  const record = { necessary: true, analytics: false, embeds: {}, version: consentVersion([]) };
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 24);
  const dated = (daysAfter: number) => ({
    ...record,
    timestamp: new Date(old.getTime() + daysAfter * oneDayMs).toISOString(),
  });
  const question = banner(page, copy.consent.label);
  await openApp(page, home);
  for (const [name, text, isAsked] of [
    ["unreadable", "{necessary:", true],
    ["of another version", JSON.stringify({ ...dated(700), version: "0:" }), true],
    ["24 months old", JSON.stringify(dated(-1)), true],
    ["a day younger", JSON.stringify(dated(1)), false],
  ] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.consent,
      text,
    ] as const);
    await page.reload();
    await startApp(page);
    if (isAsked) await expect(question, name).toBeVisible();
    else {
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(question, name).toHaveCount(0);
    }
  }
});
