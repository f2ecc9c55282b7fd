import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import type { PageContext } from "./page-context.ts";
import { renderFacts, renderPurchase } from "./render-facts.ts";
import { renderMoment } from "./render-moment.ts";
import { renderHidden, renderPage, type Markup } from "./render-page.ts";

export function renderPayment(
  page: PageContext,
  { booking, token, isRefused }: { booking: Booking; token: string; isRefused: boolean },
): Markup {
  const { site, locale, copy } = page;
  const { payment } = copy;
  const { notice, text, button } = payment.providers[site.payment.id];
  const zones = { visitors: booking.timeZone, owners: site.rules.timeZone };
  const { time } = createTimeFormats(locale, booking.timeZone);
  const content = html`<h1>${payment.title}</h1>
    ${isRefused ? html`<p class="booking-problems" role="alert">${payment.refused}</p>` : ""}
    ${renderFacts([
      [payment.what, renderMoment(booking.startsAt, zones, locale)],
      [payment.total, renderPurchase(page, booking)],
    ])}
    ${booking.paymentStartedAt === null ? "" : html`<p>${payment.started}</p>`}
    <div class="booking-notice">
      <h2>${notice}</h2>
      <p>${text}</p>
    </div>
    <div class="booking-actions">
      <form method="post" action="${bookingAddress(locale, "payment")}">
        ${renderHidden({ hold: token })}
        <button class="button button-primary" type="submit">${button}</button>
      </form>
      <form method="post" action="${bookingAddress(locale, "release")}">
        ${renderHidden({ hold: token })}
        <button class="button button-outline" type="submit">${payment.release}</button>
      </form>
    </div>
    <p class="caption">${fillText(payment.held, { time: time(booking.holdEndsAt ?? 0) })}</p>`;
  return renderPage(page, { title: payment.title, content });
}
