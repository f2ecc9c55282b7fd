import type { PackageName } from "../booking.ts";
import { findPrice } from "../find-price.ts";
import { languageTags, type Locale } from "../locale.ts";
import type { Prices } from "../price.ts";

const place = /\{\{(price|each|discount):(session|three|five|ten|block|project)\}\}/g;

/**
 * Fills in prices in the format of the language, without cents if they are zero: `{{price:three}}` becomes `"285 €"`,
 * `{{each:three}}` the price of one of its sessions, `{{discount:three}}` its discount in percent. `{{price:block}}`
 * and `{{price:project}}` are the prices of a block of hours and of the smallest project.
 */
export function fillPrice(locale: Locale, text: string, prices: Prices): string {
  return text.replaceAll(place, (_, asked: string, name: string) =>
    describePrice(locale, prices, asked, name),
  );
}

function describePrice(locale: Locale, prices: Prices, asked: string, name: string): string {
  const { currency, block, project, discounts } = prices;
  if (name === "block") return formatCents(locale, currency, Math.round(100 * block.price));
  if (name === "project") return formatCents(locale, currency, Math.round(100 * project.from));
  const sold = name === "session" ? "single" : (name as PackageName);
  if (asked === "discount") return String(sold === "single" ? 0 : (discounts[sold] ?? 0));
  const { totalCents, sessionCents } = findPrice(prices, sold);
  return formatCents(locale, currency, asked === "each" ? sessionCents : totalCents);
}

function formatCents(locale: Locale, currency: string, cents: number): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
