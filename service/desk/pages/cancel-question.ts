import { html } from "hono/html";
import type { Booking } from "../../booking/core/booking.ts";
import type { CancelWay } from "../../booking/owner/owner-changes.ts";
import { nameBooking } from "./desk-booking-page.ts";
import { deskAddress, renderHiddenFields, type DeskContent, type DeskPage } from "./desk-frame.ts";

/** Asks once before a cancellation, with the mail that the client will read. */
export function renderCancelQuestion(
  page: DeskPage,
  {
    booking,
    way,
    amount,
    mail,
  }: { booking: Booking; way: CancelWay; amount: string; mail: string },
): DeskContent {
  const { locale, words } = page;
  const { id, name } = booking;
  const title = words.booking.confirm[way](amount, name);
  const content = html`<div class="desk-narrow">
    <h1>${title}</h1>
    <p class="desk-lead">${nameBooking(page, booking)}</p>
    <form class="desk-buttons" method="post" action="${deskAddress(locale, "cancel")}">
      ${renderHiddenFields({ id, way })}
      <button class="button desk-danger" type="submit">${title}</button>
      <a class="button button-outline" href="${deskAddress(locale, "booking", { id })}"
        >${words.booking.keep}</a
      >
    </form>
    <h2>${words.booking.reads}</h2>
    <blockquote class="desk-mail desk-message">${mail}</blockquote>
  </div>`;
  return { title, content };
}
