import { html } from "hono/html";
import { nameSessions } from "../../booking/copy/describe-purchase.ts";
import { createTimeFormats, formatAmount } from "../../booking/copy/time-formats.ts";
import type { Booking } from "../../booking/core/booking.ts";
import { canMiss } from "../../booking/core/change-notice.ts";
import { formatSlot } from "../../booking/core/slot-parameter.ts";
import type { CancelWay } from "../../booking/owner/owner-changes.ts";
import {
  deskAddress,
  renderAct,
  renderHiddenFields,
  type DeskContent,
  type DeskPage,
  type Markup,
} from "./desk-frame.ts";
import { renderDone, type Done } from "./render-done.ts";
import { writeTo } from "./render-messages.ts";

const missedMs = 15 * 60_000;
const mostNext = 3;

export type BookingView = {
  booking: Booking;
  free: readonly number[];
  ways: readonly CancelWay[];
  refundCents: number;
  done: Done | undefined;
};

/** Renders an appointment for its owner: facts, move, cancel and no-show. */
export function renderDeskBooking(page: DeskPage, view: BookingView): DeskContent {
  const { locale, words } = page;
  const { booking, done } = view;
  const title = nameBooking(page, booking);
  const isOpen = booking.state === "confirmed" && booking.endsAt > page.now;
  const content = html`<div class="desk-narrow desk-wide">
    <p><a class="text-link" href="${deskAddress(locale)}">← ${words.back}</a></p>
    <h1>${title}</h1>
    ${renderDone(page, done)}
    <div class="desk-two">
      <div>
        ${renderFacts(page, booking)}
        <p class="desk-links">
          <a class="desk-act" href="${writeTo(booking.email)}">${words.booking.write}</a>
        </p>
        ${booking.state === "confirmed" ? renderMiss(page, booking) : ""}
      </div>
      ${isOpen ? html`<div>${renderMoveForm(page, view)} ${renderCancelForm(page, view)}</div>` : ""}
    </div>
  </div>`;
  return { title, content };
}

/** Names a booking by its client, day and time. */
export function nameBooking({ locale, timeZone, words, now }: DeskPage, booking: Booking): string {
  const { day, time } = createTimeFormats(locale, timeZone);
  const { name, startsAt } = booking;
  const date = day(startsAt) === day(now) ? undefined : day(startsAt);
  return words.booking.title(name, date, time(startsAt));
}

/** Names the state of a booking, as lists and pages show it. */
export function nameState({ words, now }: DeskPage, booking: Booking): string {
  const { states } = words.booking;
  const { state, forfeitedAt, endsAt } = booking;
  if (state === "held") return states.held;
  if (state === "cancelled") return forfeitedAt === null ? states.cancelled : states.forfeited;
  if (forfeitedAt !== null) return states.missed;
  return endsAt <= now ? states.done : states.confirmed;
}

function renderFacts(page: DeskPage, booking: Booking): Markup {
  const { locale, words, now } = page;
  const { topic, email, sessions, totalCents, currency, refundedCents, timeZone } = booking;
  const amount = formatAmount(totalCents, currency, locale);
  const back = formatAmount(refundedCents, currency, locale);
  const theirs = createTimeFormats(booking.locale, timeZone);
  const facts: [string, string][] = [
    [words.booking.state, nameState({ ...page, now }, booking)],
    [words.booking.bought, `${nameSessions(sessions, locale)}, ${amount}`],
    ...(refundedCents > 0
      ? [[words.booking.bought, words.booking.refunded(back)] satisfies [string, string]]
      : []),
    ...(topic === "" ? [] : [[words.booking.topic, topic] satisfies [string, string]]),
    [words.booking.mail, email],
    [
      words.booking.language,
      `${words.languages[booking.locale]}, ${theirs.time(booking.startsAt)} (${theirs.city})`,
    ],
  ];
  return html`<dl class="desk-facts">
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd class="desk-message">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderMoveForm(page: DeskPage, { booking, free }: BookingView): Markup {
  const { locale, words, timeZone } = page;
  const { day, time, shortMoment } = createTimeFormats(locale, timeZone);
  const next = free.slice(0, mostNext);
  const [first] = next;
  const later = Map.groupBy(free.slice(mostNext), day);
  if (first === undefined)
    return html`<h2>${words.booking.move}</h2>
      <p>${words.booking.noHour}</p>`;
  return html`<h2>${words.booking.move}</h2>
    <form class="desk-form" method="post" action="${deskAddress(locale, "move")}">
      ${renderHiddenFields({ id: booking.id })}
      <div class="desk-options">
        ${next.map(
          (slot) =>
            html`<label
              ><input
                type="radio"
                name="slot"
                value="${formatSlot(slot)}"
                ${slot === first ? "checked" : ""}
              />
              <span>${shortMoment(slot)}</span></label
            >`,
        )}
        ${
          later.size === 0
            ? ""
            : html`<label
                ><input type="radio" name="slot" value="other" />
                <span>${words.booking.otherHour}</span></label
              >`
        }
      </div>
      ${
        later.size === 0
          ? ""
          : html`<div class="field">
              <label class="visually-hidden" for="other">${words.booking.otherHour}</label>
              <select id="other" name="other">
                ${[...later].map(
                  ([name, slots]) =>
                    html`<optgroup label="${name}">
                      ${slots.map(
                        (slot) =>
                          html`<option value="${formatSlot(slot)}">
                            ${shortMoment(slot).replace(time(slot), "").trim()} ${time(slot)}
                          </option>`,
                      )}
                    </optgroup>`,
                )}
              </select>
            </div>`
      }
      <button class="button button-primary" type="submit">
        ${words.booking.moveSubmit(booking.name)}
      </button>
    </form>`;
}

function renderCancelForm(page: DeskPage, { booking, ways, refundCents }: BookingView): Markup {
  const { locale, words } = page;
  const amount = formatAmount(refundCents, booking.currency, locale);
  return html`<h2>${words.booking.cancel}</h2>
    <form class="desk-form" method="get" action="${deskAddress(locale, "cancel")}">
      ${renderHiddenFields({ id: booking.id })}
      <div class="desk-options">
        ${ways.map(
          (way) =>
            html`<label
              ><input type="radio" name="way" value="${way}" ${way === ways[0] ? "checked" : ""} />
              <span
                >${words.booking.ways[way](amount)}
                <small>${words.booking.wayNotes[way]}</small></span
              ></label
            >`,
        )}
      </div>
      <button class="button desk-danger" type="submit">${words.booking.cancelNext}</button>
    </form>`;
}

function renderMiss(page: DeskPage, booking: Booking): Markup {
  const { locale, words, timeZone, now } = page;
  const { id, startsAt, forfeitedAt } = booking;
  const { time } = createTimeFormats(locale, timeZone);
  if (!canMiss(booking, now)) {
    const isToday = startsAt - now < 24 * 60 * 60_000;
    return isToday
      ? html`<p class="caption">
          ${words.booking.miss}: ${words.booking.missNote(time(startsAt + missedMs))}
        </p>`
      : html``;
  }
  const isMissed = forfeitedAt !== null;
  return renderAct(
    deskAddress(locale, "missed"),
    { id, missed: isMissed ? "no" : "yes" },
    isMissed ? words.booking.missUndo : words.booking.miss,
  );
}
