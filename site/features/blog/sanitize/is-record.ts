/** Fields that are read of what comes from outside: of nodes, links, entries and assets. */
type Field =
  | ("nodeType" | "content" | "data" | "value" | "marks" | "type" | "uri" | "target")
  | ("fields" | "sys" | "contentType" | "id" | "locale" | "slug" | "title" | "language")
  | ("isPublished" | "publishDate" | "description" | "file" | "url" | "details" | "image")
  | ("width" | "height");

export type UnknownRecord = { readonly [field in Field]?: unknown };

/** True for an object whose fields may be read. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
