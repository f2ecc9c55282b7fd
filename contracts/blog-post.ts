import type { Document } from "@contentful/rich-text-types";
import type { Locale } from "./locale.ts";

/** Limits of §9; a slug that matches no post exactly is searched for among `slugScanLimit` posts. */
export const postsPerPage = 6;
export const relatedPostsLimit = 3;
export const chipsPerCard = 2;
export const slugScanLimit = 1000;

export type Asset = {
  title: string;
  description: string;
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
 * Contentful rich text (§3) that is safe to render: known nodes only, checked addresses, and `data.target` a plain
 * `Asset` (embedded-asset-block, asset-hyperlink) or `PostLink` (entry-hyperlink, embedded entries). A string is plain
 * text with its line breaks kept.
 */
export type RichText = Document | string;

export type PostSummary = {
  id: string;
  slug: string;
  language: Locale;
  title: string;
  excerpt: string;
  publishDate: string;
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
  /** Date of the last substantial change. */
  updatedDate?: string;
  /** The featured image as a `data:` address, where it is a small drawing: it is there with the document. */
  cover?: string;
  content: RichText;
};

/**
 * Returns the category's part of an address, equal for every spelling: `"Visualización"` and `"visualizaci%C3%B3n"` give
 * `"visualizacion"`.
 */
export function categorySlug(category: string): string {
  return foldText(decodePart(category))
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Decodes percent-encoding; returns malformed text unchanged. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
