import { html } from "hono/html";
import type { PackageName } from "../../../contracts/booking.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { findPrice, listOffered } from "../../../contracts/find-price.ts";
import { formatAmount } from "../copy/time-formats.ts";
import type { PageContext } from "./page-context.ts";
import type { Markup } from "./render-page.ts";

export function renderPackageChoice(page: PageContext, chosen: PackageName): Markup {
  const { prices, rules } = page.site;
  const { details } = page.copy;
  return html`<fieldset class="booking-options">
    <legend>${details.choice}</legend>
    ${listOffered(prices).map((name) => renderOption(page, name, name === chosen))}
    <p class="caption">
      ${details.taxes} ${prices.arePlaceholders ? details.examplePrices : ""}
      ${fillText(details.packageNote, { months: rules.packageMonths })}
    </p>
  </fieldset>`;
}

function renderOption(
  { site: { prices }, locale, copy: { details } }: PageContext,
  name: PackageName,
  isChosen: boolean,
): Markup {
  const format = (cents: number) => formatAmount(cents, prices.currency, locale);
  const { sessions, totalCents, sessionCents } = findPrice(prices, name);
  const title = sessions === 1 ? details.single : fillText(details.package, { count: sessions });
  const each = sessions === 1 ? "" : fillText(details.each, { price: format(sessionCents) });
  return html`<label class="booking-option">
    <input type="radio" name="sessions" value="${name}" ${isChosen ? "checked" : ""} />
    <span>${title}</span>
    <span class="booking-price">${format(totalCents)}</span>
    <span class="booking-each">${each}</span>
  </label>`;
}
