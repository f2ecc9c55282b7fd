import type { PbirNote, PbirVisual, Projection } from "./pbir-report.ts";
import { asJson, asList, asText, readField } from "./read-field.ts";
import { readFilters, readSelected } from "./read-filter.ts";

const keys = new Set([
  "$schema",
  "name",
  "position",
  "visual",
  "visualGroup",
  "parentGroupName",
  "filterConfig",
  "isHidden",
  "howCreated",
  "annotations",
]);
const visualKeys = new Set([
  "visualType",
  "query",
  "objects",
  "visualContainerObjects",
  "syncGroup",
  "drillFilterOtherVisuals",
  "expansionStates",
  "autoSelectVisualType",
]);

/** Reads a visual of a page; null for a group, which only holds others. Keys that it does not know are noted. */
export function readVisual(value: unknown, file: string, notes: PbirNote[]): PbirVisual | null {
  const json = asJson(value);
  const visual = asJson(json["visual"]);
  for (const [own, known] of [
    [json, keys],
    [visual, visualKeys],
  ] as const)
    for (const found of Object.keys(own))
      if (!known.has(found)) notes.push({ code: "unknown-key", file, found });
  const { visualType: type } = visual;
  if (typeof type !== "string") return null;
  const query = asJson(visual["query"]);
  const position = asJson(json["position"]);
  const number = (key: string): number => Number(position[key] ?? 0);
  const title = readTitle(visual["visualContainerObjects"]);
  const sort = asJson(asList(asJson(query["sortDefinition"])["sort"])[0]);
  return {
    id: String(json["name"]),
    type,
    x: number("x"),
    y: number("y"),
    width: number("width"),
    height: number("height"),
    roles: readRoles(query["queryState"]),
    filters: readFilters(json["filterConfig"]),
    selected: readSelected(visual["objects"]),
    isHidden: json["isHidden"] === true,
    ...(title !== undefined && { title }),
    ...("field" in sort && {
      sort: { field: readField(sort["field"]), isDescending: sort["direction"] === "Descending" },
    }),
  };
}

function readRoles(state: unknown): Record<string, Projection[]> {
  return Object.fromEntries(
    Object.entries(asJson(state)).map(([role, value]) => [
      role,
      asList(asJson(value)["projections"]).map((one) => {
        const projection = asJson(one);
        const name = projection["displayName"] ?? projection["nativeQueryRef"];
        return {
          field: readField(projection["field"]),
          name: asText(name) ?? asText(projection["queryRef"]) ?? "",
          isActive: projection["active"] === true,
        };
      }),
    ]),
  );
}

/** Returns the title that the author wrote, if it is a text and shown. */
function readTitle(objects: unknown): string | undefined {
  const properties = asJson(asJson(asList(asJson(objects)["title"])[0])["properties"]);
  const literalOf = (key: string): unknown =>
    asJson(asJson(asJson(properties[key])["expr"])["Literal"])["Value"];
  const text = literalOf("text");
  if (literalOf("show") === "false" || typeof text !== "string") return undefined;
  const written = text.replaceAll(/^'|'$/g, "").replaceAll("''", "'").trim();
  return written === "" ? undefined : written;
}
