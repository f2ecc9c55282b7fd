import { siteConfig } from "../../site.config.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";

const place = "{{price:session}}";

/** Fills `{{price:session}}` with what a session costs, as the language writes it: `"100 €"`, `"€100"`; without cents where there are none. */
export function fillPrice(locale: Locale, text: string, prices = siteConfig.prices): string {
  if (!text.includes(place)) return text;
  const { session, currency } = prices;
  const price = new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(session) ? 0 : 2,
  });
  return text.replaceAll(place, price.format(session));
}
