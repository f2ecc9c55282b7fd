import type { Page, Route } from "@playwright/test";
import { noServiceSelected, ownMailIds, sendPath } from "../../../contracts/contact-message.ts";
import type { Copy } from "../../../site/copy.ts";
import { expect, openApp, startApp, test } from "../../support/site-test.ts";

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

/** Holds the answer of the mail service until it is told how to end. */
async function holdAnswers(page: Page) {
  const requests: unknown[] = [];
  let release: ((status: number) => void) | undefined;
  const answer = new Promise<number>((resolve) => {
    release = resolve;
  });
  await page.route(`**${sendPath}`, async (route: Route) => {
    requests.push(route.request().postDataJSON());
    const status = await answer;
    await route.fulfill({ status, contentType: "text/plain", body: status === 200 ? "OK" : "no" });
  });
  return { requests, answerWith: (status: number) => release?.(status) };
}

test("a message is sent as the specification says, and the form is cleared", async ({
  page,
  home,
  copy,
  edition,
}) => {
  const { requests, answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { name, email, service, message, submit, sending } = fields(page, copy);
  await fill(page, copy);
  await service.selectOption("dashboard");
  await submit.click();
  await expect(sending).toBeDisabled();
  answerWith(200);
  await expect(
    page.getByRole("status").filter({ hasText: copy.contact.success.title }),
  ).toContainText(copy.contact.success.description);
  await expect(submit).toBeEnabled();
  for (const field of [name, email, service, message]) await expect(field).toHaveValue("");
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

test("without a service it says so, and many clicks send once", async ({ page, home, copy }) => {
  const { requests, answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { form, submit, sending } = fields(page, copy);
  await fill(page, copy);
  await submit.dblclick();
  await expect(sending).toBeVisible();
  await form.evaluate((element: HTMLFormElement) => {
    for (let press = 0; press < 5; press += 1) element.requestSubmit();
  });
  answerWith(200);
  await expect(submit).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ template_params: { service: noServiceSelected } });
});

test("a failure keeps every word, says what to do and can be tried again", async ({
  page,
  home,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be sent/);
  const { answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { name, email, message, submit } = fields(page, copy);
  await fill(page, copy);
  await submit.click();
  answerWith(503);
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
  await submit.click();
  await expect(sending).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
});

test("what is missing or malformed is named at its field, and nothing is sent", async ({
  page,
  home,
  copy,
}) => {
  const { requests } = await holdAnswers(page);
  await openApp(page, home);
  const { name, email, message, submit } = fields(page, copy);
  const { errors } = copy.contact;
  await submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(errors.from_name.missing);
  await expect(email).toHaveAccessibleDescription(errors.reply_to.missing);
  await expect(message).toHaveAccessibleDescription(errors.message.missing);
  await fill(page, copy);
  await expect(name).not.toHaveAttribute("aria-invalid");
  await email.fill("ana@");
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(errors.reply_to.malformed);
  expect(requests).toEqual([]);
});

test("a half-written message survives a reload and goes once it was sent", async ({
  page,
  home,
  copy,
}) => {
  const { answerWith } = await holdAnswers(page);
  await openApp(page, home);
  const { name, message, submit } = fields(page, copy);
  await fill(page, copy);
  await page.reload();
  await startApp(page);
  await expect(name).toHaveValue(enquiry.name);
  await expect(message).toHaveValue(enquiry.message);
  await submit.click();
  answerWith(200);
  await expect(message).toHaveValue("");
  await page.reload();
  await startApp(page);
  await expect(message).toHaveValue("");
});

test("the message box has five rows and the service five options", async ({ page, home, copy }) => {
  await openApp(page, home);
  const { message, service } = fields(page, copy);
  await expect(message).toHaveAttribute("rows", "5");
  await expect(service.getByRole("option")).toHaveText([
    copy.contact.choose,
    ...Object.values(copy.contact.services),
  ]);
});
