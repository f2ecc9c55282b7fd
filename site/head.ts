import { localePrefix, locales, type Locale } from "../contracts/locale.ts";
import { toAddress } from "../contracts/page-paths.ts";
import type { Metadata } from "./page-data.ts";
import { feedPath, type Route } from "./routes.ts";

export type HeadElement = {
  tag: "title" | "meta" | "link";
  attributes: Record<string, string>;
  text?: string;
};

type HeadOptions = {
  metadata: Metadata;
  path: string;
  locale: Locale;
  /** Edition of the address, whatever language is read there (D3). */
  edition: Locale;
  siteUrl: string;
  brand: string;
  route: Route;
};

const openGraphLocales: Record<Locale, string> = { es: "es_ES", en: "en_US" };

/** The same list is prerendered and kept current by the app (§2 "Page metadata", D2). */
export function describeHead(options: HeadOptions): HeadElement[] {
  const { metadata, locale, edition, siteUrl, brand, route } = options;
  const title = metadata.title === undefined ? brand : `${metadata.title} | ${brand}`;
  const address = addressOf(options, edition);
  const image = new URL(metadata.image ?? `/images/share.${locale}.png`, siteUrl).href;
  const type = metadata.type ?? "website";
  const elements: HeadElement[] = [
    { tag: "title", attributes: {}, text: title },
    meta("name", "description", metadata.description),
    meta("property", "og:title", title),
    meta("property", "og:description", metadata.description),
    meta("property", "og:type", type),
    meta("property", "og:url", address),
    meta("property", "og:image", image),
    meta("property", "og:site_name", brand),
    meta("property", "og:locale", openGraphLocales[locale]),
    meta("name", "twitter:card", "summary_large_image"),
  ];
  if (type === "article") {
    if (metadata.publishedTime !== undefined)
      elements.push(meta("property", "article:published_time", metadata.publishedTime));
    if (metadata.author !== undefined)
      elements.push(meta("property", "article:author", metadata.author));
  }
  if (route.hidden === true) return [...elements, meta("name", "robots", "noindex")];
  return [
    ...elements,
    link("canonical", address),
    ...locales.map((other) => link("alternate", addressOf(options, other), other)),
    link("alternate", addressOf(options, "es"), "x-default"),
    ...(route.feed === true ? [linkFeed(options)] : []),
  ];
}

function addressOf({ siteUrl, metadata, ...asked }: HeadOptions, edition: Locale): string {
  return siteUrl + toAddress(edition, metadata.path ?? asked.path);
}

function linkFeed({ siteUrl, locale, brand }: HeadOptions): HeadElement {
  const href = siteUrl + localePrefix[locale] + feedPath;
  const attributes = { rel: "alternate", type: "application/rss+xml", title: brand, href };
  return { tag: "link", attributes };
}

function meta(key: "name" | "property", value: string, content: string): HeadElement {
  return { tag: "meta", attributes: { [key]: value, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadElement {
  return {
    tag: "link",
    attributes: { rel, ...(hreflang === undefined ? {} : { hreflang }), href },
  };
}
