import type { Route } from "@playwright/test";
import { bookingStatusPath } from "../../../contracts/booking.ts";
import { ownMailIds, sendPath } from "../../../contracts/enquiry.ts";
import { siteConfig } from "#folder/site.config.ts";
import { listSeen } from "../../support/page/list-seen.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

test("questions open, an enquiry goes out as one about a consultation, and the calendar stands in its frame", async ({
  page,
  prefix,
  copy,
}) => {
  const sent: unknown[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  await openApp(page, `${prefix}/consultorias`);

  await test.step("five questions open one at a time, the first at the start, and the open one closes", async () => {
    const { title, items } = copy.consultations.faq;
    const section = page.getByRole("region", { name: title, exact: true });
    const { payment, preparation, extend, packages, reschedule } = items;
    const all = [payment, preparation, extend, packages, reschedule]; // §2

    async function expectOpen(open: typeof payment | undefined): Promise<void> {
      const answers = all.map(({ answer }) => answer);
      await expect.poll(async () => listSeen(section, answers)).toEqual(open ? [open.answer] : []);
    }

    await expectOpen(payment);
    await section.getByText(reschedule.question).click();
    await expectOpen(reschedule);
    await section.getByText(reschedule.question).click();
    await expectOpen(undefined);
    await section.locator("summary").nth(2).focus();
    await page.keyboard.press("Enter");
    await expectOpen(extend);
    await page.keyboard.press("Space");
    await expectOpen(undefined);
  });

  await test.step("book now leads to the booking", async () => {
    const { hero, booking } = copy.consultations;
    await page.locator("#top").getByRole("link", { name: hero.cta, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/consultorias#booking`);
    await expect(
      page.locator("#booking").getByRole("heading", { name: booking.title }),
    ).toBeInViewport();
  });

  await test.step("an enquiry is one about a consultation, and clears the form", async () => {
    const { contact } = copy;
    const form = page.locator("#contact form");
    const name = form.getByLabel(contact.name, { exact: true });
    await name.fill("Ana");
    await form.getByLabel(contact.email, { exact: true }).fill("ana@example.com");
    await form.getByLabel(contact.message, { exact: true }).fill("¿El martes?");
    await form.getByRole("button", { name: contact.submit }).click();
    await expect(page.getByRole("status").filter({ hasText: contact.success.title })).toContainText(
      contact.success.description,
    );
    await expect(name).toHaveValue("");
    expect(ownMailIds.templates.consultation).toBe("consultoria"); // §7
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      template_id: "consultoria",
      template_params: { from_name: "Ana", reply_to: "ana@example.com", message: "¿El martes?" },
    });
  });

  await test.step("the calendar stands in a frame of 500 px, with a way to its own page", async () => {
    const { own } = copy.consultations.booking;
    const frame = page.getByTitle(own.title);
    await expect(frame).toHaveAttribute("src", `${prefix}/booking`);
    expect((await frame.boundingBox())?.height).toBe(500); // §9
    await page.locator("#booking").getByRole("link", { name: own.open }).click();
    await expect(page).toHaveURL(/\/booking/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("without the service nothing is dead: an appointment is a message or a mail, and a failure keeps every word (D11)", async ({
  page,
  prefix,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/, /Failed to load resource/, /could not be sent/);
  const asked: Route[] = [];
  await page.route(`**${bookingStatusPath}`, (route) => void asked.push(route));
  await page.route(`**${sendPath}`, async (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse(`**${bookingStatusPath}`);
  await openApp(page, `${prefix}/consultorias`);
  const { byMessage, own } = copy.consultations.booking;
  const section = page.locator("#booking");
  await expect(section.getByRole("status")).toHaveText(own.loading);
  await expect(section.getByRole("link", { name: byMessage.cta })).toHaveCount(0);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = await section.boundingBox();
  for (const route of asked) await route.fulfill({ status: 404 });
  await refused;
  await expect(section.locator("iframe")).toHaveCount(0);
  await expect(section.getByRole("link", { name: siteConfig.owner.email })).toHaveAttribute(
    "href",
    `mailto:${siteConfig.owner.email}`,
  );
  expect((await section.boundingBox())?.height).toBe(before?.height);
  await section.getByRole("link", { name: byMessage.cta }).click();
  await expect(page).toHaveURL(`${prefix}/consultorias#contact`);
  await expect(
    page.getByRole("heading", { name: copy.consultations.contact.title }),
  ).toBeInViewport();

  const { contact } = copy;
  const form = page.locator("#contact form");
  const values = [
    [form.getByLabel(contact.name, { exact: true }), "Ana"],
    [form.getByLabel(contact.email, { exact: true }), "ana@example.com"],
    [form.getByLabel(contact.message, { exact: true }), "¿El martes?"],
  ] as const;
  for (const [field, value] of values) await field.fill(value);
  const submit = form.getByRole("button", { name: contact.submit });
  await submit.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(contact.failure.title);
  await expect(alert).toContainText(contact.failure.description);
  for (const [field, value] of values) await expect(field).toHaveValue(value);
  await expect(submit).toBeEnabled();
});

test("the anchor top shows the opening, from its address and from the home page", async ({
  page,
  home,
  prefix,
  copy,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const top = `${prefix}/consultorias#top`;
  await openApp(page, top);
  await expect(page.locator("#top")).toHaveCount(1);
  await expect(heading).toBeInViewport();
  await openApp(page, home);
  const { title, cta } = copy.services.items.mentorship;
  await page.getByRole("tab", { name: title }).click();
  await page.getByRole("tabpanel", { name: title }).getByRole("link", { name: cta }).click();
  await expect(page).toHaveURL(top);
  await expect(heading).toContainText(copy.consultations.hero.title.highlight);
  await expect(heading).toBeInViewport();
});
