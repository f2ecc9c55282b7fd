import type { Locale } from "../../../contracts/locale.ts";

type FieldType = "Symbol" | "Text" | "RichText" | "Date" | "Integer" | "Boolean" | "Link" | "Array";

export type Field = { id: string; name: string; type: FieldType; localized: boolean };

const words = new Set(["title", "excerpt", "content", "metaTitle", "metaDescription"]);
const types: Record<string, FieldType> = {
  title: "Symbol",
  slug: "Symbol",
  excerpt: "Text",
  featuredImage: "Link",
  publishDate: "Date",
  readTime: "Integer",
  categories: "Array",
  content: "RichText",
  author: "Symbol",
  authorImage: "Link",
  metaTitle: "Symbol",
  metaDescription: "Text",
  isPublished: "Boolean",
  isFeatured: "Boolean",
};

export function describeFields(isAllLocalized: boolean): Field[] {
  return Object.entries(types).map(([id, type]) => {
    return { id, name: id, type, localized: isAllLocalized || words.has(id) };
  });
}

type Stored = Partial<Record<Locale, unknown>>;

export type StoredEntity = { id: string; updatedAt: string; fields: Record<string, Stored> };

export type Content = { entries: StoredEntity[]; assets: StoredEntity[]; fields: Field[] };

export function linkTo(linkType: "Entry" | "Asset", id: string) {
  return { sys: { type: "Link", linkType, id } };
}
