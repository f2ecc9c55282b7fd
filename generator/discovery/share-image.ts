import type { Locale } from "../../contracts/locale.ts";
import type { Metadata } from "../../site/page-data.ts";

/** The picture in a link preview of a page, with its absolute address. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number };

/** Size in px that large previews of all networks show uncropped. */
export const cardSize = { width: 1200, height: 630 };

/** Path of a page's share card: one per path and language, the same for all pages of a list. */
export function cardPath(locale: Locale, path: string): string {
  return `/share/${locale}${path === "/" ? "/index" : path}.png`;
}

type SharedPage = { siteUrl: string; metadata: Metadata; locale: Locale; path: string };

/**
 * Returns the page's own picture if previews can show it, else its share card, whose alternative text is `heading`.
 */
export function findShareImage(page: SharedPage, heading: string): ShareImage {
  const { siteUrl, metadata, locale, path } = page;
  if (metadata.image === undefined) {
    return { url: siteUrl + cardPath(locale, path), alt: heading, ...cardSize };
  }
  const { url, description, width, height } = metadata.image;
  return {
    url: new URL(url, siteUrl).href,
    alt: description || heading,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}
