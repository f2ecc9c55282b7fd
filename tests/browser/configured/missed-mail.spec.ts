import { sendPath } from "../../../contracts/enquiry.ts";
import { meetWithFault, type NetworkFault } from "../../support/site/network-fault.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";
import {
  expectApart,
  expectText,
  phone,
  readIn,
  throughFaults,
} from "../../support/site/third-party-cell.ts";
import { deliveryOrigin } from "../../support/site/configured-site.ts";
import { bookingPath, reportPath } from "../../support/site/embed-page.ts";

test.use({ viewport: phone, knownOrigins: [deliveryOrigin] });

const waitMs = 15_000;
const words = ["Ana Peña", "ana@example.com", "No cuadran las ventas."] as const;

for (const path of ["/", bookingPath, reportPath]) {
  test(`the mail service is missed on ${path}: it is said within 15 s, and the message stays, to be sent again`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    let fault: NetworkFault | undefined;
    let asked = 0;
    await page.route(`**${sendPath}`, async (route) => {
      asked += 1;
      await (fault === undefined
        ? route.fulfill({ contentType: "text/plain", body: "OK" })
        : meetWithFault(route, fault));
    });
    await page.clock.install();
    await openApp(page, path);
    const fields = page.locator("#contact").locator("#from_name, #reply_to, #message");
    const submit = page.locator("#contact form button[type=submit]");
    for (const [index, word] of words.entries()) await fields.nth(index).fill(word);
    const expectWords = async (expected: readonly string[]): Promise<void> => {
      for (const [index, word] of expected.entries())
        await expect(fields.nth(index)).toHaveValue(word);
    };

    await throughFaults(async (cell) => {
      const { contact, common } = readCopy(cell.locale);
      ({ fault } = cell);
      asked = 0;
      await submit.click();
      await expect.poll(() => asked).toBe(1);
      if (fault === "silent") {
        await expect(page.locator("#contact").getByRole("status")).toHaveText(contact.sending);
        await page.clock.runFor(waitMs);
      }
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(contact.failure.title);
      await expect(alert).toContainText(contact.failure.description);
      await expectWords(words);
      await expect(submit).toBeEnabled();
      await alert.getByRole("button", { name: common.dismiss }).click();
      if (cell.locale === "es") await expectText(page);
      await expectApart(page, "#contact");
      await readIn(page, cell.locale, cell.other);
      await expectWords(words);
    });

    fault = undefined;
    await submit.click();
    const { contact } = readCopy("es");
    await expect(
      page.getByRole("status").filter({ hasText: contact.success.title }).first(),
    ).toBeVisible();
    await expectWords(["", "", ""]);
  });
}
