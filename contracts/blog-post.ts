import type { Document } from "@contentful/rich-text-types";
import type { Locale } from "./locale.ts";

/** Posts on one page of the list (§9). */
export const postsPerPage = 6;
/** Most posts shown as related (§9). */
export const relatedPostsLimit = 3;
/** Category chips on a card, before "+N" (§9). */
export const chipsPerCard = 2;
/** Most posts that the loose match of an unknown slug looks through (§9). */
export const slugScanLimit = 1000;

/** A picture, video or download of a post. */
export type Asset = {
  title: string;
  /** What it shows: the alternative text. */
  description: string;
  /** Path on this site, or an https address. */
  url: string;
  /** Media type, e.g. `"image/svg+xml"`: decides how it is shown. */
  contentType: string;
  /** Pixels, of a picture whose size is known. */
  width?: number;
  height?: number;
};

/** Where a link inside the text to another post leads. */
export type PostLink = {
  slug: string;
  title: string;
  /** Language of the title: Spanish where no translation exists. */
  language: Locale;
};

/**
 * A text that is safe to draw: Contentful's rich text (§3) with known nodes only, addresses checked, and `data.target`
 * a plain `Asset` (embedded-asset-block, asset-hyperlink) or `PostLink` (entry-hyperlink, embedded entries).
 * A string is plain text whose line breaks are kept (§3).
 */
export type RichText = Document | string;

/** What lists show of a post (§3). */
export type PostSummary = {
  /** The entry's system id; of a file, its slug. */
  id: string;
  slug: string;
  /** Language of the words: Spanish where no translation exists. */
  language: Locale;
  title: string;
  excerpt: string;
  /** ISO 8601 date, or date and time. */
  publishDate: string;
  /** Minutes. */
  readTime: number;
  /** Names as written in the content; `categorySlug` makes addresses of them. */
  categories: string[];
  author: string;
  authorImage?: Asset;
  featuredImage?: Asset;
  isFeatured: boolean;
};

/** A whole post (§3). */
export type Post = PostSummary & {
  metaTitle?: string;
  metaDescription?: string;
  content: RichText;
};

/** Makes the part of an address of a category, e.g. `"Visualización"` becomes `"visualizacion"`; the same for every spelling of it, encoded or not. */
export function categorySlug(category: string): string {
  return foldText(decodePart(category))
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Writes a text for comparing: lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Reads a part of an address, percent-encoded or not. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
