import { findPrice } from "../../../contracts/find-price.ts";
import { siteConfig } from "#folder/site.config.ts";
import { fillPrice } from "../../../contracts/text/fill-price.ts";
import { readText } from "../read-text.ts";
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

/** Includes the price if the page shows it (§9). */
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

function describeOffer({ data: { locale }, html, address }: GraphSource): GraphNode | undefined {
  const { prices } = siteConfig;
  const shown = fillPrice(locale, "{{price:session}}", prices);
  if (!readText(html).includes(shown.replaceAll(/\s/g, " "))) return undefined;
  const price = findPrice(prices, "single").totalCents / 100;
  return { "@type": "Offer", price, priceCurrency: prices.currency, url: address };
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
      ...(siteConfig.course.signup && { isAccessibleForFree: true }),
    },
  ];
}
