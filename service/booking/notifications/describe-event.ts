import { fillText } from "../../../contracts/fill-text.ts";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { listPreparation } from "../copy/list-preparation.ts";
import { bookingAddress, signAppointment } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import type { CalendarEvent } from "./calendar-file.ts";

type EventDependencies = {
  owner: Pick<SiteConfig["owner"], "name">;
  key: Uint8Array;
  siteUrl: string;
};

type Change = Pick<CalendarEvent, "sequence" | "startsAt" | "endsAt"> & { booking: Booking };

type DescribedEvent = Omit<CalendarEvent, "writtenAt" | "organizer" | "attendees">;

export function describeEvent(
  { booking, sequence, startsAt, endsAt }: Change,
  reader: "visitor" | "owner",
  { owner, key, siteUrl }: EventDependencies,
): DescribedEvent {
  const { id, locale, name, email, topic } = booking;
  const event = { id, sequence, startsAt, endsAt };
  if (reader === "owner") {
    const title = fillText(bookingCopy.es.notifications.owner.eventTitle, { name });
    return { ...event, title, description: [`${name} <${email}>`, topic].join("\n").trim() };
  }
  const link = bookingAddress(locale, "appointment", { booking: signAppointment(key, booking) });
  return {
    ...event,
    title: fillText(bookingCopy[locale].notifications.eventTitle, { owner: owner.name }),
    description: [...listPreparation(locale), siteUrl + link].join("\n"),
  };
}
