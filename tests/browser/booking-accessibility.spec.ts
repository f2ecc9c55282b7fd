import type { Page } from "@playwright/test";
import { createTransferPayment } from "../../service/booking/payment/transfer-payment.ts";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import {
  askForLink,
  confirmByLink,
  expect,
  fillDetails,
  findSlot,
  test,
  visitor,
} from "../support/booking/booking-test.ts";

/** Dark and wide; light and as narrow as WCAG asks for (1.4.10). */
async function check(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolation(page, step);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoSidewaysScroll(page, step);
  await expectNoViolation(page, step, "style");
}

/** Words of the steps that are broken where the calendar's frame is as wide as on phones of 320 and 390 px. */
async function listBrokenWords(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of [278, 348]) {
    await page.setViewportSize({ width, height: 500 });
    broken.push(
      ...(await page.locator(".booking-steps li").evaluateAll((items) =>
        items.flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild!, index);
            range.setEnd(firstChild!, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      )),
    );
  }
  return broken;
}

for (const edition of locales) {
  test.describe(`in ${edition}`, () => {
    test.use({ edition });
    test.slow(); // sixteen analyses

    test("no step of a booking breaks a rule of accessibility or scrolls sideways", async ({
      page,
      bookingCopy,
      service,
      expectedErrors,
    }) => {
      expectedErrors.push(/404 \(Not Found\)/, /422 \(Unprocessable/);
      const heading = page.getByRole("heading", { level: 1 });
      const calendar = `${localePrefix[edition]}/booking`;
      await page.goto(`${calendar}?zone=America%2FArgentina%2FBuenos_Aires`);
      await check(page, "booking: calendar");
      await findSlot(page, /^5:00/).click();
      await check(page, "booking: details");
      expect(await listBrokenWords(page)).toEqual([]);
      await page.getByRole("button", { name: bookingCopy.details.submit }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page, "booking: faulty details");
      await fillDetails(page, bookingCopy);
      await page.getByRole("button", { name: bookingCopy.details.submit }).click();
      await expect(heading).toHaveText(bookingCopy.payment.title);
      const { steps: words } = bookingCopy;
      const steps = page.getByRole("list", { name: words.label }).getByRole("listitem");
      await expect(steps).toHaveText([
        /5:00/,
        RegExp(visitor.name),
        words.payment,
        words.confirmation,
      ]);
      await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
      await check(page, "booking: payment");
      const link = await askForLink(page, bookingCopy, service);
      await check(page, "booking: link sent");
      await page.goto(link);
      await expect(heading).toHaveText(bookingCopy.confirmation.title);
      await check(page, "booking: confirmation");
      await confirmByLink(page, link, bookingCopy);
      await check(page, "booking: appointment");
      await page.getByRole("link", { name: bookingCopy.appointment.cancel }).click();
      await expect(heading).toHaveText(bookingCopy.change.cancelTitle);
      await check(page, "booking: cancellation");
      await page.getByRole("button", { name: bookingCopy.change.cancelConfirm }).click();
      await page.getByRole("link", { name: bookingCopy.appointment.bookNext }).click();
      await expect(heading).toHaveText(bookingCopy.balance.title_one);
      await check(page, "booking: balance");
      await page.goto(`${calendar}/appointment?booking=forged`);
      await expect(heading).toHaveText(bookingCopy.notices.forged.title);
      await check(page, "booking: notice");
    });

    test.describe("by transfer", () => {
      const terms = { iban: "ES9121000418450200051332", holder: "Ana Dueña", days: 3 };
      const makePayment = async () => Promise.resolve(createTransferPayment(terms));
      test.use({ around: { makePayment } });

      test("nor does an awaited transfer", async ({ page, bookingCopy }) => {
        await page.goto(`${localePrefix[edition]}/booking?zone=America%2FArgentina%2FBuenos_Aires`);
        await findSlot(page, /^5:00/).click();
        await page.getByText(bookingCopy.details.invoice).click();
        await check(page, "booking: invoice");
        await fillDetails(page, bookingCopy);
        await page.getByRole("button", { name: bookingCopy.details.submit }).click();
        const { button } = bookingCopy.payment.providers.transfer;
        await page.getByRole("button", { name: button }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          bookingCopy.transfer.title,
        );
        await check(page, "booking: transfer");
      });
    });
  });
}
