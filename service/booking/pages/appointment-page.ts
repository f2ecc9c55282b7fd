import { html } from "hono/html";
import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { describeRemaining } from "../copy/describe-remaining.ts";
import { listPreparation } from "../copy/list-preparation.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import { bookingAddress, signPurchase } from "../core/booking-addresses.ts";
import { countRemaining, type Booking } from "../core/booking.ts";
import { changeNoticeMs, isWithinNotice } from "../core/change-notice.ts";
import { findProviderId } from "../core/holds/transfer.ts";
import type { PageContext } from "./page-context.ts";
import { renderFacts, renderPurchase } from "./render-facts.ts";
import { renderMoment } from "./render-moment.ts";
import { renderHeading, renderMailLink, renderPage, type Markup } from "./render-page.ts";

const followUpMs = consultation.followUpDays * 24 * 60 * 60 * 1000;

export type AppointmentView = {
  booking: Booking;
  token: string;
  isJustMoved: boolean;
  key: Uint8Array;
};

/** Renders an appointment for its visitor: time, preparation and how to change it (§2, §9). */
export function renderAppointment(page: PageContext, view: AppointmentView): Markup {
  const { site, locale, copy, now } = page;
  const { booking, isJustMoved } = view;
  const { appointment } = copy;
  const isCancelled = booking.state === "cancelled";
  const isPast = booking.endsAt <= now;
  const title = isCancelled
    ? appointment.titleCancelled
    : appointment[isPast ? "titlePast" : "titleConfirmed"];
  const zones = { visitors: booking.timeZone, owners: site.rules.timeZone };
  const { receipt } = copy.payment.providers[findProviderId(booking, site.payment)];
  const minutes = fillText(appointment.minutes, { count: consultation.minutes });
  const content = html`${renderHeading(title)}
  ${isJustMoved ? html`<p role="status">${appointment.moved}</p>` : ""}
  ${isPast ? "" : renderMailed(page, booking)} ${page.isFramed ? renderOwnAddress(page, view) : ""}
  ${isCancelled || isPast ? "" : renderCourse(page, booking)}
  ${renderFacts([
    [
      appointment.when,
      html`${renderMoment(booking.startsAt, zones, locale)} <span>${minutes}</span>`,
    ],
    [appointment.bought, html`${renderPurchase(page, booking)} <span>${receipt}</span>`],
  ])}
  ${renderRefunded(page, booking)} ${renderRemaining(page, view)}
  ${isCancelled || isPast ? "" : [renderPreparation(page, view), renderChange(page, view)]}`;
  return renderPage(page, { title, content });
}

function renderMailed({ site, copy }: PageContext, { state, email }: Booking): Markup {
  const { mailed, mailedCancelled, notMailed } = copy.appointment;
  const isCancelled = state === "cancelled";
  if (!site.isMailing) return isCancelled ? html`` : html`<p class="booking-lead">${notMailed}</p>`;
  const text = fillText(isCancelled ? mailedCancelled : mailed, { email });
  return html`<p class="booking-lead">${text}</p>`;
}

/** Shows the page's address: in a frame it is hidden, and the visitor may need it later. */
function renderOwnAddress({ locale, copy }: PageContext, { token }: AppointmentView): Markup {
  const address = bookingAddress(locale, "appointment", { booking: token });
  return html`<p>
    <a class="text-link" href="${address}" target="_blank">${copy.appointment.open}</a>
  </p>`;
}

/** Draws the appointment on the line of the steps, which runs on to the last day of questions. */
function renderCourse({ locale, copy }: PageContext, booking: Booking): Markup {
  const { label, booked, changeEnds, session, lastDay } = copy.appointment.course;
  const { createdAt, startsAt, timeZone } = booking;
  const changeEndsAt = startsAt - changeNoticeMs;
  const { shortMoment, shortDay } = createTimeFormats(locale, timeZone);
  const minutes = fillText(session, { count: consultation.minutes });
  return html`<ol class="booking-course" aria-label="${label}">
    <li>${shortMoment(createdAt)} <span>${booked}</span></li>
    ${
      changeEndsAt > createdAt
        ? html`<li>${shortMoment(changeEndsAt)} <span>${changeEnds}</span></li>`
        : ""
    }
    <li>${shortMoment(startsAt)} <span>${minutes}</span></li>
    <li>${shortDay(startsAt + followUpMs)} <span>${lastDay}</span></li>
  </ol>`;
}

function renderRefunded({ locale, copy }: PageContext, booking: Booking): Markup {
  if (booking.refundedCents === 0) return html``;
  const amount = formatAmount(booking.refundedCents, booking.currency, locale);
  return html`<p>${fillText(copy.appointment.refunded, { amount })}</p>`;
}

function renderRemaining({ locale, copy }: PageContext, { booking, key }: AppointmentView): Markup {
  if (countRemaining(booking) === 0) return html``;
  const { remaining_one: one, remaining_other: other, bookNext } = copy.appointment;
  const text = describeRemaining({ one, other }, booking, locale);
  const address = bookingAddress(locale, "balance", { package: signPurchase(key, booking) });
  return html`<p>${text} <a class="text-link" href="${address}">${bookNext}</a></p>`;
}

function renderPreparation({ locale, copy }: PageContext, { token }: AppointmentView): Markup {
  const { appointment } = copy;
  const file = bookingAddress(locale, "file", { booking: token });
  return html`<p>
      <a class="button button-outline" href="${file}" download>${appointment.download}</a>
    </p>
    <h2>${appointment.prepareTitle}</h2>
    <ul class="booking-list">
      ${listPreparation(locale).map((step) => html`<li>${step}</li>`)}
    </ul>
    <p>${appointment.connect}</p>`;
}

function renderChange(page: PageContext, { booking, token }: AppointmentView): Markup {
  const { locale, copy, now } = page;
  const { appointment } = copy;
  if (isWithinNotice(booking, now)) {
    const text = fillText(appointment.tooLate, { hours: consultation.rescheduleHours });
    return html`<h2>${appointment.changeTitle}</h2>
      <p>${text} ${renderMailLink(page)}</p>`;
  }
  const until = createTimeFormats(locale, booking.timeZone).moment(
    booking.startsAt - changeNoticeMs,
  );
  const address = (name: "move" | "cancel") => bookingAddress(locale, name, { booking: token });
  return html`<h2>${appointment.changeTitle}</h2>
    <p>${fillText(appointment.changeUntil, { when: until })}</p>
    <p class="booking-actions">
      <a class="button button-outline" href="${address("move")}">${appointment.move}</a>
      <a class="button button-outline" href="${address("cancel")}">${appointment.cancel}</a>
    </p>
    <p class="caption">${appointment.keepLink}</p>`;
}
