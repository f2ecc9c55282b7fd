import type { FrameLocator, Locator, Page } from "@playwright/test";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { startBookingService, type Around, type BookingService } from "./booking-service.ts";
import { findConfirmationLink } from "./find-confirmation-link.ts";
import { expect, test as base } from "../site/site-test.ts";

type BookingFixtures = {
  /** Set by tests with a payment provider or a calendar of their own. */
  around: Around;
  service: BookingService;
  /** The copy of the booking pages in the edition under test. */
  bookingCopy: typeof es;
};

/** Runs a test with its own booking service, whose clock is before a change of clocks. */
export const test = base.extend<BookingFixtures>({
  around: [{}, { option: true }],
  service: async ({ around }, use) => {
    const service = await startBookingService(around);
    await use(service);
    await service.stop();
  },
  baseURL: async ({ service }, use) => use(service.url),
  bookingCopy: async ({ edition }, use) => use({ es, en }[edition]),
});

export { expect } from "../site/site-test.ts";

export const visitor = { name: "Ana Núñez", email: "ana@example.com" };

/** The calendar, by itself or in its frame. */
type CalendarRoot = Page | FrameLocator;

/** Returns the first free slot with this name or pattern. */
export function findSlot(root: CalendarRoot, name: string | RegExp): Locator {
  return root.getByRole("list").getByRole("link", { name }).first();
}

export async function fillDetails(root: CalendarRoot, { details }: typeof es): Promise<void> {
  await root.getByLabel(details.name, { exact: true }).fill(visitor.name);
  await root.getByLabel(details.email, { exact: true }).fill(visitor.email);
}

/** Presses the button of the payment page; returns the link in the mail that follows. */
export async function askForLink(
  root: CalendarRoot,
  { payment, confirmation }: typeof es,
  { smtp }: BookingService,
): Promise<string> {
  const { notice } = payment.providers.demonstration;
  const before = smtp.mails.length;
  await expect(root.getByRole("heading", { name: notice })).toBeVisible();
  await root.getByRole("button", { name: confirmation.button }).click();
  await expect(root.getByRole("heading", { level: 1 })).toHaveText(confirmation.sentTitle);
  const mails = await smtp.waitForMails(before + 1);
  return findConfirmationLink(mails[before]?.mail.text ?? "");
}

/** Follows the mailed link, and confirms. */
export async function confirmByLink(
  page: Page,
  link: string,
  { confirmation, appointment }: typeof es,
): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: confirmation.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(appointment.titleConfirmed);
}
