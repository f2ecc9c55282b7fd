import type { Locale } from "../../../contracts/locale.ts";
import type { FixturePost } from "../blog/forty-posts.ts";
import { describeFields, linkTo, type StoredEntity } from "./content-model.ts";

type Pictures = { featuredImage?: string; authorImage?: string };

/**
 * Stores a post as an editor would enter it: Spanish and shared values under `es`; under `en` the English texts, or all
 * values.
 */
export function storePost(
  post: FixturePost & Pictures,
  { isAllLocalized = false } = {},
): StoredEntity {
  const { id, copy, featuredImage, authorImage, ...shared } = post;
  const pictures = {
    ...(featuredImage !== undefined && { featuredImage: linkTo("Asset", featuredImage) }),
    ...(authorImage !== undefined && { authorImage: linkTo("Asset", authorImage) }),
  };
  const valuesOf = (locale: Locale): Record<string, unknown> => {
    return { ...shared, ...pictures, ...copy[locale] };
  };
  const english = copy.en === undefined ? {} : valuesOf("en");
  const fields: StoredEntity["fields"] = {};
  for (const { id: name, localized } of describeFields(isAllLocalized)) {
    const values = { es: valuesOf("es")[name], en: localized ? english[name] : undefined };
    const stored = Object.entries(values).filter(([, value]) => value !== undefined);
    if (stored.length > 0) fields[name] = Object.fromEntries(stored);
  }
  return { id, updatedAt: post.publishDate, fields };
}
