type Field =
  | ("nodeType" | "content" | "data" | "value" | "marks" | "type" | "uri" | "target")
  | ("fields" | "sys" | "contentType" | "id" | "locale" | "slug" | "title" | "language")
  | ("isPublished" | "publishDate" | "description" | "file" | "url" | "details" | "image")
  | ("width" | "height");

export type UnknownRecord = { readonly [field in Field]?: unknown };

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
