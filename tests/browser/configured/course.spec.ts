import type { Page } from "@playwright/test";
import words from "#folder/content/copy/es/courseMail.json" with { type: "json" };
import { startBookingService, type BookingService } from "../../support/booking/booking-service.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../../support/page/expect-accessible.ts";
import { expect, openApp, readCopy, test as base } from "../../support/site/site-test.ts";

/** The configured site, whose sign-up is open, with a service and a mail server of the test's own. */
const test = base.extend<{ service: BookingService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  service: async ({}, use) => {
    const service = await startBookingService({ siteDir: ".cache/configured-folder/dist" });
    await use(service);
    await service.stop();
  },
  baseURL: async ({ service }, use) => use(service.url),
});

const { course } = readCopy("es");
const { confirm, confirmed, leave, left, asked } = words.pages;

async function expectPage(page: Page, { title }: { title: string }): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoViolation(page, `course: ${title}`);
  await expectNoSidewaysScroll(page, `course: ${title}`);
}

test("a visitor signs up, confirms by mail, gets a lesson and leaves", async ({
  page,
  service,
}) => {
  await openApp(page, "/cursos");
  await expectNoViolation(page, "course: open");
  await expect(page.getByText(course.notOpen.note)).toHaveCount(0);
  await expect(page.getByText(course.signup.lead)).toBeVisible();
  const form = page.locator("form.signup-final");
  await form.getByLabel(course.signup.nameLabel).fill("Ana Núñez");
  await form.getByLabel(course.signup.emailLabel).fill("ana@example.com");
  await form.getByRole("button", { name: course.signup.submit }).click();
  await expectPage(page, asked);

  const [asking] = await service.smtp.waitForMails(1);
  await page.goto(/\S+\/cursos\/confirmar\S+/.exec(asking?.mail.text ?? "")?.[0] ?? "");
  await expectPage(page, confirm);
  await page.getByRole("button", { name: confirm.button }).click();
  await expectPage(page, confirmed);

  const [, lesson] = await service.smtp.waitForMails(2);
  expect(lesson?.mail.text).toContain("Hola, Ana Núñez:");
  await page.goto(/\S+\/cursos\/baja\S+/.exec(lesson?.mail.text ?? "")?.[0] ?? "");
  await expectPage(page, leave);
  await page.getByRole("button", { name: leave.button }).click();
  await expectPage(page, left);
  await page.getByRole("link", { name: words.pages.toCourse }).click();
  await expect(page).toHaveURL(/\/cursos#inscribete$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up is answered with a page", async ({ page, service }) => {
    await page.goto("/cursos");
    const form = page.locator("form.signup-hero");
    await form.getByLabel(course.signup.emailLabel).fill("ana@example.com");
    await form.getByRole("button", { name: course.hero.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked.title);
    expect((await service.smtp.waitForMails(1))[0]?.envelopeTo).toEqual(["ana@example.com"]);
  });
});
