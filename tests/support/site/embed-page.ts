import type { Locator, Page } from "@playwright/test";
import { configuredEnvironment } from "./configured-site.ts";

const { origin } = new URL(configuredEnvironment.VITE_BOOKING_URL);

/** Origins that the configured site embeds. */
export const calendly = origin;
export const powerBi = "https://app.powerbi.com";

/** Messages of Calendly's frame: that it is ready, and that somebody booked. */
export const viewed = { event: "calendly.event_type_viewed", payload: {} };
export const scheduled = { event: "calendly.event_scheduled", payload: {} };

export const bookingPath = "/consultorias";
export const reportPath = "/proyectos/nps-bi";

export function embed(page: Page): Locator {
  return page.locator(".embed");
}

export async function press(page: Page, button: string): Promise<void> {
  await embed(page).getByRole("button", { name: button }).click();
}

export const named = (text: string, name: string) => text.replaceAll("{{name}}", name);
