import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import { countHours, type DayHours } from "../facts/day-hours.ts";
import { deskAddress, type DeskPage, type Markup } from "./desk-frame.ts";
import { renderSection } from "./render-section.ts";

/** Draws three weeks, a stroke for each hour; each day leads to its page. */
export function renderWeeks(page: DeskPage, weeks: readonly DayHours[][]): Markup {
  const { locale, words, timeZone } = page;
  const { legend } = words.weeks;
  const days = weeks.flat().filter(({ endsAt }) => endsAt > page.now);
  const sum = (state: "booked" | "free") =>
    days.reduce((total, day) => total + countHours(day, state), 0);
  const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" });
  return renderSection({
    id: "weeks",
    title: words.weeks.title,
    note: words.weeks.count(sum("booked"), sum("free")),
    content: html`<div class="desk-weeks">
        <p class="desk-week" aria-hidden="true">
          ${weeks[0]?.map(({ startsAt }) => html`<span>${weekday.format(startsAt)}</span>`)}
        </p>
        ${weeks.map(
          (week) =>
            html`<ol class="desk-week">
              ${week.map((day) => html`<li>${renderDayLink(page, day)}</li>`)}
            </ol>`,
        )}
      </div>
      <p class="desk-legend">
        ${(["booked", "free", "closed"] as const).map(
          (state) =>
            html`<span><i class="desk-slot desk-slot-${state}"></i> ${legend[state]}</span>`,
        )}
      </p>
      <p class="desk-links">
        <a class="desk-act" href="${deskAddress(locale, "day")}">${words.weeks.block}</a>
        <a class="desk-act" href="${deskAddress(locale, "bookings")}">${words.weeks.all}</a>
      </p>`,
  });
}

function renderDayLink(page: DeskPage, day: DayHours): Markup {
  const { locale, words, timeZone, now } = page;
  const formats = createTimeFormats(locale, timeZone);
  const count = (state: "booked" | "free" | "closed") => countHours(day, state);
  const label = words.weeks.day(
    formats.day(day.startsAt),
    count("booked"),
    count("free"),
    count("closed"),
  );
  const isToday = now >= day.startsAt && now < day.endsAt;
  const isPast = day.endsAt <= now;
  return html`<a
    class="desk-week-day${isToday ? " is-today" : ""}${isPast ? " is-past" : ""}"
    href="${deskAddress(locale, "day", { date: day.date })}"
    aria-label="${label}"
  >
    <span class="desk-slots" aria-hidden="true">
      ${day.hours.map(({ state }) => html`<i class="desk-slot desk-slot-${state}"></i>`)}
    </span>
    <span aria-hidden="true">${String(Number(day.date.slice(8)))}</span>
  </a>`;
}
