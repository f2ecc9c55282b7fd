import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { findOwnRefund, findSingleCents } from "../core/refund.ts";
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
  const until = date(booking.validUntil ?? 0);
  const keep = bookingAddress(locale, "appointment", { booking: token });
  const refundCents = findOwnRefund(booking, site.prices);
  const content = html`<h1>${change.cancelTitle}</h1>
    ${renderFacts([[change.from, renderMoment(booking.startsAt, zones, locale)]])}
    ${refundCents > 0 ? "" : html`<p>${fillText(change.cancelText, { date: until })}</p>`}
    <form method="post" action="${bookingAddress(locale, "cancel")}">
      ${renderHidden({ booking: token })}
      ${refundCents > 0 ? renderRefundChoice(page, booking, { refundCents, until }) : ""}
      <p class="booking-actions">
        <button class="button button-primary" type="submit">${change.cancelConfirm}</button>
        <a class="button button-outline" href="${keep}">${change.keep}</a>
      </p>
    </form>`;
  return renderPage(page, { title: change.cancelTitle, content });
}

/** Asks whether a cancelled session is paid back or kept; paying back is the default. */
function renderRefundChoice(
  { site, locale, copy: { change } }: PageContext,
  { sessions, currency }: Booking,
  { refundCents, until }: { refundCents: number; until: string },
): Markup {
  const format = (cents: number) => formatAmount(cents, currency, locale);
  const packageNote = fillText(change.refundPackageNote, {
    single: format(findSingleCents(site.prices)),
  });
  const money = [change.refundMoneyNote, ...(sessions > 1 ? [packageNote] : [])].join(" ");
  const choices = [
    ["money", fillText(change.refundMoney, { amount: format(refundCents) }), money],
    ["session", change.refundSession, fillText(change.refundSessionNote, { date: until })],
  ] as const;
  return html`<fieldset class="booking-options">
    <legend>${change.refundTitle}</legend>
    ${choices.map(
      ([value, label, note]) =>
        html`<label class="booking-option">
          <input
            type="radio"
            name="refund"
            value="${value}"
            ${value === "money" ? "checked" : ""}
          />
          <span>${label}</span>
          <span class="booking-each">${note}</span>
        </label>`,
    )}
  </fieldset>`;
}
