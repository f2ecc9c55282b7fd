import type { FrameLocator, Locator, Page } from "@playwright/test";
import en from "../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import { startBookingService, type BookingService } from "./booking-service.ts";
import { expect, test as base } from "./site/site-test.ts";

type BookingFixtures = {
  service: BookingService;
  /** The words of the calendar in the edition under test. */
  texts: typeof es;
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
  texts: async ({ edition }, use) => use({ es, en }[edition]),
});

export { expect } from "./site/site-test.ts";

export const visitor = { name: "Ana Núñez", email: "ana@example.com" };

/** The calendar, alone or in its frame. */
type Place = Page | FrameLocator;

/** The first free hour whose name is or fits so. */
export function findSlot(place: Place, name: string | RegExp): Locator {
  return place.getByRole("list").getByRole("link", { name }).first();
}

export async function fillDetails(place: Place, { details }: typeof es): Promise<void> {
  await place.getByLabel(details.name, { exact: true }).fill(visitor.name);
  await place.getByLabel(details.email, { exact: true }).fill(visitor.email);
}

export async function payAndConfirm(
  place: Place,
  { payment, appointment }: typeof es,
): Promise<void> {
  const { notice, button } = payment.providers.demonstration;
  await expect(place.getByRole("heading", { name: notice })).toBeVisible();
  await place.getByRole("button", { name: button }).click();
  await expect(place.getByRole("heading", { level: 1 })).toHaveText(appointment.titleConfirmed);
}
