import { parseSync } from "vite";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault } from "../../generator/faults/fault.ts";
import { isEqual, isObject, type Json, type JsonObject, type Path } from "../model/json-value.ts";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key: Node; value: Node };

type ReadConfig = { value: JsonObject; computed: string[] };

/** Reads the settings from their source; `computed` lists the paths of values that are not literals. Throws if invalid. */
export function readConfigText(text: string): ReadConfig {
  const computed: string[] = [];
  const value = evaluate(findSettings(text), [], computed);
  return { value: isObject(value) ? value : {}, computed };
}

/** Writes values into the source and keeps its comments. Throws a `FaultError` if a computed value changes. */
export function editConfigText(text: string, next: JsonObject): string {
  const edits = listEdits(text, findSettings(text), next, []);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (edited, { start, end, put }) => edited.slice(0, start) + put + edited.slice(end),
      text,
    );
}

function findSettings(text: string): Node {
  const { program, errors } = parseSync("site.config.ts", text);
  if (errors[0]) throw new Error(`site.config.ts: ${errors[0].message}`);
  for (const statement of program.body as unknown as Node[]) {
    const declaration = (statement["declaration"] ?? statement) as Node;
    const declared = (declaration["declarations"] ?? []) as { id: Node; init: Node | null }[];
    const found = declared.find(({ id }) => id["name"] === "siteConfig")?.init;
    if (found) return unwrap(found);
  }
  throw new Error("site.config.ts: siteConfig is not declared there.");
}

/** Strips `as const` and `satisfies`. */
function unwrap(node: Node): Node {
  const isWrapped = node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression";
  return isWrapped ? unwrap(node["expression"] as Node) : node;
}

function evaluate(wrapped: Node, path: Path, computed: string[]): Json | undefined {
  const node = unwrap(wrapped);
  if (node.type === "Literal" && !("regex" in node)) return node["value"] as Json;
  if (node.type === "ArrayExpression") {
    const items = node["elements"] as (Node | null)[];
    return items.map(
      (item, at) => item && evaluate(item, [...path, String(at)], computed),
    ) as Json[];
  }
  if (node.type === "ObjectExpression" && listProperties(node) !== undefined) {
    const entries = (listProperties(node) ?? []).map((property) => {
      const name = nameOf(property);
      return [name, evaluate(property.value, [...path, name], computed)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
  }
  computed.push(path.join("."));
  return undefined;
}

/** Lists the properties of an object literal; undefined if one is a spread, a method or has a computed name. */
function listProperties(node: Node): Property[] | undefined {
  const properties = node["properties"] as Property[];
  const isPlain = (one: Property) =>
    one.type === "Property" && one["computed"] !== true && one["method"] !== true;
  return properties.every(isPlain) ? properties : undefined;
}

function nameOf({ key }: Property): string {
  return String(key["name"] ?? key["value"]);
}

type Edit = { start: number; end: number; put: string };

function listEdits(text: string, wrapped: Node, next: Json, path: Path): Edit[] {
  const node = unwrap(wrapped);
  const computed: string[] = [];
  const present = evaluate(node, path, computed);
  if (isEqual(present, next)) return [];
  if (isObject(present) && isObject(next)) return listObjectEdits(text, node, next, path);
  if (computed.length > 0) {
    const place = { file: "site.config.ts", field: path.join(".") };
    throw new FaultError([fault(place, "config-computed")]);
  }
  if (Array.isArray(present) && Array.isArray(next) && present.length > 0 && next.length > 0) {
    return [editList(text, node["elements"] as Node[], present, next)];
  }
  return [{ start: node.start, end: node.end, put: JSON.stringify(next) }];
}

/** Replaces only the items that differ, so that comments beside the others are kept. */
function editList(text: string, items: readonly Node[], present: Json[], next: Json[]): Edit {
  const shorter = Math.min(present.length, next.length);
  let head = 0;
  while (head < shorter && isEqual(present[head], next[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(present.at(-1 - tail), next.at(-1 - tail))) tail += 1;
  const put = next
    .slice(head, next.length - tail)
    .map((item) => JSON.stringify(item))
    .join(", ");
  const [first, last] = [items[head], items[items.length - tail - 1]];
  const isInserted = head + tail === items.length;
  if (isInserted) {
    const before = items[head - 1];
    if (before !== undefined) return { start: before.end, end: before.end, put: `, ${put}` };
    return { start: first?.start ?? 0, end: first?.start ?? 0, put: `${put}, ` };
  }
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  if (put !== "") return { start, end, put };
  return removeProperty(text, { type: "", start, end });
}

function listObjectEdits(text: string, node: Node, next: JsonObject, path: Path): Edit[] {
  const properties = listProperties(node) ?? [];
  const known = new Set(properties.map(nameOf));
  const added = Object.entries(next).filter(([name]) => !known.has(name));
  const edits = properties.flatMap((property) => {
    const name = nameOf(property);
    const value = next[name];
    const isComputed = evaluate(property.value, [...path, name], []) === undefined;
    if (value === undefined && isComputed) return [];
    if (value === undefined) return [removeProperty(text, property)];
    return listEdits(text, property.value, value, [...path, name]);
  });
  if (added.length === 0) return edits;
  const written = added.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return [...edits, addProperties(node, written)];
}

function removeProperty(text: string, { start, end }: Node): Edit {
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma, put: "" };
}

function addProperties(node: Node, written: readonly string[]): Edit {
  const last = (node["properties"] as Node[]).at(-1);
  const at = last?.end ?? node.start + 1;
  const comma = last === undefined ? "" : ", ";
  return { start: at, end: at, put: `${comma}${written.join(", ")}` };
}
