import { defaultLocale, type Locale } from "../../../contracts/locale.ts";
import type { StoredEntity } from "./content-model.ts";

export type Kind = "Entry" | "Asset";

export type Presented = {
  metadata?: object;
  sys: { id: string; type: string; [name: string]: unknown };
  fields: Record<string, unknown>;
};

/**
 * Returns an entity in a language; a field without a value in it has the Spanish one, and one without any is left out.
 */
export function presentEntity(
  kind: Kind,
  entity: StoredEntity,
  { locale, space, select }: { locale: Locale | "*"; space: string; select?: string[] | undefined },
): Presented {
  const sys = {
    space: { sys: { type: "Link", linkType: "Space", id: space } },
    id: entity.id,
    type: kind,
    createdAt: entity.updatedAt,
    updatedAt: entity.updatedAt,
    environment: { sys: { id: "master", type: "Link", linkType: "Environment" } },
    publishedVersion: 5,
    revision: 1,
    ...(kind === "Entry" && {
      contentType: { sys: { type: "Link", linkType: "ContentType", id: "blogPost" } },
    }),
    ...(locale !== "*" && { locale }),
  };
  const names = Object.keys(entity.fields).filter(
    (name) =>
      select === undefined || select.includes("fields") || select.includes(`fields.${name}`),
  );
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const stored = entity.fields[name] ?? {};
    const value =
      locale === "*" ? stored : locale in stored ? stored[locale] : stored[defaultLocale];
    if (value !== undefined) fields[name] = value;
  }
  if (select === undefined) return { metadata: { tags: [], concepts: [] }, sys, fields };
  if (select.includes("sys")) return { sys, fields };
  return { sys: { id: sys.id, type: sys.type }, fields };
}
