import { locales, type Locale } from "../contracts/locale.ts";
import { toAddress } from "../contracts/paths/page-paths.ts";
import type { Metadata } from "./page-data.ts";
import type { Route } from "./routes.ts";

export type HeadElement = {
  tag: "title" | "meta" | "link";
  attributes: Record<string, string>;
  text?: string;
};

export type HeadOptions = {
  metadata: Metadata;
  path: string;
  /** Edition of the address, whichever language is shown there (D3). */
  edition: Locale;
  siteUrl: string;
  brand: string;
  route: Route;
  /** False if search engines may index no page of the site. */
  isIndexed: boolean;
};

/** The length that search engines show of a title. */
export const mostTitleCharacters = 60;

/** Describes the head of the shown page: prerendered, and updated by the app (§2 "Page metadata", D2). */
export function describeHead(options: HeadOptions): HeadElement[] {
  const { metadata, edition, route, isIndexed } = options;
  const isPage = route.hidden !== true && metadata.isMissing !== true;
  const elements: HeadElement[] = [
    { tag: "title", attributes: {}, text: describeTitle(options) },
    describeMeta("name", "description", metadata.description),
  ];
  // The only rule for robots: missing pages and all pages of an unpublished site are not indexed.
  if (!isPage || !isIndexed) elements.push(describeMeta("name", "robots", "noindex"));
  if (!isPage) return elements;
  const only = findOnlyLanguage(options);
  const editions = only === undefined ? locales : [only];
  return [
    ...elements,
    describeLink("canonical", addressOf(options, edition)),
    ...editions.map((other) => describeLink("alternate", addressOf(options, other), other)),
    describeLink("alternate", addressOf(options, "es"), "x-default"),
  ];
}

/** Appends the brand to the title if both fit. */
export function describeTitle({
  metadata: { title },
  brand,
}: Pick<HeadOptions, "metadata" | "brand">): string {
  if (title === undefined) return brand;
  const whole = `${title} | ${brand}`;
  return whole.length > mostTitleCharacters ? title : whole;
}

/** Returns the canonical address of a page in an edition, or in its only one. */
export function addressOf(options: HeadOptions, edition: Locale): string {
  const { siteUrl, metadata, path } = options;
  const address = toAddress(findOnlyLanguage(options) ?? edition, metadata.path ?? path);
  return siteUrl + address + (metadata.query ?? "");
}

export function findOnlyLanguage({ metadata, route }: HeadOptions): Locale | undefined {
  return metadata.only ?? route.only;
}

export function describeMeta(key: "name" | "property", value: string, content: string) {
  return { tag: "meta", attributes: { [key]: value, content } } as const satisfies HeadElement;
}

function describeLink(rel: string, href: string, hreflang?: string): HeadElement {
  return {
    tag: "link",
    attributes: { rel, ...(hreflang === undefined ? {} : { hreflang }), href },
  };
}
