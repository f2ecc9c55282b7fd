import { bookingStatusPath } from "../../../contracts/booking.ts";
import { consultation } from "../../../contracts/consultation.ts";
import { ownMailIds, sendPath } from "../../../contracts/contact-message.ts";
import { siteConfig } from "../../../site.config.ts";
import { expect, openApp, test } from "../../support/site-test.ts";

test("the sections stand in their order, with three steps, six areas and four steps of the process", async ({
  page,
  prefix,
  copy: { consultations: copy },
}) => {
  await openApp(page, `${prefix}/consultorias`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    Object.values(copy.hero.title).join(""),
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    copy.why.title,
    copy.how.title,
    copy.areas.title,
    copy.process.title,
    copy.packages.title,
    copy.faq.title,
    copy.booking.title,
    copy.contact.title,
  ]);
  const { how, areas, process } = copy;
  // §2, in this order
  const lists = [
    [how.title, [how.steps.discuss, how.steps.focus, how.steps.followUp]],
    [
      areas.title,
      [
        areas.items.dashboardReview,
        areas.items.powerBI,
        areas.items.careerGuidance,
        areas.items.dataVisualization,
        areas.items.implementation,
        areas.items.kpis,
      ],
    ],
    [
      process.title,
      [process.steps.book, process.steps.prepare, process.steps.session, process.steps.plan],
    ],
  ] as const;
  for (const [name, items] of lists) {
    const section = main.getByRole("region", { name });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("listitem")).toHaveCount(items.length);
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(
      items.map(({ title }) => title),
    );
    for (const { description } of items) await expect(section.getByText(description)).toBeVisible();
  }
});

test("one session and packages of 3, 5 and 10 are drawn as so many hours", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/consultorias`);
  const { packages } = copy.consultations;
  const { single, three, five, ten } = packages.items;
  const section = page.getByRole("region", { name: packages.title });
  const titles = section.getByRole("heading", { level: 3 });
  await expect(titles).toHaveText([single.title, three.title, five.title, ten.title]);
  await expect(titles.filter({ hasText: /\b(?:3|5|10)\b/ })).toHaveCount(3); // §9
  const hours = await section
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.querySelectorAll("rect").length));
  expect(hours).toEqual([1, 3, 5, 10]); // §9
  await expect(section).toContainText(packages.note);
});

test("five questions open one at a time, the first at the start, and the open one closes", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/consultorias`);
  const { title, items } = copy.consultations.faq;
  const section = page.getByRole("region", { name: title });
  const { payment, preparation, extend, packages, reschedule } = items;
  const all = [payment, preparation, extend, packages, reschedule]; // §2
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    all.map(({ question }) => question),
  );

  async function expectOpen(open: typeof payment | undefined): Promise<void> {
    for (const one of all) {
      const answer = section.getByText(one.answer);
      if (one === open) await expect(answer).toBeVisible();
      else await expect(answer).toBeHidden();
    }
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

test("book now leads to the booking, which says how long, how much help and until when to move it", async ({
  page,
  prefix,
  copy,
}) => {
  const { hero, booking } = copy.consultations;
  await openApp(page, `${prefix}/consultorias`);
  await page.getByRole("main").getByRole("link", { name: hero.cta, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/consultorias#booking`);
  const section = page.locator("#booking");
  await expect(section.getByRole("heading", { name: booking.title })).toBeInViewport();
  await expect(section.getByRole("listitem")).toHaveText(
    // §9
    [
      `60 ${booking.facts.duration.unit}${booking.facts.duration.text}`,
      `7 ${booking.facts.followUp.unit}${booking.facts.followUp.text}`,
      `24 ${booking.facts.reschedule.unit}${booking.facts.reschedule.text}`,
    ],
  );
  expect(consultation).toMatchObject({ minutes: 60, followUpDays: 7, rescheduleHours: 24 });
});

test("the way to an appointment is never dead: without the service it is a message or a mail", async ({
  page,
  prefix,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await page.route(`**${bookingStatusPath}`, async (route) => route.fulfill({ status: 404 }));
  const refused = page.waitForResponse(`**${bookingStatusPath}`);
  await openApp(page, `${prefix}/consultorias`);
  await refused;
  const { byMessage } = copy.consultations.booking;
  const section = page.locator("#booking");
  await expect(section.locator("iframe")).toHaveCount(0);
  await expect(section.getByRole("link", { name: siteConfig.owner.email })).toHaveAttribute(
    "href",
    `mailto:${siteConfig.owner.email}`,
  );
  await section.getByRole("link", { name: byMessage.cta }).click();
  await expect(page).toHaveURL(`${prefix}/consultorias#contact`);
  await expect(
    page.getByRole("heading", { name: copy.consultations.contact.title }),
  ).toBeInViewport();
  await expect(page.locator("#contact form")).toBeVisible();
});

test("the site's own calendar stands in a frame of 500 px, with a way to its own page", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/consultorias`);
  const { own } = copy.consultations.booking;
  const frame = page.getByTitle(own.title);
  await expect(frame).toHaveAttribute("src", `${prefix}/booking`);
  expect((await frame.boundingBox())?.height).toBe(500); // §9
  await page.locator("#booking").getByRole("link", { name: own.open }).click();
  await expect(page).toHaveURL(/\/booking/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
  const { title, cta } = copy.services.items.guidance;
  await page.getByRole("tab", { name: title }).click();
  await page.getByRole("tabpanel", { name: title }).getByRole("link", { name: cta }).click();
  await expect(page).toHaveURL(top);
  await expect(heading).toContainText(copy.consultations.hero.title.highlight);
  await expect(heading).toBeInViewport();
});

test("an enquiry goes out as one about a consultation and clears the form", async ({
  page,
  prefix,
  copy: { contact },
}) => {
  const sent: unknown[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  await openApp(page, `${prefix}/consultorias`);
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

test("a failure shows the same notice as the general form and keeps every word (D11)", async ({
  page,
  prefix,
  copy: { contact },
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be sent/);
  await page.route(`**${sendPath}`, async (route) => route.fulfill({ status: 503 }));
  await openApp(page, `${prefix}/consultorias`);
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
