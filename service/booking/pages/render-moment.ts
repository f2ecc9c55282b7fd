import { html } from "hono/html";
import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { createZone } from "../../time/zone.ts";
import type { Markup } from "./render-page.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

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

/** Returns the visitor's local time of an instant, in ms since midnight. */
export function readClock(slot: number, { visitors }: Zones): number {
  return (slot + createZone(visitors).offsetAt(slot)) % dayMs;
}

/** Draws a session on the 24 hours of the visitor's day. */
export function renderDayAxis(slot: number, zones: Zones): Markup {
  const ticks = Array.from({ length: 25 }, (_, hour) => hour);
  return html`<svg class="booking-axis" aria-hidden="true">
    <rect
      x="${place(readClock(slot, zones))}"
      width="${place(consultation.minutes * 60_000)}"
      y="0"
      height="22"
    />
    <line x1="0" x2="100%" y1="22" y2="22" />
    ${ticks.map(
      (hour) =>
        html`<line
          x1="${place(hour * hourMs)}"
          x2="${place(hour * hourMs)}"
          y1="22"
          y2="${hour % 6 === 0 ? 31 : 26}"
        />`,
    )}
    ${ticks
      .filter((hour) => hour % 6 === 0)
      .map((hour) => html`<text x="${place(hour * hourMs)}" y="46">${hour}</text>`)}
  </svg>`;
}

export function isSameClock(slot: number, { visitors, owners }: Zones): boolean {
  if (visitors === owners) return true;
  return createZone(visitors).offsetAt(slot) === createZone(owners).offsetAt(slot);
}

/** Returns where a time stands on the axis of a day. */
function place(ms: number): string {
  return `${((ms / dayMs) * 100).toFixed(2)}%`;
}
