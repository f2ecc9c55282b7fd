import { siteConfig } from "#folder/site.config.ts";
import { guideNames, guideQuestions, type GuideQuestion } from "../../../contracts/brief/brief.ts";
import { sendFormPath, sendPath } from "../../../contracts/enquiry.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { fillPrice } from "../../../contracts/text/fill-price.ts";
import type { Copy } from "../../../site/copy.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";
import type { Page } from "@playwright/test";

type Answers = Record<GuideQuestion, string>;
type End = keyof Copy["guide"]["ends"];

/** One way to each end, and those that a later rule decides. */
const ways: [End, ...string[]][] = [
  ["hour", "mismatch", "sheets", "month", "team"],
  ["three", "mismatch", "several", "month", "unknown"],
  ["five", "learn", "database", "unhurried", "me"],
  ["ten", "none", "database", "quarter", "me"],
  ["quote", "unread", "sheets", "week", "nobody"],
  ["hour", "learn", "unknown", "quarter", "unknown"],
  ["hour", "none", "several", "week", "team"],
  ["five", "none", "sheets", "month", "team"],
];

function readAnswers(given: readonly string[]): Answers {
  return Object.fromEntries(guideNames.map((name, at) => [name, given[at] ?? ""])) as Answers;
}

function nameQuestions({ guide, contact }: Copy) {
  const { data, deadline } = contact.brief;
  return { ...guide.questions, data, deadline };
}

/** Answers the four questions as a visitor reads them. */
async function answer(page: Page, copy: Copy, answers: Answers): Promise<void> {
  const questions = nameQuestions(copy);
  for (const name of guideNames) {
    const { label, options } = questions[name];
    const group = page.getByRole("group", { name: label });
    await expect(group.getByRole("radio")).toHaveCount(guideQuestions[name].length);
    const option = (options as Record<string, string>)[answers[name]] ?? "";
    await group.getByRole("radio", { name: option }).check();
  }
}

async function expectEnd(page: Page, copy: Copy, locale: Locale, end: End): Promise<void> {
  const { title, action } = copy.guide.ends[end];
  const shown = page.locator(".guide h2").filter({ visible: true });
  await expect(shown).toHaveText(title);
  const button = fillPrice(locale, action, siteConfig.prices);
  await expect(page.locator(".guide").getByRole("link", { name: button })).toBeVisible();
}

test("four answers lead to an hour, a package or a quote, and go with the booking or the message", async ({
  page,
  prefix,
  copy,
  edition,
}) => {
  const { guide, contact } = copy;
  const sent: unknown[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  await openApp(page, `${prefix}/servicios`);
  await page.getByRole("link", { name: contact.whichService }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(guide.title);
  await expect(page.locator(".guide h2").filter({ visible: true })).toHaveCount(0);

  await test.step("each way ends at its service", async () => {
    for (const [end, ...given] of ways) {
      await answer(page, copy, readAnswers(given));
      await expectEnd(page, copy, edition, end);
    }
  });

  await test.step("the message carries the answers and the optional part", async () => {
    const form = page.locator("#contact form");
    await form.getByLabel(contact.name, { exact: true }).fill("Ana");
    await form.getByLabel(contact.email, { exact: true }).fill("ana@example.com");
    await form.getByLabel(contact.message, { exact: true }).fill("¿Cuánto cuesta?");
    await form.getByText(contact.brief.title).click();
    await form.getByLabel(contact.brief.decision).fill("Cerrar una tienda");
    await form.getByLabel(contact.brief.size.label).selectOption("small");
    await form.getByRole("button", { name: contact.submit }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({
      template_params: {
        ...readAnswers(["none", "sheets", "month", "team"]),
        decision: "Cerrar una tienda",
        size: "small",
      },
    });
    expect(sent[0]).not.toHaveProperty("template_params.budget");
  });

  await test.step("the calendar's form begins with them, and with the size", async () => {
    await answer(page, copy, readAnswers(["none", "sheets", "month", "team"]));
    const { action } = guide.ends.five;
    await page.getByRole("link", { name: fillPrice(edition, action, siteConfig.prices) }).click();
    const calendar = page.getByTitle(copy.consultations.booking.own.title).contentFrame();
    await calendar.locator("a.booking-slot").first().click();
    const topic = calendar.locator("textarea");
    const questions = nameQuestions(copy);
    await expect(topic).toHaveValue(
      `${questions.situation.label} ${questions.situation.options.none}\n` +
        `${questions.data.label} ${questions.data.options.sheets}\n` +
        `${questions.deadline.label} ${questions.deadline.options.month}\n` +
        `${questions.keeper.label} ${questions.keeper.options.team}`,
    );
    await expect(calendar.locator('[name="sessions"][value="five"]')).toBeChecked();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers lead to their end, and go with the form as the browser posts it", async ({
    page,
    prefix,
    copy,
    edition,
  }) => {
    const { contact } = copy;
    const posted: string[] = [];
    await page.route(`**${sendFormPath}`, async (route) => {
      posted.push(route.request().postData() ?? "");
      await route.continue();
    });
    await page.goto(`${prefix}/que-necesito`);
    await answer(page, copy, readAnswers(["unread", "database", "month", "nobody"]));
    await expectEnd(page, copy, edition, "quote");
    const form = page.locator("#contact form");
    await form.getByLabel(contact.name, { exact: true }).fill("Ana");
    await form.getByLabel(contact.email, { exact: true }).fill(`ana-${edition}@example.com`);
    await form
      .getByLabel(contact.message, { exact: true })
      .fill("Nadie mira el informe de ventas.");
    await form.getByText(contact.brief.title).click();
    await form.getByLabel(contact.brief.budget.label).selectOption("block");
    await form.getByRole("button", { name: contact.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.sent.title);
    for (const value of ["unread", "database", "month", "nobody", "block"])
      expect(posted[0]).toContain(`\r\n\r\n${value}\r\n`);
  });
});
