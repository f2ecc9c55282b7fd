/** A node as the content service sends it, valid or not. */
export type LooseNode = { nodeType: string; data: unknown; content: unknown };

export function node(nodeType: string, content: unknown = [], data: unknown = {}): LooseNode {
  return { nodeType, data, content };
}

export function text(value: string, ...marks: string[]) {
  return { nodeType: "text", value, marks: marks.map((type) => ({ type })), data: {} };
}

export function paragraph(...inlines: unknown[]): LooseNode {
  return node("paragraph", inlines.map(wrap));
}

export function document(...blocks: unknown[]): LooseNode {
  return node("document", blocks);
}

export function link(uri: unknown, words: string): LooseNode {
  return node("hyperlink", [text(words)], { uri });
}

/** The first row is the table's head. */
export function table(...rows: string[][]): LooseNode {
  const cells = (row: string[], type: string) => row.map((words) => node(type, [paragraph(words)]));
  const [head = [], ...body] = rows;
  return node("table", [
    node("table-row", cells(head, "table-header-cell")),
    ...body.map((row) => node("table-row", cells(row, "table-cell"))),
  ]);
}

type FileFields = { title?: string; description?: string; url: unknown; contentType: string };

/** Returns an asset as the content service sends it. */
export function asset({ title, description, url, contentType }: FileFields, image?: unknown) {
  const file = { url, contentType, fileName: "file", details: { size: 9, image } };
  return { sys: { type: "Asset", id: "asset" }, fields: { title, description, file } };
}

export function postEntry(fields: Record<string, unknown>, locale = "es") {
  const contentType = { sys: { type: "Link", linkType: "ContentType", id: "blogPost" } };
  const published = { isPublished: true, publishDate: "2026-01-01" };
  return {
    sys: { type: "Entry", id: "post", locale, contentType },
    fields: { ...published, ...fields },
  };
}

export function unresolved(linkType: "Asset" | "Entry") {
  return { sys: { type: "Link", linkType, id: "missing" } };
}

function wrap(inline: unknown): unknown {
  return typeof inline === "string" ? text(inline) : inline;
}
