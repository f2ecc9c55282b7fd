import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import type { Booking } from "../storage/booking.ts";
import type { CalendarEvent } from "./calendar-file.ts";
import { listPreparation } from "./preparation.ts";
import { bookingAddress, signAppointment } from "./links.ts";
import { fill, words } from "./words.ts";

type EventParts = {
  owner: Pick<SiteConfig["owner"], "name">;
  key: Uint8Array;
  siteUrl: string;
};

type Change = Pick<CalendarEvent, "sequence" | "startsAt" | "endsAt"> & { booking: Booking };

type EventWords = Pick<
  CalendarEvent,
  "id" | "sequence" | "startsAt" | "endsAt" | "title" | "description"
>;

/** Says in one side's words what an appointment is, for their calendar. */
export function describeEvent(
  { booking, sequence, startsAt, endsAt }: Change,
  reader: "visitor" | "owner",
  { owner, key, siteUrl }: EventParts,
): EventWords {
  const { id, locale, name, email, topic } = booking;
  const event = { id, sequence, startsAt, endsAt };
  if (reader === "owner") {
    const title = fill(words.es.letters.owner.eventTitle, { name });
    return { ...event, title, description: [`${name} <${email}>`, topic].join("\n").trim() };
  }
  const { letters } = words[locale];
  const link = bookingAddress(locale, "appointment", { booking: signAppointment(key, booking) });
  return {
    ...event,
    title: fill(letters.eventTitle, { owner: owner.name }),
    description: [...listPreparation(locale), siteUrl + link].join("\n"),
  };
}
