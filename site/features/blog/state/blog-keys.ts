import type { QueryKey } from "@tanstack/react-query";
import type { Locale } from "../../../../contracts/locale.ts";

const blogKinds = [
  "blogPost",
  "blogPosts",
  "featuredPosts",
  "blogCategories",
  "relatedPosts",
] as const;

export type BlogKind = (typeof blogKinds)[number];

type BlogKey = readonly [kind: BlogKind, locale: Locale, subject: string];

export function blogKey(kind: BlogKind, locale: Locale, subject = ""): BlogKey {
  return [kind, locale, subject];
}

export function isBlogQuery({ queryKey: [kind] }: { queryKey: QueryKey }): boolean {
  return blogKinds.some((known) => known === kind);
}

export function isTranslation(one: QueryKey, other: QueryKey): boolean {
  return one[0] === other[0] && one[2] === other[2];
}
