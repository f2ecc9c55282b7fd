import { html } from "hono/html";
import type { Purchase } from "../../storage/booking.ts";
import { formatAmount } from "../time-texts.ts";
import { fill } from "../words.ts";
import type { Markup, PageFrame } from "./shell.ts";

/** What was bought, and for how much. */
export function renderPurchase(
  { locale, copy }: PageFrame,
  { sessions, totalCents, currency }: Purchase,
): Markup {
  const { single, package: several } = copy.details;
  const title = sessions === 1 ? single : fill(several, { count: sessions });
  return html`${title}, ${formatAmount(totalCents, currency, locale)}`;
}
