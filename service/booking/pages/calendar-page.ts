import { html } from "hono/html";
import { consultation } from "../../../contracts/consultation.ts";
import { arrowLeftPath, arrowRightPath } from "../../../contracts/drawings.ts";
import { bookingAddress, type BookingPage } from "../links.ts";
import { createTimeTexts, type TimeTexts } from "../time-texts.ts";
import { fill } from "../words.ts";
import { formatSlot, type Week } from "../week.ts";
import { addDays } from "../zone.ts";
import { listZones, standardName } from "../zones.ts";
import { renderHidden, renderMailLink, renderPage, type Markup, type PageFrame } from "./shell.ts";
import { isSameClock, writeOwnTime, type Zones } from "./times.ts";

/** A week of free hours, for a new booking or another purpose. */
export type CalendarView = {
  week: Week;
  /** The first free hour of all, if any. */
  firstFree: number | undefined;
  zones: Zones;
  /** True where the visitor did not say which zone they read times in. */
  isZoneAssumed: boolean;
  title: string;
  lead: string;
  /** The page itself, the page a free hour leads to, and what both are told beside week, hour and zone. */
  page: BookingPage;
  slotPage: BookingPage;
  query: Record<string, string | undefined>;
  /** A way out, where there is something to leave as it is. */
  keep?: { address: string; label: string };
};

/** Weeks with free hours, usable with links and one list alone (D15). */
export function renderCalendar(frame: PageFrame, view: CalendarView): Markup {
  const { zones, isZoneAssumed, title, lead, keep } = view;
  const content = html`<h1>${title}</h1>
    <p
      class="booking-lead ${view.page === "calendar" && view.query["package"] === undefined ? "booking-purpose" : ""}"
    >
      ${fill(lead, { minutes: consultation.minutes })}
    </p>
    ${keep === undefined ? "" : html`<p><a class="text-link" href="${keep.address}">${keep.label}</a></p>`}
    ${renderZoneChoice(frame, view)}
    ${view.firstFree === undefined ? renderNothing(frame) : [renderWeekBar(frame, view), renderDays(frame, view)]}`;
  const assumedZone = isZoneAssumed ? standardName(zones.visitors) : undefined;
  return renderPage(frame, { title, content, assumedZone });
}

function renderZoneChoice({ locale, copy }: PageFrame, view: CalendarView): Markup {
  const { zones, page, query, week } = view;
  const chosen = standardName(zones.visitors);
  return html`<form class="booking-zone" method="get" action="${bookingAddress(locale, page)}">
    ${renderHidden({ ...query, week: week.monday })}
    <label for="zone">${copy.calendar.zoneLabel}</label>
    <select id="zone" name="zone">
      ${listZones(locale, chosen).map(
        ({ name, city }) =>
          html`<option value="${name}" ${name === chosen ? "selected" : ""}>${city}</option>`,
      )}
    </select>
    <button class="button button-outline" type="submit">${copy.calendar.zoneShow}</button>
  </form>`;
}

function renderWeekBar({ locale, copy }: PageFrame, view: CalendarView): Markup {
  const { calendar } = copy;
  const { week } = view;
  const texts = createTimeTexts(locale, "UTC");
  const day = (date: string) => texts.shortDay(Date.parse(`${date}T00:00:00Z`));
  const link = (monday: string | undefined, label: string, arrow: string) =>
    monday === undefined
      ? html`<span class="icon-button" aria-hidden="true" aria-disabled="true"
          >${renderArrow(arrow)}</span
        >`
      : html`<a class="icon-button" href="${weekAddress(locale, view, monday)}">
          ${renderArrow(arrow)}
          <span class="visually-hidden">${label}</span>
        </a>`;
  const range = { from: day(week.monday), to: day(addDays(week.monday, 6)) };
  return html`<div class="booking-week">
    ${link(week.previous, calendar.previous, arrowLeftPath)}
    <h2>${fill(calendar.week, range)}</h2>
    ${link(week.next, calendar.next, arrowRightPath)}
  </div>`;
}

function renderArrow(path: string): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="${path}" fill="none" stroke="currentColor" stroke-width="1.75" />
  </svg>`;
}

function weekAddress(locale: PageFrame["locale"], view: CalendarView, week: string): string {
  const { page, query, zones, isZoneAssumed } = view;
  const zone = isZoneAssumed ? undefined : zones.visitors;
  return bookingAddress(locale, page, { ...query, week, zone });
}

function renderDays(frame: PageFrame, view: CalendarView): Markup {
  const { locale, copy } = frame;
  const { week, firstFree, zones } = view;
  const texts = createTimeTexts(locale, zones.visitors);
  if (week.days.length === 0 && firstFree !== undefined) {
    const address = bookingAddress(locale, view.page, { ...view.query, zone: zones.visitors });
    const label = fill(copy.calendar.firstFree, { day: texts.day(firstFree) });
    return html`<p>${copy.calendar.empty}</p>
      <p><a class="text-link" href="${address}">${label}</a></p>`;
  }
  return html`<ol class="booking-days">
    ${week.days.map(
      ({ slots }) =>
        html`<li>
          <h3>${texts.day(slots[0] ?? 0)}</h3>
          <ul class="booking-slots">
            ${slots.map((slot) => html`<li>${renderSlot(frame, view, slot, slots, texts)}</li>`)}
          </ul>
        </li>`,
    )}
  </ol>`;
}

function renderSlot(
  { locale }: PageFrame,
  { slotPage, query, zones }: CalendarView,
  slot: number,
  ofDay: readonly number[],
  texts: TimeTexts,
): Markup {
  // On the day that clocks go back, the same time can stand for two hours.
  const isTwice = ofDay.filter((other) => texts.time(other) === texts.time(slot)).length > 1;
  const time = isTwice ? texts.exactTime(slot) : texts.time(slot);
  const address = bookingAddress(locale, slotPage, {
    ...query,
    slot: formatSlot(slot),
    zone: zones.visitors,
  });
  const own = isSameClock(slot, zones)
    ? ""
    : html` <span class="booking-own">${writeOwnTime(slot, zones, locale)}</span>`;
  return html`<a class="booking-slot" href="${address}"
    ><time datetime="${new Date(slot).toISOString()}">${time}</time>${own}</a
  >`;
}

function renderNothing(frame: PageFrame): Markup {
  return html`<p>${frame.copy.calendar.nothing} ${renderMailLink(frame)}</p>`;
}
