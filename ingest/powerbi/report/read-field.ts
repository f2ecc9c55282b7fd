import type { Field } from "./pbir-report.ts";

/** Names of the tables by the alias that a filter gives them. */
export type Aliases = Readonly<Record<string, string>>;

type Json = Readonly<Record<string, unknown>>;

/** Reads a field of a query; what it does not know is named by its key. */
export function readField(value: unknown, aliases: Aliases = {}): Field {
  const field = asJson(value);
  if ("Column" in field) {
    const table = readTable(field["Column"], aliases);
    const column = readText(field["Column"], "Property");
    return table && column ? { kind: "column", of: { table, column } } : unknown(field);
  }
  if ("Measure" in field) {
    const table = readTable(field["Measure"], aliases);
    const name = readText(field["Measure"], "Property");
    return table && name ? { kind: "measure", table, name } : unknown(field);
  }
  if ("Aggregation" in field) {
    const inner = asJson(field["Aggregation"]);
    const of = readField(inner["Expression"], aliases);
    const isKnown = of.kind === "column" && typeof inner["Function"] === "number";
    return isKnown
      ? { kind: "aggregation", function: inner["Function"] as number, of: of.of }
      : unknown(field);
  }
  return "HierarchyLevel" in field ? readLevel(field, aliases) : unknown(field);
}

function readLevel(field: Json, aliases: Aliases): Field {
  const inner = asJson(field["HierarchyLevel"]);
  const hierarchy = asJson(asJson(inner["Expression"])["Hierarchy"]);
  const source = asJson(hierarchy["Expression"]);
  const variation = asJson(source["PropertyVariationSource"]);
  const isDate = "PropertyVariationSource" in source;
  const table = readTable(isDate ? variation : hierarchy, aliases);
  const name = hierarchy["Hierarchy"];
  const level = inner["Level"];
  const column = isDate ? readText(variation, "Property") : undefined;
  if (!table || typeof name !== "string" || typeof level !== "string") return unknown(field);
  return { kind: "level", table, hierarchy: name, level, ...(column && { column }) };
}

function readTable(value: unknown, aliases: Aliases): string | undefined {
  const source = asJson(asJson(asJson(value)["Expression"])["SourceRef"]);
  const { Entity: entity, Source: alias } = source;
  if (typeof entity === "string") return entity;
  return typeof alias === "string" ? aliases[alias] : undefined;
}

function readText(value: unknown, key: string): string | undefined {
  const text = asJson(value)[key];
  return typeof text === "string" ? text : undefined;
}

function unknown(field: Json): Field {
  return { kind: "unknown", found: Object.keys(field)[0] ?? "—" };
}

/** Returns a value as an object; one without keys where it is none. */
export function asJson(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

/** Returns a value that is a text. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns a value as a list; an empty one where it is none. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
