import { html } from "hono/html";
import type { Booking } from "../../storage/booking.ts";
import { bookingAddress } from "../links.ts";
import { createTimeTexts } from "../time-texts.ts";
import { fill } from "../words.ts";
import { renderPurchase } from "./purchase.ts";
import { renderHidden, renderPage, type Markup, type PageFrame } from "./shell.ts";
import { renderMoment } from "./times.ts";

/** The step at which a hold is paid, in the words of the payment provider; `hold` is its link part. */
export function renderPayment(
  frame: PageFrame,
  booking: Booking,
  hold: string,
  isRefused: boolean,
): Markup {
  const { parts, locale, copy } = frame;
  const { payment } = copy;
  const { notice, text, button } = payment.providers[parts.payment.id];
  const zones = { visitors: booking.timeZone, owners: parts.rules.timeZone };
  const { time } = createTimeTexts(locale, booking.timeZone);
  const content = html`<h1>${payment.title}</h1>
    ${isRefused ? html`<p class="booking-problems" role="alert">${payment.refused}</p>` : ""}
    <dl class="booking-facts">
      <div>
        <dt>${payment.what}</dt>
        <dd>${renderMoment(booking.startsAt, zones, locale)}</dd>
      </div>
      <div>
        <dt>${payment.total}</dt>
        <dd>${renderPurchase(frame, booking)}</dd>
      </div>
    </dl>
    ${booking.paymentStartedAt === null ? "" : html`<p>${payment.started}</p>`}
    <div class="booking-notice">
      <h2>${notice}</h2>
      <p>${text}</p>
    </div>
    <div class="booking-actions">
      <form method="post" action="${bookingAddress(locale, "payment")}">
        ${renderHidden({ hold })}
        <button class="button button-primary" type="submit">${button}</button>
      </form>
      <form method="post" action="${bookingAddress(locale, "release")}">
        ${renderHidden({ hold })}
        <button class="button button-outline" type="submit">${payment.release}</button>
      </form>
    </div>
    <p class="caption">${fill(payment.held, { time: time(booking.holdEndsAt ?? 0) })}</p>`;
  return renderPage(frame, { title: payment.title, content });
}
