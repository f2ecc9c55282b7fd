import { isEqual, isObject, type Json, type JsonObject, type Path } from "./json-value.ts";

type Merged = { value: Json | undefined; differing: Path[] };

/** Merges two edits of a value field by field; `differing` lists the paths that both changed, where `mine` is taken. */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: Path = [],
): Merged {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine, differing: [] };
  if (isEqual(base, mine)) return { value: theirs, differing: [] };
  if (isObject(mine) && isObject(theirs)) {
    const known = isObject(base) ? base : {};
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const fields = names.map((name) =>
      mergeValues(known[name], mine[name], theirs[name], [...path, name]),
    );
    const entries = names.map((name, at) => [name, fields[at]?.value] as const);
    return {
      value: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject,
      differing: fields.flatMap(({ differing }) => differing),
    };
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    if (mine.length === base.length && theirs.length === base.length) {
      const items = mine.map((item, at) =>
        mergeValues(base[at], item, theirs[at], [...path, String(at)]),
      );
      return {
        value: items.map(({ value }) => value ?? null),
        differing: items.flatMap(({ differing }) => differing),
      };
    }
  }
  return { value: mine, differing: [path] };
}
