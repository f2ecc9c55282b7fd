import { defaultLocale, isLocale, type Locale } from "../../../contracts/locale.ts";
import type { Field } from "./content-model.ts";
import { DeliveryError, refuseQuery } from "./delivery-error.ts";

export type Filter = { field: string; operator: string; value: string };

export type Query = {
  /** `*` for all languages at once. */
  locale: Locale | "*";
  limit: number;
  skip: number;
  include: number;
  order: { key: string; isDescending: boolean }[];
  select: string[] | undefined;
  filters: Filter[];
};

const operators = new Set(["", "ne", "in", "nin", "lt", "lte", "gt", "gte", "exists"]);
const ordered = new Set(["Symbol", "Date", "Integer", "Boolean"]);
const sysFields = new Set(["sys.id", "sys.type", "sys.createdAt", "sys.updatedAt", "sys.locale"]);

/**
 * Reads the parameters of a call for entries or assets as strictly as the service: unknown and out-of-range ones are
 * refused.
 */
export function readQuery(parameters: URLSearchParams, fields: readonly Field[]): Query {
  const query: Query = {
    locale: readLocale(parameters.get("locale")),
    limit: readNumber(parameters, "limit", 100, 1000),
    skip: readNumber(parameters, "skip", 0, Number.MAX_SAFE_INTEGER),
    include: readNumber(parameters, "include", 1, 10),
    order: readList(parameters.get("order")).map((key) => {
      return { key: key.replace(/^-/, ""), isDescending: key.startsWith("-") };
    }),
    select: parameters.has("select") ? readList(parameters.get("select")) : undefined,
    filters: [...parameters].flatMap(([name, value]) => readFilter(name, value)),
  };
  const contentType = parameters.get("content_type");
  if (contentType !== null && contentType !== "blogPost") {
    throw refuseQuery("unknownContentType", "content_type");
  }
  checkFields(query, contentType === null ? undefined : fields);
  return query;
}

/** Returns a language of the space, by default its default language; throws for any other. */
export function readLocale(value: string | null): Locale | "*" {
  if (value === null) return defaultLocale;
  if (value === "*" || isLocale(value)) return value;
  throw new DeliveryError(400, "BadRequest", { message: `Unknown locale: ${value}` });
}

const known = new Set([
  "content_type",
  "locale",
  "limit",
  "skip",
  "include",
  "order",
  "select",
  "access_token",
]);

function readFilter(name: string, value: string): Filter[] {
  if (known.has(name)) return [];
  const [, field, operator = ""] = /^((?:fields|sys)\.\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
  if (field === undefined || !operators.has(operator)) throw refuseQuery("unknown", name);
  return [{ field, operator, value }];
}

function checkFields(
  { filters, order, select }: Query,
  fields: readonly Field[] | undefined,
): void {
  const typeOf = (path: string) =>
    sysFields.has(path) ? "Symbol" : fields?.find(({ id }) => path === `fields.${id}`)?.type;
  for (const { field, operator, value } of filters) {
    const type = typeOf(field);
    if (type === undefined || type === "RichText") throw refuseQuery("unknown", field);
    const isRange = /^[lg]te?$/.test(operator);
    if (isRange && type === "Date" && Number.isNaN(Date.parse(value))) {
      throw refuseQuery("type", field);
    }
  }
  for (const { key } of order) {
    if (!ordered.has(typeOf(key) ?? "")) throw refuseQuery("unknown", key);
  }
  for (const path of select ?? []) {
    const isWhole = path === "sys" || path === "metadata" || (path === "fields" && fields);
    if (!isWhole && typeOf(path) === undefined) throw refuseQuery("unknown", path);
  }
}

function readNumber(
  parameters: URLSearchParams,
  name: string,
  usual: number,
  most: number,
): number {
  const text = parameters.get(name);
  if (text === null) return usual;
  if (!/^\d+$/.test(text) || Number(text) > most) throw refuseQuery("range", name);
  return Number(text);
}

function readList(text: string | null): string[] {
  return text === null || text === "" ? [] : text.split(",");
}
