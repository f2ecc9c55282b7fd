import { defaultLocale } from "../../../contracts/locale.ts";
import type { Content, StoredEntity } from "./content-model.ts";
import type { Filter, Query } from "./read-query.ts";

/**
 * Returns the entities of a query, in its order; filters see only values stored in the requested language, no fallback.
 */
export function selectEntities(
  entities: readonly StoredEntity[],
  content: Content,
  query: Query,
): StoredEntity[] {
  const valueOf = (entity: StoredEntity, path: string) => readValue(entity, path, content, query);
  return entities
    .filter((entity) =>
      query.filters.every((filter) => matches(valueOf(entity, filter.field), filter)),
    )
    .toSorted((a, b) => {
      for (const { key, isDescending } of query.order) {
        const difference = compare(valueOf(a, key), valueOf(b, key));
        if (difference !== 0) return isDescending ? -difference : difference;
      }
      return 0;
    });
}

function readValue(
  { id, updatedAt, fields }: StoredEntity,
  path: string,
  content: Content,
  query: Query,
) {
  if (path === "sys.id") return id;
  if (path.startsWith("sys.")) return updatedAt;
  const name = path.replace("fields.", "");
  const isLocalized = content.fields.find((field) => field.id === name)?.localized === true;
  const locale = isLocalized && query.locale !== "*" ? query.locale : defaultLocale;
  return fields[name]?.[locale];
}

function matches(stored: unknown, { operator, value }: Filter): boolean {
  if (operator === "exists") return (stored !== undefined) === (value === "true");
  const wanted = operator === "in" || operator === "nin" ? value.split(",") : [value];
  const values = (Array.isArray(stored) ? stored : [stored]).filter((item) => item !== undefined);
  const isFound = values.some((item) => wanted.includes(String(item)));
  if (operator === "ne" || operator === "nin") return !isFound;
  if (operator === "" || operator === "in") return isFound;
  return values.length > 0 && isInRange(compare(values[0], value), operator);
}

function isInRange(difference: number, operator: string): boolean {
  if (difference === 0) return operator.endsWith("e");
  return operator.startsWith("l") ? difference < 0 : difference > 0;
}

/** Compares dates as instants, however they are written. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [toComparable(a), toComparable(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function toComparable(value: unknown): number | string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  if (/^-?\d+$/.test(text)) return Number(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return text;
  return Date.parse(
    /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes("T") ? text : `${text}Z`,
  );
}
