import { bookingStatusPath } from "../../contracts/booking.ts";
import { localePrefix } from "../../contracts/locale.ts";
import { meetWithFault } from "../support/site/network-fault.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";
import {
  expectApart,
  expectText,
  phone,
  readIn,
  throughFaults,
} from "../support/site/third-party-cell.ts";

test.use({ viewport: phone });

test("our own calendar is missed: an hour is asked for by message", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await throughFaults(async ({ fault, locale, other }) => {
    const asked = page.waitForRequest(`**${bookingStatusPath}`);
    await page.route(`**${bookingStatusPath}`, async (route) => meetWithFault(route, fault));
    await openApp(page, `${localePrefix[locale]}/consultorias`);
    await asked;
    // The announced calendar gives way to what can be done without it.
    await expectText(page, ".own-calendar");
    await expect(page.locator("#booking")).toContainText(
      readCopy(locale).consultations.booking.byMessage.lead,
    );
    await expectApart(page);
    await readIn(page, locale, other);
    const { byMessage, own } = readCopy(other).consultations.booking;
    await expect(page.getByRole("link", { name: own.open })).toHaveCount(0);
    await page.getByRole("link", { name: byMessage.cta }).click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.unrouteAll();
  });
});
