import type { Post, PostSummary } from "../../../../contracts/blog-post.ts";
import type { Locale } from "../../../../contracts/locale.ts";
import { siteConfig } from "#folder/site.config.ts";
import { readAsset } from "../sanitize/read-asset.ts";
import { readRichText } from "../read-rich-text.ts";
import type { Entry } from "./delivery.ts";

export type Reading = {
  language: Locale;
  /** Posts with a later date are hidden (§5). */
  cutoff: Date;
  log: (line: string) => void;
};

const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;

/** Returns undefined if the entry is not public (§5), or, logged, if it has no title, slug or date. */
export function readSummary(entry: Entry, reading: Reading): PostSummary | undefined {
  const { fields, sys } = entry;
  const publishDate = readDate(fields["publishDate"]);
  if (fields["isPublished"] !== true || isLater(publishDate, reading.cutoff)) return undefined;
  const title = readNonEmptyText(fields["title"]);
  const slug = readNonEmptyText(fields["slug"]);
  if (title === undefined || publishDate === undefined || !slugPattern.test(slug ?? "")) {
    reading.log(`Contentful: entry ${sys.id} is left out: its title, slug or date is missing`);
    return undefined;
  }
  const authorImage = readAsset(fields["authorImage"]);
  const featuredImage = readAsset(fields["featuredImage"]);
  return {
    id: sys.id,
    slug: slug ?? "",
    language: reading.language,
    title,
    excerpt: readNonEmptyText(fields["excerpt"]) ?? "",
    publishDate,
    readTime: readMinutes(fields["readTime"]),
    categories: readCategories(fields["categories"]),
    author: readNonEmptyText(fields["author"]) ?? siteConfig.brand,
    ...(authorImage && { authorImage }),
    ...(featuredImage && { featuredImage }),
    isFeatured: fields["isFeatured"] === true,
  };
}

export function readEntry(entry: Entry, reading: Reading): Post | undefined {
  const summary = readSummary(entry, reading);
  if (summary === undefined) return undefined;
  const metaTitle = readNonEmptyText(entry.fields["metaTitle"]);
  const metaDescription = readNonEmptyText(entry.fields["metaDescription"]);
  return {
    ...summary,
    ...(metaTitle !== undefined && { metaTitle }),
    ...(metaDescription !== undefined && { metaDescription }),
    content: readRichText(entry.fields["content"], reading.cutoff),
  };
}

function readNonEmptyText(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}

/** Returns an ISO day, or a time in UTC; a time without an offset is taken as UTC. */
function readDate(value: unknown): string | undefined {
  const [, day, time, offset = "Z"] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(
      readNonEmptyText(value) ?? "",
    ) ?? [];
  const text = time === undefined ? day : `${day}${time}${offset}`;
  const moment = new Date(text ?? "");
  if (Number.isNaN(moment.getTime())) return undefined;
  return time === undefined ? day : moment.toISOString();
}

function isLater(date: string | undefined, cutoff: Date): boolean {
  return date !== undefined && new Date(date) > cutoff;
}

function readMinutes(value: unknown): number {
  return typeof value === "number" && value >= 1 ? Math.round(value) : 1;
}

function readCategories(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const names = value.map(readNonEmptyText).filter((name) => name !== undefined);
  return [...new Set(names)];
}
