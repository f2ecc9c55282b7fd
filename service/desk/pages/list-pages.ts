import { html } from "hono/html";
import { createTimeFormats } from "../../booking/copy/time-formats.ts";
import type { Booking } from "../../booking/core/booking.ts";
import type { Enquiry } from "../../mail/core/enquiry.ts";
import {
  deskAddress,
  renderHiddenFields,
  type DeskContent,
  type DeskPage,
  type Markup,
} from "./desk-frame.ts";
import { nameState } from "./desk-booking-page.ts";
import { renderMessage } from "./render-messages.ts";

/** Renders the bookings that match a search, the newest first. */
export function renderBookingList(
  page: DeskPage,
  { found, query, most }: { found: readonly Booking[]; query: string; most: number },
): DeskContent {
  const { locale, words, timeZone } = page;
  const { shortMoment } = createTimeFormats(locale, timeZone);
  const rows = found.slice(0, most).map(
    (booking) =>
      html`<li class="desk-row-head">
        <p>
          <a href="${deskAddress(locale, "booking", { id: booking.id })}"
            >${shortMoment(booking.startsAt)}, ${booking.name}</a
          >
        </p>
        <p>${nameState(page, booking)}</p>
      </li>`,
  );
  return renderList(page, words.list.title, { address: "bookings", query, rows, found, most });
}

/** Renders the messages that match a search, the newest first, each with its state. */
export function renderMessageList(
  page: DeskPage,
  { found, query, most }: { found: readonly Enquiry[]; query: string; most: number },
): DeskContent {
  const rows = found.slice(0, most).map((one) => html`<li>${renderMessage(page, one, true)}</li>`);
  const { all } = page.words.messages;
  return renderList(page, all, { address: "messages", query, rows, found, most });
}

/** Asks once before a message is deleted for good. */
export function renderRemoveQuestion(
  page: DeskPage,
  { id, from_name: name, message }: Enquiry,
): DeskContent {
  const { locale, words } = page;
  const title = words.remove.title(name);
  const content = html`<div class="desk-narrow">
    <h1>${title}</h1>
    <p class="desk-lead">${words.remove.lead}</p>
    <form class="desk-buttons" method="post" action="${deskAddress(locale, "remove")}">
      ${renderHiddenFields({ id })}
      <button class="button desk-danger" type="submit">${words.remove.submit}</button>
      <a class="button button-outline" href="${deskAddress(locale)}">${words.remove.keep}</a>
    </form>
    <blockquote class="desk-mail desk-message">${message}</blockquote>
  </div>`;
  return { title, content };
}

function renderList(
  { locale, words }: DeskPage,
  title: string,
  list: { address: string; query: string; rows: Markup[]; found: readonly unknown[]; most: number },
): DeskContent {
  const { address, query, rows, found, most } = list;
  const content = html`<div class="desk-narrow desk-wide">
    <p><a class="text-link" href="${deskAddress(locale)}">← ${words.back}</a></p>
    <h1>${title}</h1>
    <form class="desk-pick" method="get" action="${deskAddress(locale, address)}">
      <div class="field">
        <label for="q">${words.list.search}</label>
        <input id="q" name="q" type="search" value="${query}" maxlength="254" />
      </div>
      <button class="button button-outline" type="submit">${words.list.submit}</button>
    </form>
    ${
      rows.length === 0
        ? html`<p class="desk-quiet">${words.list.none}</p>`
        : html`<ol class="desk-rows">
            ${rows}
          </ol>`
    }
    ${found.length > most ? html`<p class="caption">${words.list.more(most)}</p>` : ""}
  </div>`;
  return { title, content };
}
