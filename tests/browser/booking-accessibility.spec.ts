import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, fillDetails, findSlot, payAndConfirm, test } from "../support/booking-test.ts";

/** Dark and wide, light and as narrow as WCAG asks for (1.4.10). */
async function check(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findViolations(page), `${step}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findViolations(page), `${step}, light`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, step).toBeLessThanOrEqual(0);
}

for (const edition of locales) {
  test.describe(`in ${edition}`, () => {
    test.use({ edition });
    test.slow(); // fourteen analyses

    test("no step of a booking breaks a rule of accessibility or scrolls sideways", async ({
      page,
      texts,
      expectedErrors,
    }) => {
      expectedErrors.push(/404 \(Not Found\)/, /422 \(Unprocessable/);
      const heading = page.getByRole("heading", { level: 1 });
      const calendar = `${localePrefix[edition]}/booking`;
      await page.goto(`${calendar}?zone=America%2FArgentina%2FBuenos_Aires`);
      await check(page, "calendar");
      await findSlot(page, /^5:00/).click();
      await check(page, "details");
      await page.locator("form").evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole("button", { name: texts.details.submit }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page, "faulty details");
      await fillDetails(page, texts);
      await page.getByRole("button", { name: texts.details.submit }).click();
      await expect(heading).toHaveText(texts.payment.title);
      await check(page, "payment");
      await payAndConfirm(page, texts);
      await check(page, "appointment");
      await page.getByRole("link", { name: texts.appointment.cancel }).click();
      await expect(heading).toHaveText(texts.change.cancelTitle);
      await check(page, "cancellation");
      await page.goto(`${calendar}/appointment?booking=forged`);
      await expect(heading).toHaveText(texts.notices.forged.title);
      await check(page, "notice");
    });
  });
}
