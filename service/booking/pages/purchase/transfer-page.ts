import { html } from "hono/html";
import { fillText } from "../../../../contracts/fill-text.ts";
import { describeTransfer } from "../../copy/describe-transfer.ts";
import { createTimeFormats } from "../../copy/time-formats.ts";
import type { PageContext } from "../page-context.ts";
import { renderBooked, renderProgress, renderRelease, type OpenedHold } from "../payment-page.ts";
import { renderFacts } from "../render-facts.ts";
import { renderHeading, renderPage, type Markup } from "../render-page.ts";

/** Renders the page of an awaited transfer: what to pay, to whom, and until when. */
export function renderTransfer(page: PageContext, { booking, token }: OpenedHold): Markup {
  const { site, locale, copy } = page;
  const { title, lead, mailed, late, different } = copy.transfer;
  const { moment } = createTimeFormats(locale, booking.timeZone);
  const facts = describeTransfer(booking, site.payment.transfer);
  const content = html`${renderHeading(title)} ${renderProgress(page, booking)}
    <p class="booking-lead" role="status">
      ${fillText(lead, { until: moment(booking.holdEndsAt ?? 0) })}
    </p>
    ${renderFacts(facts.map(([label, value]) => [label, html`${value}`]))}
    <ul class="booking-list">
      ${site.isMailing ? html`<li>${fillText(mailed, { email: booking.email })}</li>` : ""}
      <li>${late}</li>
      <li>${different}</li>
    </ul>
    ${renderBooked(page, booking)}
    <div class="booking-actions">${renderRelease(page, token)}</div>`;
  return renderPage(page, { title, content });
}
