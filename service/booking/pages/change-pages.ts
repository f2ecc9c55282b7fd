import { html } from "hono/html";
import type { Booking } from "../../storage/booking.ts";
import { bookingAddress } from "../links.ts";
import { createTimeTexts } from "../time-texts.ts";
import { fill } from "../words.ts";
import { formatSlot } from "../week.ts";
import { renderHidden, renderPage, type Markup, type PageFrame } from "./shell.ts";
import { renderMoment } from "./times.ts";

/** Asks whether an appointment shall be moved to that hour; `token` is its link part. */
export function renderMove(
  frame: PageFrame,
  booking: Booking,
  token: string,
  slot: number,
  timeZone: string,
): Markup {
  const { parts, locale, copy } = frame;
  const { change } = copy;
  const zones = { visitors: timeZone, owners: parts.rules.timeZone };
  const again = bookingAddress(locale, "move", { booking: token, zone: timeZone });
  const content = html`<h1>${change.moveTitle}</h1>
    <dl class="booking-facts">
      <div>
        <dt>${change.from}</dt>
        <dd>${renderMoment(booking.startsAt, zones, locale)}</dd>
      </div>
      <div>
        <dt>${change.to}</dt>
        <dd>${renderMoment(slot, zones, locale)}</dd>
      </div>
    </dl>
    <form class="booking-actions" method="post" action="${bookingAddress(locale, "move")}">
      ${renderHidden({ booking: token, slot: formatSlot(slot), zone: timeZone })}
      <button class="button button-primary" type="submit">${change.moveConfirm}</button>
      <a class="button button-outline" href="${again}">${change.otherHour}</a>
    </form>`;
  return renderPage(frame, { title: change.moveTitle, content });
}

/** Asks whether an appointment shall be cancelled; `token` is its link part. */
export function renderCancel(frame: PageFrame, booking: Booking, token: string): Markup {
  const { parts, locale, copy } = frame;
  const { change } = copy;
  const zones = { visitors: booking.timeZone, owners: parts.rules.timeZone };
  const { date } = createTimeTexts(locale, booking.timeZone);
  const keep = bookingAddress(locale, "appointment", { booking: token });
  const content = html`<h1>${change.cancelTitle}</h1>
    <dl class="booking-facts">
      <div>
        <dt>${change.from}</dt>
        <dd>${renderMoment(booking.startsAt, zones, locale)}</dd>
      </div>
    </dl>
    <p>${fill(change.cancelText, { date: date(booking.validUntil ?? 0) })}</p>
    <form class="booking-actions" method="post" action="${bookingAddress(locale, "cancel")}">
      ${renderHidden({ booking: token })}
      <button class="button button-primary" type="submit">${change.cancelConfirm}</button>
      <a class="button button-outline" href="${keep}">${change.keep}</a>
    </form>`;
  return renderPage(frame, { title: change.cancelTitle, content });
}
