import type { PostLink } from "../../../../contracts/blog-post.ts";
import { defaultLocale, isLocale } from "../../../../contracts/locale.ts";
import { isRecord, type UnknownRecord } from "./is-record.ts";
import { readText } from "./read-text.ts";

/** Returns undefined for a post unpublished at `now` (§4), so that its title is not shown. */
export function readPostLink(value: unknown, now: Date | undefined): PostLink | undefined {
  if (!isRecord(value)) return undefined;
  const entry = isRecord(value.fields) ? value.fields : undefined;
  if (entry !== undefined && !(isBlogPost(value) && isShown(entry, now))) return undefined;
  const { slug, title } = entry ?? value;
  const address = readText(slug).trim();
  if (address === "") return undefined;
  const language = entry === undefined ? value.language : isRecord(value.sys) && value.sys.locale;
  return {
    slug: address,
    title: readText(title).trim() || address,
    language: isLocale(language) ? language : defaultLocale,
  };
}

function isBlogPost({ sys }: UnknownRecord): boolean {
  const type = isRecord(sys) && isRecord(sys.contentType) ? sys.contentType.sys : undefined;
  return !isRecord(type) || type.id === "blogPost";
}

function isShown({ isPublished, publishDate }: UnknownRecord, now: Date | undefined): boolean {
  if (isPublished !== true) return false;
  return now === undefined || !(Date.parse(readText(publishDate)) > now.getTime());
}
