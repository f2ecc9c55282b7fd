export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JsonObject = { [key: string]: Json };

/** Keys and list positions, all as strings: `["items", "0", "title"]`. */
export type Path = readonly string[];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Converts a value to the text of a field; `""` for lists and objects. */
export function asText(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

export function readAt(value: Json | undefined, path: Path): Json | undefined {
  let inner = value;
  for (const name of path) {
    if (Array.isArray(inner)) inner = inner[Number(name)];
    else if (isObject(inner)) inner = inner[name];
    else return undefined;
  }
  return inner;
}

/** Copies a value with `next` at the path, creating objects on the way; `undefined` removes the key. */
export function writeAt(value: Json | undefined, path: Path, next: Json | undefined): Json {
  const [name, ...rest] = path;
  if (name === undefined) return next ?? null;
  if (Array.isArray(value))
    return value.with(Number(name), writeAt(value[Number(name)], rest, next));
  const object = isObject(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    const { [name]: _taken, ...others } = object;
    return others;
  }
  return { ...object, [name]: writeAt(object[name], rest, next) };
}

export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
