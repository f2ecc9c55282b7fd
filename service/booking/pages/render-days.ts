import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import { formatSlot } from "../core/slot-parameter.ts";
import type { CalendarView } from "./calendar-view.ts";
import type { PageContext } from "./page-context.ts";
import { formatOwnTime, isSameClock, readClock } from "./render-moment.ts";
import type { Markup } from "./render-page.ts";

const breakMs = 2 * 60 * 60_000;

/** Renders the days of a week on one axis: each has a place for every hour at which some day is free. */
export function renderDays(page: PageContext, view: CalendarView): Markup {
  const { week, firstFree, zones } = view;
  if (week.days.length === 0 && firstFree !== undefined) return renderEmpty(page, view, firstFree);
  const { day, weekday, dayOfMonth } = createTimeFormats(page.locale, zones.visitors);
  const clockOf = (slot: number) => readClock(slot, zones);
  const axis = [...new Set(week.days.flatMap(({ slots }) => slots.map(clockOf)))].toSorted(
    (one, other) => one - other,
  );
  return html`<ol class="booking-days">
    ${week.days.map(
      ({ slots }) =>
        html`<li>
          <h3>
            <span class="visually-hidden">${day(slots[0] ?? 0)}</span>
            <span class="booking-day" aria-hidden="true"
              >${weekday(slots[0] ?? 0)} <b>${dayOfMonth(slots[0] ?? 0)}</b></span
            >
          </h3>
          <ul class="booking-slots">
            ${axis.map((clock, at) => {
              const free = slots.filter((slot) => clockOf(slot) === clock);
              const pause = clock - (axis[at - 1] ?? clock) > breakMs ? "booking-after-break" : "";
              if (free.length === 0) return html`<li class="${pause}" aria-hidden="true"></li>`;
              return html`<li class="${pause}">
                ${free.map((slot) => renderSlot(page, view, slot, slots))}
              </li>`;
            })}
          </ul>
        </li>`,
    )}
  </ol>`;
}

function renderEmpty({ locale, copy }: PageContext, view: CalendarView, firstFree: number): Markup {
  const { page, query, zones } = view;
  const { day } = createTimeFormats(locale, zones.visitors);
  const address = bookingAddress(locale, page, { ...query, zone: zones.visitors });
  const label = fillText(copy.calendar.firstFree, { day: day(firstFree) });
  return html`<p>${copy.calendar.empty}</p>
    <p><a class="text-link" href="${address}">${label}</a></p>`;
}

function renderSlot(
  { locale, copy }: PageContext,
  { slotPage, query, zones, firstFree }: CalendarView,
  slot: number,
  ofDay: readonly number[],
): Markup {
  const { time, exactTime } = createTimeFormats(locale, zones.visitors);
  // On the day when clocks go back, two hours have the same local time.
  const isTwice = ofDay.filter((other) => time(other) === time(slot)).length > 1;
  const address = bookingAddress(locale, slotPage, {
    ...query,
    slot: formatSlot(slot),
    zone: zones.visitors,
  });
  const own = isSameClock(slot, zones)
    ? ""
    : html` <span class="booking-own">${formatOwnTime(slot, zones, locale)}</span>`;
  const isNext = slot === firstFree;
  const noteClass = own === "" ? "booking-soonest" : "visually-hidden";
  const note = isNext ? html` <span class="${noteClass}">${copy.calendar.soonest}</span>` : "";
  return html`<a class="booking-slot${isNext ? " booking-next" : ""}" href="${address}"
    ><time datetime="${new Date(slot).toISOString()}"
      >${isTwice ? exactTime(slot) : time(slot)}</time
    >${own}${note}</a
  >`;
}
