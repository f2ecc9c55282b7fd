import type { Locale } from "../../contracts/locale.ts";
import type { Metadata } from "../../site/page-data.ts";

/** The picture that previews show of a page, at its whole address. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number };

/** In px; what the large previews of all networks show uncut. */
export const cardSize = { width: 1200, height: 630 };

/** Where the card of a page lies: one for each path and language, and one for all pages of a list. */
export function cardPath(locale: Locale, path: string): string {
  return `/share/${locale}${path === "/" ? "/index" : path}.png`;
}

type SharedPage = { siteUrl: string; metadata: Metadata; locale: Locale; path: string };

/** The page's own picture where it has one that previews can show, else the card that the build draws; `heading` is what stands on that. */
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
