import { siteConfig } from "../../site.config.ts";
import type { PackageName } from "../../contracts/booking.ts";
import { findPrice } from "../../contracts/find-price.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { Prices } from "../../contracts/price.ts";

const place = /\{\{(price|each|discount):(session|three|five|ten)\}\}/g;

/**
 * Fills in what a session or a package costs, as the language writes it and without cents where there are none: `{{price:three}}` with
 * `"285 €"`, `{{each:three}}` with what each of its sessions costs, `{{discount:three}}` with the percentage off.
 */
export function fillPrice(locale: Locale, text: string, prices = siteConfig.prices): string {
  return text.replaceAll(place, (_, asked: string, name: string) =>
    describePrice(locale, prices, asked, name === "session" ? "single" : (name as PackageName)),
  );
}

function describePrice(locale: Locale, prices: Prices, asked: string, name: PackageName): string {
  if (asked === "discount") return String(name === "single" ? 0 : (prices.discounts[name] ?? 0));
  const { totalCents, sessionCents } = findPrice(prices, name);
  const cents = asked === "each" ? sessionCents : totalCents;
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: prices.currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
