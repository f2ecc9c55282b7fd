import { html } from "hono/html";
import { fillText } from "../../../contracts/fill-text.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import { bookingAddress, returnMark } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { findTransferEnd, listWays } from "../core/holds/transfer.ts";
import { isConfirmedByMail, type PageContext } from "./page-context.ts";
import { renderFacts, renderPurchase } from "./render-facts.ts";
import { renderMoment } from "./render-moment.ts";
import {
  renderHeading,
  renderHidden,
  renderPage,
  renderSteps,
  type Markup,
} from "./render-page.ts";

export type OpenedHold = { booking: Booking; token: string };

export function renderPayment(
  page: PageContext,
  { booking, token, isRefused }: OpenedHold & { isRefused: boolean },
): Markup {
  const { site, copy, now } = page;
  const { payment } = copy;
  const ways = listWays(site.payment, booking, now);
  const content = html`${isRefused ? html`<h1>${payment.title}</h1>` : renderHeading(payment.title)}
    ${renderProgress(page, booking)}
    ${isRefused ? html`<p class="booking-problems" role="alert" tabindex="-1" autofocus>${payment.refused}</p>` : ""}
    ${renderBooked(page, booking)}
    ${booking.paymentStartedAt === null ? "" : html`<p>${payment.started}</p>`}
    ${ways.map((way, index) => renderWay(page, { booking, token }, { way, isUsual: index === 0 }))}
    <div class="booking-actions">${renderRelease(page, token)}</div>
    <p class="caption">${fillText(payment.held, { time: findEnd(page, booking) })}</p>
    ${ways.includes("stripe") ? renderClosedTab(page, booking) : ""}`;
  return renderPage(page, { title: payment.title, content });
}

/** Renders one way to pay: what happens, and its button. */
function renderWay(
  { site, locale, copy, now }: PageContext,
  { booking, token }: OpenedHold,
  { way, isUsual }: { way: PaymentProviderId; isUsual: boolean },
): Markup {
  const { notice, ...provider } = copy.payment.providers[way];
  const { text, button } = isConfirmedByMail(site) ? copy.confirmation : provider;
  const until = findTransferEnd(site.payment.transfer, booking, now);
  const { moment } = createTimeFormats(locale, booking.timeZone);
  // The provider's page does not open in a frame.
  const target = way === "stripe" ? html`target="_top"` : "";
  return html`<div class="booking-notice">
    <h2>${notice}</h2>
    <p>${fillText(text, { until: until === undefined ? "" : moment(until) })}</p>
    <form method="post" action="${bookingAddress(locale, "payment")}" ${target}>
      ${renderHidden({ hold: token, provider: way })}
      <button class="button ${isUsual ? "button-primary" : "button-outline"}" type="submit">
        ${button}
      </button>
    </form>
  </div>`;
}

/** Says what happens to a payment whose page is closed. */
function renderClosedTab(page: PageContext, booking: Booking): Markup {
  const { title, unpaid, paid, lost } = page.copy.payment.closedTab;
  const total = formatAmount(booking.totalCents, booking.currency, page.locale);
  return html`<h2>${title}</h2>
    <ul class="booking-list">
      <li>${fillText(unpaid, { time: findEnd(page, booking) })}</li>
      <li>${paid}</li>
      <li>${fillText(lost, { total })}</li>
    </ul>`;
}

/** Renders the page while the provider has not said what became of a payment; it asks again by itself. */
export function renderPending(page: PageContext, { booking, token }: OpenedHold): Markup {
  const { pendingTitle: title, pending, askAgain } = page.copy.payment;
  const address = bookingAddress(page.locale, "payment", { hold: token, [returnMark]: "yes" });
  const content = html`${renderHeading(title)} ${renderProgress(page, booking)}
    <p class="booking-lead" role="status">${pending}</p>
    ${renderBooked(page, booking)}
    <p><a class="button button-outline" href="${address}">${askAgain}</a></p>`;
  return renderPage(page, { title, content, refreshTo: address });
}

/**
 * Renders the page after a confirmation mail was sent: how long the link is valid, and what to do if it does not
 * arrive.
 */
export function renderLinkSent(page: PageContext, { booking, token }: OpenedHold): Markup {
  const { sentTitle: title, sent, missing } = page.copy.confirmation;
  const time = findEnd(page, booking);
  const content = html`${renderHeading(title)} ${renderProgress(page, booking)}
    <p class="booking-lead" role="status">${fillText(sent, { email: booking.email, time })}</p>
    ${renderBooked(page, booking)}
    <p>${missing}</p>
    <div class="booking-actions">${renderRelease(page, token)}</div>`;
  return renderPage(page, { title, content });
}

/** Renders the page that the mailed link opens. */
export function renderConfirmation(page: PageContext, { booking, token }: OpenedHold): Markup {
  const { locale, copy } = page;
  const { title, lead, confirm } = copy.confirmation;
  const content = html`<h1>${title}</h1>
    ${renderProgress(page, booking)}
    <p class="booking-lead">${fillText(lead, { time: findEnd(page, booking) })}</p>
    ${renderBooked(page, booking)}
    <form class="booking-actions" method="post" action="${bookingAddress(locale, "confirm")}">
      ${renderHidden({ confirmation: token })}
      <button class="button button-primary" type="submit">${confirm}</button>
    </form>`;
  return renderPage(page, { title, content });
}

/** Renders the steps at the payment, which a mailed link may confirm: the hour is held, and nothing is done yet. */
export function renderProgress(page: PageContext, { startsAt, timeZone, name }: Booking): Markup {
  const { shortMoment } = createTimeFormats(page.locale, timeZone);
  return renderSteps(page, "payment", { hour: shortMoment(startsAt), details: name });
}

export function renderBooked(page: PageContext, booking: Booking): Markup {
  const { site, locale, copy } = page;
  const zones = { visitors: booking.timeZone, owners: site.rules.timeZone };
  return renderFacts([
    [copy.payment.what, renderMoment(booking.startsAt, zones, locale)],
    [copy.payment.total, renderPurchase(page, booking)],
  ]);
}

export function renderRelease({ locale, copy }: PageContext, token: string): Markup {
  return html`<form method="post" action="${bookingAddress(locale, "release")}">
    ${renderHidden({ hold: token })}
    <button class="button button-outline" type="submit">${copy.payment.release}</button>
  </form>`;
}

/** Formats when the hold ends, in the visitor's zone. */
function findEnd({ locale }: PageContext, { timeZone, holdEndsAt }: Booking): string {
  return createTimeFormats(locale, timeZone).time(holdEndsAt ?? 0);
}
