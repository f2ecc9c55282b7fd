import { html } from "hono/html";
import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { listZones, canonicalizeZone } from "../copy/named-zones.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import type { CalendarView } from "./calendar-view.ts";
import type { PageContext } from "./page-context.ts";
import { renderDays } from "./render-days.ts";
import {
  renderHidden,
  renderMailLink,
  renderPage,
  renderSteps,
  type Markup,
} from "./render-page.ts";
import { renderWeekBar } from "./render-week-bar.ts";

/** Renders a week with free hours; works with links and one select, without JavaScript (D15). */
export function renderCalendar(page: PageContext, view: CalendarView): Markup {
  const { zones, isZoneAssumed, title, lead, keep } = view;
  const isPurpose = view.page === "calendar" && view.query["package"] === undefined;
  const content = html`<h1>${title}</h1>
    ${isPurpose ? renderSteps(page, "hour") : ""}
    <p class="booking-lead ${isPurpose ? "booking-purpose" : ""}">
      ${fillText(lead, { minutes: consultation.minutes })}
    </p>
    ${keep === undefined ? "" : html`<p><a class="text-link" href="${keep.address}">${keep.label}</a></p>`}
    ${renderZoneChoice(page, view)}
    ${view.firstFree === undefined ? renderNothing(page) : [renderWeekBar(page, view), renderDays(page, view)]}`;
  const assumedZone = isZoneAssumed ? canonicalizeZone(zones.visitors) : undefined;
  return renderPage(page, { title, content, assumedZone });
}

function renderZoneChoice({ locale, copy }: PageContext, view: CalendarView): Markup {
  const { zones, page, query, week } = view;
  const chosen = canonicalizeZone(zones.visitors);
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

function renderNothing(page: PageContext): Markup {
  return html`<p>${page.copy.calendar.nothing} ${renderMailLink(page)}</p>`;
}
