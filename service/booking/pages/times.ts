import { html } from "hono/html";
import type { Locale } from "../../../contracts/locale.ts";
import { createTimeTexts } from "../time-texts.ts";
import { fill, words } from "../words.ts";
import type { Markup } from "./shell.ts";

export type Zones = { visitors: string; owners: string };

/** The moment of a session in the visitor's zone, and below it in the owner's where the two clocks differ. */
export function renderMoment(slot: number, zones: Zones, locale: Locale): Markup {
  const texts = createTimeTexts(locale, zones.visitors);
  const { inZone } = words[locale].appointment;
  const iso = new Date(slot).toISOString();
  return html`<time datetime="${iso}">${texts.moment(slot)}</time>
    <span class="booking-zone-note">${fill(inZone, { city: texts.city })}</span>
    ${isSameClock(slot, zones) ? "" : renderOwnMoment(slot, zones, locale)}`;
}

function renderOwnMoment(slot: number, zones: Zones, locale: Locale): Markup {
  return html`<span class="booking-zone-note">${writeOwnTime(slot, zones, locale)}</span>`;
}

/** The time of a session in the owner's zone, with the day where it is another one, e.g. `"mar, 0:15 en Madrid"`. */
export function writeOwnTime(slot: number, zones: Zones, locale: Locale): string {
  const visitors = createTimeTexts(locale, zones.visitors);
  const owners = createTimeTexts(locale, zones.owners);
  const isSameDay = visitors.day(slot) === owners.day(slot);
  const time = isSameDay ? owners.time(slot) : owners.timeOnDay(slot);
  return fill(words[locale].calendar.ownTime, { time, city: owners.city });
}

/** True where both zones show the same at that instant: then one time says all. */
export function isSameClock(slot: number, { visitors, owners }: Zones): boolean {
  if (visitors === owners) return true;
  return (
    createTimeTexts("en", visitors).moment(slot) === createTimeTexts("en", owners).moment(slot)
  );
}
