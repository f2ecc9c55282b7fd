import { findPrice } from "../../../contracts/find-price.ts";
import { languageTags } from "../../../contracts/locale.ts";
import { siteConfig } from "../../../site.config.ts";
import type { GraphNode, GraphSource } from "./graph.ts";

export function describeServices({ data, business }: GraphSource): GraphNode[] {
  const { servicePage } = data.copy;
  if (servicePage === undefined) return [];
  return Object.values(servicePage.selector.items).map(({ title }) => ({
    "@type": "Service",
    name: title,
    provider: business,
  }));
}

/** With its price where the page says it (§9). */
export function describeConsultation(source: GraphSource): GraphNode[] {
  const { data, heading, address, business } = source;
  const offers = describeOffer(source);
  return [
    {
      "@type": "Service",
      name: heading,
      description: data.copy.consultations?.hero.subtitle,
      url: address,
      provider: business,
      ...(offers !== undefined && { offers }),
    },
  ];
}

function describeOffer({ data: { locale }, text, address }: GraphSource): GraphNode | undefined {
  const { currency } = siteConfig.prices;
  const price = findPrice(siteConfig.prices, "single").totalCents / 100;
  const style = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  const shown = new Intl.NumberFormat(languageTags[locale], style).format(price);
  if (!text.includes(shown.replaceAll(/\s/g, " "))) return undefined;
  return { "@type": "Offer", price, priceCurrency: currency, url: address };
}

export function describeCourse({ data, heading, address, business }: GraphSource): GraphNode[] {
  return [
    {
      "@type": "Course",
      name: heading,
      description: data.copy.course?.hero.subtitle,
      url: address,
      provider: business,
      inLanguage: "es",
      isAccessibleForFree: true,
    },
  ];
}
