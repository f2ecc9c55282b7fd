import type { FrameLocator, Locator, Page } from "@playwright/test";
import en from "../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import { startBookingService, type BookingService } from "./booking-service.ts";
import { expect, test as base } from "./site/site-test.ts";

type BookingFixtures = {
  service: BookingService;
  /** The copy of the booking pages in the edition under test. */
  bookingCopy: typeof es;
};

/** The site's test before a booking service of its own, whose clock stands before a change of clocks. */
export const test = base.extend<BookingFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  service: async ({}, use) => {
    const service = await startBookingService();
    await use(service);
    await service.stop();
  },
  baseURL: async ({ service }, use) => use(service.url),
  bookingCopy: async ({ edition }, use) => use({ es, en }[edition]),
});

export { expect } from "./site/site-test.ts";

export const visitor = { name: "Ana Núñez", email: "ana@example.com" };

/** The calendar, alone or in its frame. */
type CalendarRoot = Page | FrameLocator;

/** The first free hour whose name is or fits so. */
export function findSlot(root: CalendarRoot, name: string | RegExp): Locator {
  return root.getByRole("list").getByRole("link", { name }).first();
}

export async function fillDetails(root: CalendarRoot, { details }: typeof es): Promise<void> {
  await root.getByLabel(details.name, { exact: true }).fill(visitor.name);
  await root.getByLabel(details.email, { exact: true }).fill(visitor.email);
}

export async function payAndConfirm(
  root: CalendarRoot,
  { payment, appointment }: typeof es,
): Promise<void> {
  const { notice, button } = payment.providers.demonstration;
  await expect(root.getByRole("heading", { name: notice })).toBeVisible();
  await root.getByRole("button", { name: button }).click();
  await expect(root.getByRole("heading", { level: 1 })).toHaveText(appointment.titleConfirmed);
}
