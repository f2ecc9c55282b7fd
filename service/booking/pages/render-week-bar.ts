import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import { arrowLeftPath, arrowRightPath } from "../../../design/icon-paths.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import { addDays } from "../../time/zone.ts";
import type { CalendarView } from "./calendar-view.ts";
import type { PageContext } from "./page-context.ts";
import type { Markup } from "./render-page.ts";

export function renderWeekBar(page: PageContext, view: CalendarView): Markup {
  const { calendar } = page.copy;
  const { week } = view;
  const address = (monday: string | undefined) =>
    monday === undefined ? undefined : weekAddress(page, view, monday);
  return html`<div class="booking-week">
    ${renderLink(address(week.previous), calendar.previous, arrowLeftPath)}
    <h2>${nameDays(page, view)}</h2>
    ${renderLink(address(week.next), calendar.next, arrowRightPath)}
  </div>`;
}

/** Names the days shown: the first and last with free hours, or the whole week if it has none. */
function nameDays({ locale, copy: { calendar } }: PageContext, { week }: CalendarView): string {
  const { shortDay } = createTimeFormats(locale, "UTC");
  const formatDay = (date: string) =>
    shortDay(Date.parse(`${date}T00:00:00Z`)).replaceAll(" ", "\u00a0");
  const [from = week.monday, to = addDays(week.monday, 6)] =
    week.days.length === 0 ? [] : [week.days[0]?.date, week.days.at(-1)?.date];
  const days = { from: formatDay(from), to: formatDay(to) };
  if (week.days.length === 0) return fillText(calendar.week, days);
  return fillText(from === to ? calendar.freeDay : calendar.free, days);
}

function renderLink(address: string | undefined, label: string, arrow: string): Markup {
  return address === undefined
    ? html`<span class="icon-button" aria-hidden="true" aria-disabled="true"
        >${renderArrow(arrow)}</span
      >`
    : html`<a class="icon-button" href="${address}">
        ${renderArrow(arrow)}
        <span class="visually-hidden">${label}</span>
      </a>`;
}

function renderArrow(path: string): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="${path}" fill="none" stroke="currentColor" stroke-width="1.75" />
  </svg>`;
}

function weekAddress({ locale }: PageContext, view: CalendarView, week: string): string {
  const { page, query, zones, isZoneAssumed } = view;
  const zone = isZoneAssumed ? undefined : zones.visitors;
  return bookingAddress(locale, page, { ...query, week, zone });
}
