import { slugScanLimit } from "../../../../contracts/blog-post.ts";
import type { Locale } from "../../../../contracts/locale.ts";
import type { PostQuery } from "./delivery.ts";

export type PostFilter = {
  "fields.isFeatured"?: true;
  /** Names without a comma, at which the service splits a name in two. */
  "fields.categories[in]"?: string[];
};

const pageLimit = 1000; // the service's maximum per page
const cutoffStepMs = 300_000; // D20

// Leaves out the body, which would make a list a hundred times larger.
const summaryFields = [
  "title",
  "slug",
  "excerpt",
  "featuredImage",
  "publishDate",
  "readTime",
  "categories",
  "author",
  "authorImage",
  "isPublished",
  "isFeatured",
] as const;

/** Returns the time, rounded down to 5 minutes so that answers can be cached (D20). */
export function findCutoff(now: Date): Date {
  return new Date(Math.floor(now.getTime() / cutoffStepMs) * cutoffStepMs);
}

export function listQuery(
  locale: Locale,
  cutoff: Date,
  filter: PostFilter = {},
  limit = pageLimit,
): PostQuery {
  const select = summaryFields.map((field) => `fields.${field}` as const);
  return { ...publishedQuery(locale, cutoff), ...filter, select, include: 1, limit };
}

export function slugQuery(locale: Locale, cutoff: Date, slug: string): PostQuery {
  return { ...publishedQuery(locale, cutoff), "fields.slug": slug, include: 1, limit: 1 };
}

export function slugScanQuery(locale: Locale, cutoff: Date): PostQuery {
  const query = publishedQuery(locale, cutoff);
  return { ...query, select: ["fields.slug"], include: 0, limit: slugScanLimit };
}

function publishedQuery(locale: Locale, cutoff: Date) {
  return {
    content_type: "blogPost",
    "fields.isPublished": true,
    "fields.publishDate[lte]": cutoff.toISOString(),
    order: ["-fields.publishDate"],
    locale,
  } as const;
}
