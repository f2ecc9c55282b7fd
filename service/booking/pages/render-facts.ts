import { html } from "hono/html";
import { nameSessions } from "../copy/describe-purchase.ts";
import { formatAmount } from "../copy/time-formats.ts";
import type { Charge } from "../core/booking.ts";
import type { PageContext } from "./page-context.ts";
import type { Markup } from "./render-page.ts";

export function renderFacts(facts: readonly (readonly [label: string, value: Markup])[]): Markup {
  return html`<dl class="booking-facts">
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

export function renderPurchase(
  { locale }: PageContext,
  { sessions, totalCents, currency }: Charge,
): Markup {
  return html`${nameSessions(sessions, locale)}, ${formatAmount(totalCents, currency, locale)}`;
}
