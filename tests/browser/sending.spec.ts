import type { Route } from "@playwright/test";
import { sendPath } from "../../contracts/enquiry.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

const { contact, common } = readCopy("es");

test("nothing typed while a message is sent is lost, and notices keep the focus and leave", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be sent/);
  const failure = Promise.withResolvers<void>();
  const answers = [
    async (route: Route) => failure.promise.then(async () => route.fulfill({ status: 503 })),
    async (route: Route) => route.fulfill({ status: 201, body: "Created" }),
    async (route: Route) => route.fulfill({ status: 200, body: "OK" }),
  ];
  await page.route(`**${sendPath}`, async (route) => answers.shift()?.(route));
  await page.clock.install();
  await openApp(page, "/#contact");
  const form = page.locator("#contact form");
  const message = form.getByLabel(contact.message, { exact: true });
  const submit = form.getByRole("button", { name: contact.submit });
  await form.getByLabel(contact.name, { exact: true }).fill("Ana");
  await form.getByLabel(contact.email, { exact: true }).fill("ana@example.com");
  await message.fill("No cuadran las ventas.");

  await test.step("fields are read-only meanwhile, and it is announced", async () => {
    await submit.click();
    await expect(form.getByRole("status")).toHaveText(contact.sending);
    await message.focus();
    await page.keyboard.type(" ¿Hablamos?");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue("No cuadran las ventas.");
    await expect(form.getByLabel(contact.service)).toBeDisabled();
    failure.resolve();
    await expect(page.getByRole("alert")).toContainText(contact.failure.title);
    await message.pressSequentially(" ¿Hablamos?");
    await expect(message).toHaveValue("No cuadran las ventas. ¿Hablamos?");
  });

  await test.step("a notice dismissed by key gives the focus back", async () => {
    const dismiss = page.getByRole("alert").getByRole("button", { name: common.dismiss });
    await dismiss.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeEmpty();
    await expect(message).toBeFocused();
  });

  await test.step("an answer other than 200 or OK is a failure, and logged (§8)", async () => {
    const logged = page.waitForEvent("console", (line) => line.text().endsWith("201 Created"));
    await submit.click();
    await logged;
    await expect(page.getByRole("alert")).toContainText(contact.failure.title);
    await expect(message).toHaveValue("No cuadran las ventas. ¿Hablamos?");
  });

  await test.step("the next one leaves by itself", async () => {
    await submit.click();
    const notice = page.getByRole("status").filter({ hasText: contact.success.title });
    await expect(notice).toBeVisible();
    await page.clock.runFor(8000);
    await expect(notice).toBeHidden();
  });
});
