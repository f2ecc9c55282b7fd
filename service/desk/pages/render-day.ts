import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import type { DayHours, Entry } from "../facts/day-hours.ts";
import { deskAddress, type DeskPage, type Markup } from "./desk-frame.ts";

const hourMs = 3_600_000;
const hourRem = 2.75;
/** Shown if a day has nothing at all. */
const [openingHour, closingHour] = [9, 14];

/** Draws a day on the axis of its hours; `rules` place its entries, which no attribute may. */
export function renderDay(
  page: DeskPage,
  day: DayHours,
  now: number,
): { drawing: Markup; rules: string } {
  const { time } = createTimeFormats(page.locale, page.timeZone);
  const { from, to } = findRange(day);
  const place = (instant: number) =>
    (Math.min(Math.max(instant - day.startsAt, from * hourMs), to * hourMs) / hourMs - from) *
    hourRem;
  const shown = day.entries.filter(({ startsAt, endsAt }) => place(endsAt) > place(startsAt));
  const rules = [
    `.desk-day{min-height:${rem((to - from) * hourRem)}}`,
    ...Array.from(
      { length: to - from + 1 },
      (_, index) => `.desk-hour-${String(index)}{top:${rem(index * hourRem)}}`,
    ),
    ...shown.map(({ startsAt, endsAt }, index) => {
      const height = place(endsAt) - place(startsAt);
      return `.desk-entry-${String(index)}{top:${rem(place(startsAt))};min-height:${rem(height)}}`;
    }),
    `.desk-now{top:${rem(place(now))}}`,
  ].join("");
  const isNow = now >= day.startsAt + from * hourMs && now <= day.startsAt + to * hourMs;
  const drawing = html`<div class="desk-day">
    <div aria-hidden="true">
      ${Array.from(
        { length: to - from + 1 },
        (_, index) =>
          html`<span class="desk-hour desk-hour-${index}">${String(from + index)}</span>`,
      )}
      ${isNow ? html`<span class="desk-now">${page.words.today.now(time(now))}</span>` : ""}
    </div>
    ${shown.length === 0 ? html`<p class="desk-day-none">${page.words.today.none}</p>` : ""}
    <ol>
      ${shown.map(
        (entry, index) =>
          html`<li class="desk-entry desk-entry-${index} desk-entry-${entry.kind}">
            ${renderEntry(page, entry, time(entry.startsAt))}
          </li>`,
      )}
    </ol>
  </div>`;
  return { drawing, rules };
}

function renderEntry({ locale, words }: DeskPage, entry: Entry, time: string): Markup {
  const { today } = words;
  if (entry.kind !== "booking") return html`<span>${today[entry.kind]}</span>`;
  const { id, name, topic, state, sessions, bookedSessions, forfeitedAt } = entry.booking;
  const note =
    state === "held"
      ? today.held
      : forfeitedAt === null
        ? topic || today.session(bookedSessions, sessions)
        : today.missed;
  return html`<a href="${deskAddress(locale, "booking", { id })}"
    ><b>${time} ${name}</b> <span>${note}</span></a
  >`;
}

/** Returns the hours between which there is work, from full hour to full hour. */
function findRange({ startsAt: start, hours, entries }: DayHours): { from: number; to: number } {
  const starts = [
    ...hours.map(({ startsAt }) => startsAt),
    ...entries.filter(({ kind }) => kind === "booking").map(({ startsAt }) => startsAt),
  ].map((instant) => (instant - start) / hourMs);
  if (starts.length === 0) return { from: openingHour, to: closingHour };
  return {
    from: Math.max(0, Math.floor(Math.min(...starts))),
    to: Math.min(24, Math.ceil(Math.max(...starts) + 1)),
  };
}

function rem(value: number): string {
  return `${String(Math.round(value * 100) / 100)}rem`;
}
