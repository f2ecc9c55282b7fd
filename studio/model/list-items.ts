import { asText, isObject, readAt, writeAt, type Json, type JsonObject } from "./json-value.ts";
import { copyFile, putAsideFile, type ListDefinition } from "./list-definitions.ts";

/** Item of a list with its parts of each file. */
export type ListItem = { name: string; es: Json; en: Json; catalogue?: JsonObject };

/** Contents of files by path. */
export type Values = Readonly<Record<string, Json | undefined>>;

/** Reads the items in order; an item in only one language is included, with empty texts for the other. */
export function readItems(values: Values, definition: ListDefinition): ListItem[] {
  const [es, en] = (["es", "en"] as const).map((locale) =>
    readAt(values[copyFile(locale, definition)], definition.path),
  );
  const { catalogue } = definition;
  if (catalogue !== undefined) {
    const entries = (values[catalogue.file] ?? []) as JsonObject[];
    return entries.map((entry) => {
      const name = asText(entry[catalogue.key]);
      return { name, catalogue: entry, es: readAt(es, [name]) ?? {}, en: readAt(en, [name]) ?? {} };
    });
  }
  if (Array.isArray(es)) {
    return es.map((item, at) => {
      const id = isObject(item) ? item["id"] : undefined;
      return {
        name: asText(id) || String(at),
        es: item,
        en: readAt(en, [String(at)]) ?? blankOf(item),
      };
    });
  }
  return Object.entries(isObject(es) ? es : {}).map(([name, item]) => ({
    name,
    es: item,
    en: readAt(en, [name]) ?? blankOf(item),
  }));
}

/** Returns the contents of the changed files with these items. */
export function writeItems(
  values: Values,
  definition: ListDefinition,
  items: readonly ListItem[],
): Record<string, Json> {
  const { catalogue, path } = definition;
  const changed: Record<string, Json> = {};
  const gone = readItems(values, definition)
    .map(({ name }) => name)
    .filter((name) => items.every((item) => item.name !== name));
  for (const locale of ["es", "en"] as const) {
    const file = copyFile(locale, definition);
    const present = readAt(values[file], path);
    const words = Object.fromEntries(items.map((item) => [item.name, item[locale]]));
    const ofRecord = catalogue === undefined ? words : replaceWords(present, words, gone);
    const next = Array.isArray(present) ? items.map((item) => item[locale]) : ofRecord;
    changed[file] = writeAt(values[file], path, next);
  }
  if (catalogue !== undefined) changed[catalogue.file] = items.map((item) => item.catalogue ?? {});
  return changed;
}

/** Updates the copy in place, because the catalogue has the order; copy without an entry is kept. */
function replaceWords(
  present: Json | undefined,
  words: JsonObject,
  gone: readonly string[],
): JsonObject {
  const known = Object.entries(isObject(present) ? present : {});
  return { ...Object.fromEntries(known.filter(([name]) => !gone.includes(name))), ...words };
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function addItem(items: readonly ListItem[], definition: ListDefinition): ListItem[] {
  const { catalogue, blank = blankOf(items[0]?.es ?? "") } = definition;
  const taken = new Set(items.map(({ name }) => name));
  let number = items.length + 1;
  while (taken.has(`${definition.id}${String(number)}`)) number += 1;
  const name = `${definition.id}${String(number)}`;
  const hasId = isObject(items[0]?.es) && "id" in items[0].es;
  const words = isObject(blank) && hasId ? { ...blank, id: name } : blank;
  const entry = catalogue && describeEntry(items, name, catalogue);
  return [...items, { name, es: words, en: words, ...(entry && { catalogue: entry }) }];
}

function describeEntry(
  items: readonly ListItem[],
  name: string,
  { key, blank }: NonNullable<ListDefinition["catalogue"]>,
): JsonObject {
  const numbers = items
    .map(({ catalogue }) => catalogue?.["id"])
    .filter((id) => typeof id === "number");
  const isNumbered = key !== "id" && numbers.length > 0;
  return { ...(isNumbered && { id: Math.max(...numbers) + 1 }), [key]: name, ...blank };
}

/** Copies a value with its texts empty and its lists cut to one entry. */
function blankOf(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(blankOf);
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankOf(inner)]));
  }
  return typeof value === "string" ? "" : value;
}

/** Moves an item from the site to the file of hidden items, with its position. */
export function putAside(
  values: Values,
  definition: ListDefinition,
  at: number,
): Record<string, Json> {
  const items = readItems(values, definition);
  const item = items[at];
  if (item === undefined) return {};
  const kept = listAside(values, definition);
  return {
    ...writeItems(values, definition, items.toSpliced(at, 1)),
    [putAsideFile]: writeAt(values[putAsideFile], [definition.id], [...kept, { at, item }]),
  };
}

/** Moves a hidden item back to its position. */
export function showAgain(
  values: Values,
  definition: ListDefinition,
  index: number,
): Record<string, Json> {
  const kept = listAside(values, definition);
  const found = kept[index];
  if (found === undefined) return {};
  const items = readItems(values, definition).toSpliced(found.at, 0, found.item);
  const left = kept.toSpliced(index, 1);
  return {
    ...writeItems(values, definition, items),
    [putAsideFile]: writeAt(
      values[putAsideFile],
      [definition.id],
      left.length > 0 ? left : undefined,
    ),
  };
}

export function listAside(
  values: Values,
  { id }: ListDefinition,
): { at: number; item: ListItem }[] {
  return (readAt(values[putAsideFile], [id]) ?? []) as { at: number; item: ListItem }[];
}
