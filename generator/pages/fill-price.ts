import { siteConfig } from "../../site.config.ts";
import type { PackageName } from "../../contracts/booking.ts";
import { findPrice } from "../../contracts/find-price.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { Prices } from "../../contracts/price.ts";

const place = /\{\{(price|each|discount):(session|three|five|ten|block|project)\}\}/g;

/**
 * Fills in what a session or a package costs, as the language writes it and without cents where there are none: `{{price:three}}` with
 * `"285 €"`, `{{each:three}}` with what each of its sessions costs, `{{discount:three}}` with the percentage off; `{{price:block}}`
 * and `{{price:project}}` with a block of hours and the smallest project.
 */
export function fillPrice(locale: Locale, text: string, prices = siteConfig.prices): string {
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
