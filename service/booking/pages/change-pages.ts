import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { formatSlot } from "../core/slot-parameter.ts";
import type { PageContext } from "./page-context.ts";
import { renderFacts } from "./render-facts.ts";
import { renderMoment } from "./render-moment.ts";
import { renderHidden, renderPage, type Markup } from "./render-page.ts";

export function renderMove(
  page: PageContext,
  booking: Booking,
  token: string,
  slot: number,
  timeZone: string,
): Markup {
  const { site, locale, copy } = page;
  const { change } = copy;
  const zones = { visitors: timeZone, owners: site.rules.timeZone };
  const again = bookingAddress(locale, "move", { booking: token, zone: timeZone });
  const content = html`<h1>${change.moveTitle}</h1>
    ${renderFacts([
      [change.from, renderMoment(booking.startsAt, zones, locale)],
      [change.to, renderMoment(slot, zones, locale)],
    ])}
    <form class="booking-actions" method="post" action="${bookingAddress(locale, "move")}">
      ${renderHidden({ booking: token, slot: formatSlot(slot), zone: timeZone })}
      <button class="button button-primary" type="submit">${change.moveConfirm}</button>
      <a class="button button-outline" href="${again}">${change.otherHour}</a>
    </form>`;
  return renderPage(page, { title: change.moveTitle, content });
}

export function renderCancel(page: PageContext, booking: Booking, token: string): Markup {
  const { site, locale, copy } = page;
  const { change } = copy;
  const zones = { visitors: booking.timeZone, owners: site.rules.timeZone };
  const { date } = createTimeFormats(locale, booking.timeZone);
  const keep = bookingAddress(locale, "appointment", { booking: token });
  const content = html`<h1>${change.cancelTitle}</h1>
    ${renderFacts([[change.from, renderMoment(booking.startsAt, zones, locale)]])}
    <p>${fillText(change.cancelText, { date: date(booking.validUntil ?? 0) })}</p>
    <form class="booking-actions" method="post" action="${bookingAddress(locale, "cancel")}">
      ${renderHidden({ booking: token })}
      <button class="button button-primary" type="submit">${change.cancelConfirm}</button>
      <a class="button button-outline" href="${keep}">${change.keep}</a>
    </form>`;
  return renderPage(page, { title: change.cancelTitle, content });
}
