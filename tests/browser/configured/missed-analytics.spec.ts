import { localePrefix } from "../../../contracts/locale.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { deliveryOrigin } from "../../support/site/configured-site.ts";
import { bookingPath, reportPath } from "../../support/site/embed-page.ts";
import { meetWithFault, networkFaults } from "../../support/site/network-fault.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";
import { expectText, phone, readIn, throughFaults } from "../../support/site/third-party-cell.ts";

const google = "https://www.googletagmanager.com";
// The tag is on every page: each fault is met on another.
const paths = ["/aviso-legal", "/servicios", "/proyectos", reportPath, bookingPath, "/blog"];

test.use({ viewport: phone, consent: "undecided", knownOrigins: [deliveryOrigin, google] });

test("the analytics are missed: nobody notices, and the yes can be taken back", async ({
  page,
  expectedErrors,
}) => {
  // What the browser says of the tag itself, also of a page or a picture in its place.
  expectedErrors.push(/Failed to load resource/, /Unexpected token '<'/, /Refused to execute/);
  await throughFaults(async ({ fault, locale, other }) => {
    const { consent } = readCopy(locale);
    const { consent: told, footer } = readCopy(other);
    const asked = page.waitForRequest(`${google}/**`);
    await page.route(`${google}/**`, async (route) => meetWithFault(route, fault));
    await openApp(page, `${localePrefix[locale]}${paths[networkFaults.indexOf(fault)] ?? ""}`);
    await page.getByRole("button", { name: consent.acceptAll }).click();
    await asked;
    await expectText(page);
    await readIn(page, locale, other);
    await page.getByRole("contentinfo").getByRole("link", { name: footer.consent }).click();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("dialog").getByRole("button", { name: told.reject }).click();
    await reloaded;
    await expect(page.locator("html")).not.toHaveAttribute("data-undecided");
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.consent);
    await page.unrouteAll();
  });
});
