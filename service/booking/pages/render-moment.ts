import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { createZone } from "../core/zone.ts";
import type { Markup } from "./render-page.ts";

export type Zones = { visitors: string; owners: string };

export function renderMoment(slot: number, zones: Zones, locale: Locale): Markup {
  const formats = createTimeFormats(locale, zones.visitors);
  const { inZone } = bookingCopy[locale].appointment;
  const iso = new Date(slot).toISOString();
  return html`<time datetime="${iso}">${formats.moment(slot)}</time>
    <span class="booking-zone-note">${fillText(inZone, { city: formats.city })}</span>
    ${
      isSameClock(slot, zones)
        ? ""
        : html`<span class="booking-zone-note">${formatOwnTime(slot, zones, locale)}</span>`
    }`;
}

/**
 * Formats a time in the owner's zone, with the weekday if it differs from the visitor's, e.g. `"mar, 0:15 en
 * Madrid"`.
 */
export function formatOwnTime(slot: number, zones: Zones, locale: Locale): string {
  const visitors = createTimeFormats(locale, zones.visitors);
  const owners = createTimeFormats(locale, zones.owners);
  const isSameDay = visitors.day(slot) === owners.day(slot);
  const time = isSameDay ? owners.time(slot) : owners.timeOnDay(slot);
  return fillText(bookingCopy[locale].calendar.ownTime, { time, city: owners.city });
}

export function isSameClock(slot: number, { visitors, owners }: Zones): boolean {
  if (visitors === owners) return true;
  return createZone(visitors).offsetAt(slot) === createZone(owners).offsetAt(slot);
}
