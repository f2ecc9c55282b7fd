import type { Page, Route } from "@playwright/test";
import { siteConfig } from "#folder/site.config.ts";
import { noServiceSelected, ownMailIds, sendPath } from "../../../contracts/enquiry.ts";
import type { Copy } from "../../../site/copy.ts";
import { expect, openApp, startApp, test } from "../../support/site/site-test.ts";

const enquiry = {
  name: "Ana Núñez",
  email: "ana@example.com",
  message: "No cuadran las ventas.\n¿Hablamos?",
};

function fields(page: Page, { contact }: Copy) {
  const form = page.locator("#contact form");
  return {
    form,
    name: form.getByLabel(contact.name, { exact: true }),
    email: form.getByLabel(contact.email, { exact: true }),
    service: form.getByLabel(contact.service),
    message: form.getByLabel(contact.message, { exact: true }),
    submit: form.getByRole("button", { name: contact.submit }),
    sending: form.getByRole("button", { name: contact.sending }),
  };
}

async function fill(page: Page, copy: Copy): Promise<void> {
  const { name, email, message } = fields(page, copy);
  await name.fill(enquiry.name);
  await email.fill(enquiry.email);
  await message.fill(enquiry.message);
}

/** Holds the mail service's answers until they are released. */
async function holdAnswers(page: Page) {
  const requests: unknown[] = [];
  const held: Route[] = [];
  await page.route(`**${sendPath}`, (route: Route) => {
    requests.push(route.request().postDataJSON());
    held.push(route);
  });
  return {
    requests,
    answerWith: async (status: number) => {
      await expect.poll(() => held.length).toBe(1);
      const body = status === 200 ? "OK" : "no";
      await held.pop()?.fulfill({ status, contentType: "text/plain", body });
    },
  };
}

test("what is missing is named, what is half-written survives a reload, and a message is sent as the specification says", async ({
  page,
  home,
  copy,
  edition,
}) => {
  const { requests, answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { name, email, service, message, submit, sending } = fields(page, copy);
  const { errors } = copy.contact;

  await test.step("what is missing or malformed is named at its field, and nothing is sent", async () => {
    await submit.click();
    const summary = page.getByRole("group", { name: copy.contact.problems });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      errors.from_name.missing,
      errors.reply_to.missing,
      errors.message.missing,
    ]);
    await summary.getByRole("link").last().click();
    await expect(message).toBeFocused();
    await expect(name).toHaveAccessibleDescription(errors.from_name.missing);
    await expect(email).toHaveAccessibleDescription(errors.reply_to.missing);
    await expect(message).toHaveAccessibleDescription(errors.message.missing);
    await fill(page, copy);
    await expect(name).not.toHaveAttribute("aria-invalid");
    await email.fill("ana@");
    await submit.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([errors.reply_to.malformed]);
    await expect(email).toHaveAccessibleDescription(errors.reply_to.malformed);
    expect(requests).toEqual([]);
  });

  await test.step("a half-written message survives a reload", async () => {
    await fill(page, copy);
    await page.reload();
    await startApp(page);
    await expect(name).toHaveValue(enquiry.name);
    await expect(message).toHaveValue(enquiry.message);
  });

  await test.step("it is sent whole, and the form is cleared", async () => {
    await service.selectOption("dashboard");
    await submit.click();
    await expect(sending).toBeDisabled();
    await answerWith(200);
    await expect(
      page.getByRole("status").filter({ hasText: copy.contact.success.title }),
    ).toContainText(copy.contact.success.description);
    await expect(submit).toBeEnabled();
    for (const field of [name, email, service, message]) await expect(field).toHaveValue("");
    const { form } = fields(page, copy);
    const days = String(siteConfig.replyWorkingDays);
    const received = copy.contact.received.description.replace("{{days}}", days);
    await expect(form).toContainText(received);
    await expect(form).not.toContainText(copy.contact.success.description);
    await page.getByRole("button", { name: copy.common.dismiss }).click();
    await expect(form).toContainText(received);
    expect(requests).toEqual([
      {
        lib_version: "4.4.1",
        user_id: ownMailIds.publicKey,
        service_id: ownMailIds.serviceId,
        template_id: ownMailIds.templates.contact,
        template_params: {
          from_name: enquiry.name,
          reply_to: enquiry.email,
          message: enquiry.message,
          service: "dashboard",
          locale: edition,
        },
      },
    ]);
  });

  await test.step("what was sent does not come back", async () => {
    await page.reload();
    await startApp(page);
    await expect(message).toHaveValue("");
  });
});

test("many clicks send once, and a failure keeps every word, says what to do and can be tried again", async ({
  page,
  home,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be sent/);
  const { requests, answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { form, name, email, message, submit, sending } = fields(page, copy);

  await test.step("a failure keeps every word", async () => {
    await fill(page, copy);
    await submit.click();
    await answerWith(503);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(copy.contact.failure.title);
    await expect(alert).toContainText(copy.contact.failure.description);
    await expect(name).toHaveValue(enquiry.name);
    await expect(email).toHaveValue(enquiry.email);
    await expect(message).toHaveValue(enquiry.message);
    await expect(submit).toBeEnabled();
    await alert.getByRole("button", { name: copy.common.dismiss }).click();
    await expect(alert).toBeEmpty();
  });

  await test.step("tried again, many clicks send once, and say that no service was chosen", async () => {
    await submit.dblclick();
    await expect(sending).toBeVisible();
    await form.evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 5; press += 1) element.requestSubmit();
    });
    await answerWith(200);
    await expect(submit).toBeVisible();
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ template_params: { service: noServiceSelected } });
  });
});

test("a message that nobody answers fails after a while instead of hanging", async ({
  page,
  home,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be sent: No answer/);
  await page.clock.install();
  await holdAnswers(page);
  await openApp(page, home);
  await fill(page, copy);
  const { submit, sending } = fields(page, copy);
  const asked = page.waitForRequest("**/email/send");
  await submit.click();
  await expect(sending).toBeVisible();
  await asked;
  await page.clock.runFor(16_000);
  await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
});
