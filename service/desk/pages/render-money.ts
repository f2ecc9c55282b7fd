import { html } from "hono/html";
import { createTimeFormats, formatAmount } from "../../booking/copy/time-formats.ts";
import { countRemaining, type Booking } from "../../booking/core/booking.ts";
import type { PaymentIssue } from "../../booking/core/payment-provider.ts";
import { deskAddress, renderAct, type DeskPage, type Markup } from "./desk-frame.ts";
import { writeTo } from "./render-messages.ts";
import { renderSection } from "./render-section.ts";

/** Renders the money that needs the owner; nothing if there is none. */
export function renderIssues(page: DeskPage, issues: readonly PaymentIssue[]): Markup {
  const { locale, words, timeZone } = page;
  const { shortMoment } = createTimeFormats(locale, timeZone);
  if (issues.length === 0) return html``;
  return html`<ol class="desk-issues" id="issues">
    ${issues.map(({ kind, email, cents, currency, reference, notedAt }) => {
      const amount = formatAmount(cents, currency, locale);
      const who = email === "" ? words.issues.somebody : email;
      return html`<li>
        <h2>
          <span class="desk-mark">${words.issues.title(who, amount)}</span> ${words.issues[kind]}
        </h2>
        <p class="desk-note">${words.issues.reference(reference)}, ${shortMoment(notedAt)}</p>
        <div class="desk-buttons">
          ${
            email === ""
              ? ""
              : html`<a class="button button-primary" href="${writeTo(email)}"
                  >${words.issues.write}</a
                >`
          }
          ${renderAct(deskAddress(locale, "seen"), { id: reference }, words.issues.seen, "button button-outline")}
        </div>
      </li>`;
    })}
  </ol>`;
}

/** Renders the packages with hours left, each hour as a square. */
export function renderPackages(page: DeskPage, packages: readonly Booking[]): Markup {
  const { locale, words, timeZone } = page;
  if (packages.length === 0) return html``;
  const { date } = createTimeFormats(locale, timeZone);
  const sum = packages.reduce((total, one) => total + countRemaining(one), 0);
  return renderSection({
    id: "packages",
    title: words.packages.title,
    note: words.packages.count(sum),
    content: html`<ol class="desk-rows">
      ${packages.map((one) => {
        const left = countRemaining(one);
        return html`<li>
          <div class="desk-row-head">
            <h3><a href="${deskAddress(locale, "bookings", { q: one.email })}">${one.name}</a></h3>
            <p class="desk-squares" aria-hidden="true">
              ${Array.from(
                { length: one.sessions },
                (_, index) => html`<i class="${index < left ? "is-left" : ""}"></i>`,
              )}
            </p>
          </div>
          <p class="desk-note">
            ${words.packages.left(left, one.sessions, date(one.validUntil ?? 0))}
          </p>
        </li>`;
      })}
    </ol>`,
  });
}
