import type { Environment } from "../../contracts/configuration/environment.ts";
import { listPaymentProviders } from "../../contracts/payment-provider.ts";
import type { Processor } from "../../contracts/text/legal-text.ts";
import type { Provider } from "../../contracts/privacy/provider.ts";

/** Lists the processors of visitors' data in this configuration, for the privacy policy. */
export function listProcessors(
  environment: Environment,
  providers: readonly Provider[],
): Processor[] {
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_CONTENTFUL_SPACE_ID, VITE_BOOKING_URL } = environment;
  const processors: Processor[] = [
    { id: VITE_EMAILJS_PUBLIC_KEY === undefined ? "ownMail" : "emailjs" },
  ];
  if (VITE_CONTENTFUL_SPACE_ID !== undefined) processors.push({ id: "contentful" });
  if (providers.some(({ id }) => id === "power-bi")) processors.push({ id: "powerBi" });
  if (VITE_BOOKING_URL === undefined) {
    const payments = listPaymentProviders(environment).map((payment) => ({ payment }));
    processors.push({ id: "ownBooking" }, ...payments, ...listCalendars(environment));
  } else processors.push({ id: "booking", host: new URL(VITE_BOOKING_URL).host });
  if (providers.some(({ id }) => id === "analytics")) processors.push({ id: "analytics" });
  if (environment.VITE_COUNT_VIEWS !== undefined) processors.push({ id: "ownCounter" });
  return processors;
}

/** Lists the calendars that bookings are written to or read by; of a published one (ICS) is only read. */
function listCalendars(environment: Environment): Processor[] {
  const { MICROSOFT_CLIENT_ID, GOOGLE_CLIENT_ID, CALDAV_URL, CALENDAR_FEED_KEY } = environment;
  return [
    ...(MICROSOFT_CLIENT_ID === undefined ? [] : [{ id: "microsoftCalendar" } as const]),
    ...(GOOGLE_CLIENT_ID === undefined ? [] : [{ id: "googleCalendar" } as const]),
    ...(CALDAV_URL === undefined
      ? []
      : [{ id: "caldav", host: new URL(CALDAV_URL).hostname } as const]),
    ...(CALENDAR_FEED_KEY === undefined ? [] : [{ id: "calendarFeed" } as const]),
  ];
}
