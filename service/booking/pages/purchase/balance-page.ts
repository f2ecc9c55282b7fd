import { html } from "hono/html";
import { consultation } from "../../../../contracts/consultation.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { arrowRightPath } from "../../../../design/icon-paths.ts";
import { choosePlural } from "../../copy/booking-copy.ts";
import { nameSessions } from "../../copy/describe-purchase.ts";
import { createTimeFormats, formatAmount } from "../../copy/time-formats.ts";
import { bookingAddress, signAppointment } from "../../core/booking-addresses.ts";
import { countRemaining, type Booking, type Purchase } from "../../core/booking.ts";
import { hasSessionLeft } from "../../core/package-validity.ts";
import { findSingleCents, findUnusedRefund } from "../../core/refund.ts";
import { formatSlot } from "../../core/slot-parameter.ts";
import type { PageContext } from "../page-context.ts";
import { renderMailLink, renderPage, type Markup } from "../render-page.ts";

const followUpMs = consultation.followUpDays * 24 * 60 * 60_000;
const shownDays = 3;

export type BalanceView = {
  purchase: Purchase;
  token: string;
  /** The booked sessions, in the order of their hours. */
  sessions: readonly Booking[];
  /** The starts of all free hours, in order. */
  free: readonly number[];
  key: Uint8Array;
};

/** Renders what is left of a package: its sessions one by one, the next free hours, and what is paid back. */
export function renderBalance(page: PageContext, view: BalanceView): Markup {
  const { locale, copy, now } = page;
  const { purchase } = view;
  const { of } = copy.balance;
  const title = nameState(page, purchase);
  const bought = nameSessions(purchase.sessions, locale);
  const content = html`<p class="booking-lead">${fillText(of, { bought, name: purchase.name })}</p>
    <h1>${title}</h1>
    ${renderSquares(page, view)} ${renderState(page, purchase)}
    ${hasSessionLeft(purchase, now) ? renderHours(page, view) : ""} ${renderSessions(page, view)}
    ${renderUnused(page, purchase)}`;
  return renderPage(page, { title, content });
}

function nameState({ copy, now }: PageContext, purchase: Purchase): string {
  const { balance } = copy;
  const { title_one: one, title_other: other, numbers } = balance;
  const remaining = countRemaining(purchase);
  if (purchase.refundedCents > 0) return balance.titleRefunded;
  if (remaining === 0) return balance.titleAllBooked;
  if (!hasSessionLeft(purchase, now)) return balance.titleEnded;
  const count = numbers[remaining] ?? String(remaining);
  return fillText(choosePlural({ one, other }, remaining), { count });
}

/** Draws each session as a square: its day if it is booked, or whose it is. */
function renderSquares(
  { locale, copy, now }: PageContext,
  { purchase, sessions }: BalanceView,
): Markup {
  const { balance } = copy;
  const { shortDay } = createTimeFormats(locale, purchase.timeZone);
  const left = hasSessionLeft(purchase, now) ? balance.left : balance.unused;
  const squares = Array.from({ length: purchase.sessions }, (_, index) => sessions[index]);
  return html`<ol class="booking-squares" aria-label="${balance.label}">
    ${squares.map((session) => {
      if (session === undefined)
        return html`<li class="${left === balance.left ? "is-left" : ""}">${left}</li>`;
      const state = session.endsAt <= now ? balance.done : balance.booked;
      return html`<li>${shortDay(session.startsAt)} <span>${state}</span></li>`;
    })}
  </ol>`;
}

/** Says until when the rest can be booked, or what became of it. */
function renderState(page: PageContext, purchase: Purchase): Markup {
  const { locale, copy, now } = page;
  const { refundedCents, currency, validUntil, timeZone } = purchase;
  if (refundedCents > 0) {
    const amount = formatAmount(refundedCents, currency, locale);
    return html`<p>${fillText(copy.appointment.refunded, { amount })}</p>`;
  }
  if (countRemaining(purchase) === 0) return html``;
  const date = createTimeFormats(locale, timeZone).date(validUntil ?? 0);
  return hasSessionLeft(purchase, now)
    ? html`<p class="caption">${fillText(copy.balance.paid, { date })}</p>`
    : html`<p>${fillText(copy.balance.ended, { date })} ${renderMailLink(page)}</p>`;
}

/** Renders the first free hour of the next days, and the way to all of them. */
function renderHours(page: PageContext, { purchase, token, free }: BalanceView): Markup {
  const { locale, copy } = page;
  const { soonest, all, zone: note, nothing } = copy.balance;
  const { timeZone: zone } = purchase;
  const { day, time, city } = createTimeFormats(locale, zone);
  const first = [...new Map(free.toReversed().map((slot) => [day(slot), slot])).values()]
    .toReversed()
    .slice(0, shownDays);
  if (first.length === 0) return html`<p>${nothing} ${renderMailLink(page)}</p>`;
  const query = { package: token, zone };
  return html`<ul class="booking-hours">
      ${first.map((slot, index) => {
        const address = bookingAddress(locale, "details", { ...query, slot: formatSlot(slot) });
        const label = html`<span>${day(slot)}, ${time(slot)}</span>
          ${index === 0 ? html`<span class="booking-soonest">${soonest}</span>` : ""}`;
        return renderHour(address, label, index === 0);
      })}
      ${renderHour(bookingAddress(locale, "calendar", query), html`<span>${all}</span>`, false)}
    </ul>
    <p class="caption">${fillText(note, { city })}</p>`;
}

function renderHour(address: string, label: Markup, isNext: boolean): Markup {
  return html`<li>
    <a class="booking-hour${isNext ? " booking-next" : ""}" href="${address}"
      >${label}
      <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="${arrowRightPath}" fill="none" stroke="currentColor" stroke-width="1.75" /></svg
    ></a>
  </li>`;
}

function renderSessions(page: PageContext, { sessions, key }: BalanceView): Markup {
  if (sessions.length === 0) return html``;
  const { locale, copy, now } = page;
  const { sessions: title, questions, open } = copy.balance;
  return html`<h2>${title}</h2>
    <ul class="booking-booked">
      ${sessions.map((session) => {
        const { startsAt, endsAt, timeZone } = session;
        const { moment, date } = createTimeFormats(locale, timeZone);
        const booking = signAppointment(key, session);
        const answeredUntil = endsAt + followUpMs;
        const isAnswered = endsAt <= now && answeredUntil > now;
        return html`<li>
          <h3>${moment(startsAt)}</h3>
          ${isAnswered ? html`<p>${fillText(questions, { date: date(answeredUntil) })}</p>` : ""}
          <a class="text-link" href="${bookingAddress(locale, "appointment", { booking })}"
            >${open}</a
          >
        </li>`;
      })}
    </ul>`;
}

/** Says what is paid back if the rest is not wanted; the owner is asked by mail. */
function renderUnused({ site, locale, copy, now }: PageContext, purchase: Purchase): Markup {
  const { unusedTitle, refund, refundAll, ask, askSubject } = copy.balance;
  const cents = findUnusedRefund(purchase, site.prices);
  if (cents === 0 || !hasSessionLeft(purchase, now)) return html``;
  const format = (amount: number) => formatAmount(amount, purchase.currency, locale);
  const text = fillText(purchase.bookedSessions === 0 ? refundAll : refund, {
    amount: format(cents),
    total: format(purchase.totalCents),
    single: format(findSingleCents(site.prices)),
  });
  const subject = encodeURIComponent(fillText(askSubject, { id: purchase.purchaseId }));
  return html`<h2>${unusedTitle}</h2>
    <p>${text}</p>
    <p><a class="text-link" href="mailto:${site.owner.email}?subject=${subject}">${ask}</a></p>`;
}
