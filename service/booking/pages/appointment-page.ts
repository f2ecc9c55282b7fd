import { html } from "hono/html";
import { consultation } from "../../../contracts/consultation.ts";
import { countRemaining, type Booking } from "../../storage/booking.ts";
import { listPreparation } from "../preparation.ts";
import { bookingAddress, signPurchase } from "../links.ts";
import { createTimeTexts } from "../time-texts.ts";
import { choose, fill } from "../words.ts";
import { renderPurchase } from "./purchase.ts";
import { renderMailLink, renderPage, type Markup, type PageFrame } from "./shell.ts";
import { renderMoment } from "./times.ts";

const hourMs = 60 * 60 * 1000;

/** How long before its start an appointment can last be moved or cancelled, in milliseconds (§9). */
export const changeNoticeMs = consultation.rescheduleHours * hourMs;

export type AppointmentView = {
  booking: Booking;
  /** Link part of the appointment. */
  token: string;
  isJustMoved: boolean;
  key: Uint8Array;
};

/** An appointment as its visitor sees it: when, how to prepare, and how to change it (§2, §9). */
export function renderAppointment(frame: PageFrame, view: AppointmentView): Markup {
  const { parts, locale, copy } = frame;
  const { booking, isJustMoved } = view;
  const { appointment } = copy;
  const isCancelled = booking.state === "cancelled";
  const isPast = booking.endsAt <= parts.now();
  const title = isCancelled
    ? appointment.titleCancelled
    : appointment[isPast ? "titlePast" : "titleConfirmed"];
  const zones = { visitors: booking.timeZone, owners: parts.rules.timeZone };
  const { receipt } = copy.payment.providers[parts.payment.id];
  const content = html`<h1>${title}</h1>
    ${isJustMoved ? html`<p role="status">${appointment.moved}</p>` : ""}
    <p class="booking-lead">
      ${parts.isMailing ? fill(appointment.mailed, { email: booking.email }) : appointment.notMailed}
    </p>
    ${frame.isFramed ? renderOwnAddress(frame, view) : ""}
    <dl class="booking-facts">
      <div>
        <dt>${appointment.when}</dt>
        <dd>
          ${renderMoment(booking.startsAt, zones, locale)}
          <span>${fill(appointment.minutes, { count: consultation.minutes })}</span>
        </dd>
      </div>
      <div>
        <dt>${appointment.bought}</dt>
        <dd>${renderPurchase(frame, booking)} <span>${receipt}</span></dd>
      </div>
    </dl>
    ${renderRemaining(frame, view)}
    ${isCancelled || isPast ? "" : [renderPreparation(frame, view), renderChange(frame, view)]}`;
  return renderPage(frame, { title, content });
}

/** In a frame a page's address cannot be seen, and this one is worth keeping. */
function renderOwnAddress({ locale, copy }: PageFrame, { token }: AppointmentView): Markup {
  const address = bookingAddress(locale, "appointment", { booking: token });
  return html`<p>
    <a class="text-link" href="${address}" target="_blank">${copy.appointment.open}</a>
  </p>`;
}

function renderRemaining({ locale, copy }: PageFrame, { booking, key }: AppointmentView): Markup {
  const remaining = countRemaining(booking);
  if (remaining === 0) return html``;
  const { remaining_one: one, remaining_other: other, bookNext } = copy.appointment;
  const date = createTimeTexts(locale, booking.timeZone).date(booking.validUntil ?? 0);
  const text = fill(choose({ one, other }, remaining), { count: remaining, date });
  const address = bookingAddress(locale, "calendar", {
    package: signPurchase(key, booking),
    zone: booking.timeZone,
  });
  return html`<p>${text} <a class="text-link" href="${address}">${bookNext}</a></p>`;
}

function renderPreparation({ locale, copy }: PageFrame, { token }: AppointmentView): Markup {
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

function renderChange(frame: PageFrame, { booking, token }: AppointmentView): Markup {
  const { parts, locale, copy } = frame;
  const { appointment } = copy;
  const until = booking.startsAt - changeNoticeMs;
  if (until < parts.now()) {
    const text = fill(appointment.tooLate, { hours: consultation.rescheduleHours });
    return html`<h2>${appointment.changeTitle}</h2>
      <p>${text} ${renderMailLink(frame)}</p>`;
  }
  const { moment } = createTimeTexts(locale, booking.timeZone);
  const address = (page: "move" | "cancel") => bookingAddress(locale, page, { booking: token });
  return html`<h2>${appointment.changeTitle}</h2>
    <p>${fill(appointment.changeUntil, { when: moment(until) })}</p>
    <p class="booking-actions">
      <a class="button button-outline" href="${address("move")}">${appointment.move}</a>
      <a class="button button-outline" href="${address("cancel")}">${appointment.cancel}</a>
    </p>
    <p class="caption">${appointment.keepLink}</p>`;
}
