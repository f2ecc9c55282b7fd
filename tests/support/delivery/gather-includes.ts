import type { Content } from "./content-model.ts";
import { presentEntity, type Kind, type Presented } from "./present-entity.ts";
import type { Query } from "./read-query.ts";

type Link = { type: "Link"; linkType: Kind; id: string };

type Includes = {
  includes?: Partial<Record<Kind, Presented[]>>;
  errors?: { sys: { id: string; type: string }; details: Link }[];
};

/**
 * Returns the entities linked from the items, to the requested depth, each once and without the items; dead links are
 * errors.
 */
export function gatherIncludes(
  items: readonly Presented[],
  content: Content,
  { locale, include, space }: Pick<Query, "locale" | "include"> & { space: string },
): Includes {
  const seen = new Set(items.map(({ sys }) => `${sys.type} ${sys.id}`));
  const found: Record<Kind, Presented[]> = { Entry: [], Asset: [] };
  const errors: NonNullable<Includes["errors"]> = [];
  let level = [...items];
  for (let depth = 0; depth < include && level.length > 0; depth += 1) {
    const next: Presented[] = [];
    for (const link of level.flatMap(({ fields }) => listLinks(fields))) {
      const key = `${link.linkType} ${link.id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const stored = link.linkType === "Asset" ? content.assets : content.entries;
      const entity = stored.find(({ id }) => id === link.id);
      if (entity === undefined) {
        errors.push({ sys: { id: "notResolvable", type: "error" }, details: link });
        continue;
      }
      const presented = presentEntity(link.linkType, entity, { locale, space });
      found[link.linkType].push(presented);
      next.push(presented);
    }
    level = next;
  }
  const kinds = Object.entries(found).filter(([, entities]) => entities.length > 0);
  return {
    ...(errors.length > 0 && { errors }),
    ...(kinds.length > 0 && { includes: Object.fromEntries(kinds) }),
  };
}

function listLinks(value: unknown): Link[] {
  if (typeof value !== "object" || value === null) return [];
  const { sys } = value as { sys?: Link };
  if (sys?.type === "Link") return [sys];
  return Object.values(value).flatMap(listLinks);
}
