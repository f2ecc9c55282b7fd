import type { Document } from "@contentful/rich-text-types";
import type { Locale } from "./locale.ts";

/** §9; `slugScanLimit` bounds the loose match of an unknown slug. */
export const postsPerPage = 6;
export const relatedPostsLimit = 3;
export const chipsPerCard = 2;
export const slugScanLimit = 1000;

export type Asset = {
  title: string;
  /** Alternative text. */
  description: string;
  /** Path on this site, or an https address. */
  url: string;
  contentType: string;
  width?: number;
  height?: number;
};

export type PostLink = {
  slug: string;
  title: string;
  language: Locale;
};

/**
 * A text that is safe to draw: Contentful's rich text (§3) with known nodes only, addresses checked, and `data.target`
 * a plain `Asset` (embedded-asset-block, asset-hyperlink) or `PostLink` (entry-hyperlink, embedded entries).
 * A string is plain text whose line breaks are kept (§3).
 */
export type RichText = Document | string;

export type PostSummary = {
  /** System id of the entry; a file's slug. */
  id: string;
  slug: string;
  /** Spanish where no translation exists. */
  language: Locale;
  title: string;
  excerpt: string;
  /** ISO 8601 date, or date and time. */
  publishDate: string;
  /** Minutes. */
  readTime: number;
  categories: string[];
  author: string;
  authorImage?: Asset;
  featuredImage?: Asset;
  isFeatured: boolean;
};

export type Post = PostSummary & {
  metaTitle?: string;
  metaDescription?: string;
  content: RichText;
};

/** Address part of a category, the same for every spelling, e.g. `"Visualización"` and `"visualizaci%C3%B3n"` give `"visualizacion"`. */
export function categorySlug(category: string): string {
  return foldText(decodePart(category))
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Decodes percent-encoding; returns a malformed text unchanged. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
