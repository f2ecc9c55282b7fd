import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import { addDays } from "../../time/zone.ts";
import type { OwnHours } from "../../booking/owner/hours-store.ts";
import type { DayHours } from "../facts/day-hours.ts";
import {
  deskAddress,
  renderAct,
  renderHiddenFields,
  type DeskContent,
  type DeskPage,
  type Markup,
} from "./desk-frame.ts";
import { renderDay } from "./render-day.ts";
import { renderDone, type Done } from "./render-done.ts";

const dayParts = ["morning", "afternoon", "all", "span"] as const;

export type DayView = {
  day: DayHours;
  own: readonly OwnHours[];
  done: Done | undefined;
  /** True if a form came with an end before its start. */
  isWrong: boolean;
};

/** Renders a day of the owner, with the form that blocks or opens hours. */
export function renderDayPage(page: DeskPage, { day, own, done, isWrong }: DayView): DeskContent {
  const { locale, words, timeZone, now } = page;
  const formats = createTimeFormats(locale, timeZone);
  const { drawing, rules } = renderDay(page, day, now);
  const address = (days: number) => deskAddress(locale, "day", { date: addDays(day.date, days) });
  const title = formats.day(day.startsAt);
  const content = html`<div class="desk-narrow desk-wide">
    <p><a class="text-link" href="${deskAddress(locale)}">← ${words.back}</a></p>
    <h1 class="desk-capital">${title}</h1>
    ${renderDone(page, done)}
    <div class="desk-two">
      <div>
        ${drawing}
        <p class="desk-links">
          <a class="desk-act" href="${address(-1)}">${words.day.previous}</a>
          <a class="desk-act" href="${address(1)}">${words.day.next}</a>
        </p>
        <form class="desk-pick" method="get" action="${deskAddress(locale, "day")}">
          <div class="field">
            <label for="date">${words.day.pick}</label>
            <input id="date" name="date" type="date" value="${day.date}" required />
          </div>
          <button class="button button-outline" type="submit">${words.day.show}</button>
        </form>
      </div>
      <div>
        <h2>${words.day.title}</h2>
        ${renderForm(page, day, isWrong)} ${renderOwn(page, day, own)}
      </div>
    </div>
  </div>`;
  return { title, content, rules };
}

function renderForm({ locale, words }: DeskPage, { date }: DayHours, isWrong: boolean): Markup {
  const { day } = words;
  const kinds = [
    ["block", day.block],
    ["extra", day.extra],
  ] as const;
  const wrong = isWrong ? html`aria-invalid="true" aria-describedby="to-problem" autofocus` : "";
  return html`<form class="desk-form" method="post" action="${deskAddress(locale, "hours")}">
    ${renderHiddenFields({ date })}
    <fieldset class="desk-choice">
      <legend>${day.kind}</legend>
      <div>${renderChoices("kind", kinds, "block")}</div>
    </fieldset>
    <fieldset class="desk-choice">
      <legend>${day.part}</legend>
      <div>
        ${renderChoices(
          "part",
          dayParts.map((part) => [part, day.parts[part]]),
          isWrong ? "span" : "afternoon",
        )}
      </div>
    </fieldset>
    <div class="desk-times">
      <div class="field">
        <label for="from">${day.from}</label>
        <input id="from" name="from" type="time" value="16:00" />
      </div>
      <div class="field">
        <label for="to">${day.to}</label>
        <input id="to" name="to" type="time" value="20:00" ${wrong} />
      </div>
    </div>
    ${isWrong ? html`<p class="field-error" id="to-problem" role="alert">${day.wrong}</p>` : ""}
    <p class="caption">${day.note}</p>
    <button class="button button-primary" type="submit">${day.submit}</button>
  </form>`;
}

function renderChoices(
  name: string,
  values: readonly (readonly [string, string])[],
  chosen: string,
): Markup[] {
  return values.map(
    ([value, label]) =>
      html`<label
        ><input type="radio" name="${name}" value="${value}" ${value === chosen ? "checked" : ""} />
        <span>${label}</span></label
      >`,
  );
}

function renderOwn(page: DeskPage, day: DayHours, own: readonly OwnHours[]): Markup {
  const { locale, words, timeZone } = page;
  const { time, shortMoment } = createTimeFormats(locale, timeZone);
  const ofDay = own.filter(
    ({ startsAt, endsAt }) => startsAt < day.endsAt && endsAt > day.startsAt,
  );
  if (ofDay.length === 0) return html``;
  const write = (instant: number) =>
    instant >= day.startsAt && instant < day.endsAt ? time(instant) : shortMoment(instant);
  return html`<h2>${words.day.own}</h2>
    <ul class="desk-rows">
      ${ofDay.map(
        ({ id, kind, startsAt, endsAt }) =>
          html`<li class="desk-row-head">
            <p>${words.day.kinds[kind]} ${words.day.span(write(startsAt), write(endsAt))}</p>
            ${renderAct(deskAddress(locale, "unblock"), { id, date: day.date }, words.day.undo)}
          </li>`,
      )}
    </ul>`;
}
