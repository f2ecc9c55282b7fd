import {
  BLOCKS,
  INLINES,
  MARKS,
  validateRichTextDocument,
  type Document,
} from "@contentful/rich-text-types";
import { expect, test } from "vitest";
import {
  asset,
  document,
  link,
  node,
  paragraph,
  postEntry,
  table,
  text,
  unresolved,
} from "../../../tests/support/rich-text/build-nodes.ts";
import { readRichText } from "./read-rich-text.ts";

const read = (...blocks: unknown[]) => (readRichText(document(...blocks)) as Document).content;
const picture = asset({
  title: "T",
  description: "D",
  url: "//a.b/c.png",
  contentType: "image/png",
});

test("leaves a document of every node and mark as it is", () => {
  const marks = Object.values(MARKS);
  const words = paragraph(text("a", ...marks), link("https://a.b/c", "b"));
  const blocks = [
    words,
    ...[1, 2, 3, 4, 5, 6].map((level) => node(`heading-${String(level)}`, [text("h")])),
    node(BLOCKS.UL_LIST, [
      node(BLOCKS.LIST_ITEM, [words, node(BLOCKS.OL_LIST, [node(BLOCKS.LIST_ITEM, [words])])]),
    ]),
    node(BLOCKS.QUOTE, [words]),
    node(BLOCKS.HR),
  ];
  expect(read(...blocks)).toEqual(blocks);
});

test("returns a document that passes Contentful's own validation", () => {
  const found = readRichText(
    document(
      text("loose"),
      node(BLOCKS.UL_LIST, [paragraph("no item"), text("loose")]),
      table(["a", "b"], ["c", "d"]),
      node(BLOCKS.TABLE, [node(BLOCKS.TABLE_CELL, [paragraph("no row")]), paragraph("no cell")]),
      node(BLOCKS.LIST_ITEM, [paragraph("no list")]),
      node(BLOCKS.QUOTE, [text("no paragraph")]),
      paragraph(node(BLOCKS.PARAGRAPH, [text("paragraph in a paragraph")])),
      node(BLOCKS.HR, [text("words in a rule")]),
    ),
  );
  expect(validateRichTextDocument(found as Document)).toEqual([]);
});

test("keeps the text of unknown and unresolved nodes", () => {
  const blocks = read(
    node("strange-block", [paragraph("a"), node("stranger", [text("b")])]),
    paragraph(
      "c",
      node(INLINES.ENTRY_HYPERLINK, [text("d", "bold", "blink")], { target: unresolved("Entry") }),
      node(INLINES.ASSET_HYPERLINK, [text("e")]),
      node(INLINES.RESOURCE_HYPERLINK, [text("f")], { target: { sys: { urn: "crn:x" } } }),
    ),
    node(BLOCKS.EMBEDDED_ASSET, [], { target: unresolved("Asset") }),
    node(BLOCKS.EMBEDDED_ENTRY, [], {}),
    node("script", []),
  );
  expect(blocks).toEqual([
    paragraph("a"),
    paragraph("b"),
    paragraph("c", text("d", "bold"), "e", "f"),
  ]);
});

test("gives targets as plain assets and post links, also of posts that refer to one another", () => {
  const entry = postEntry({ slug: "otro", title: "Otro" }, "en");
  Object.assign(entry.fields, {
    content: document(node(BLOCKS.EMBEDDED_ENTRY, [], { target: entry })),
  });
  const target = { slug: "otro", title: "Otro", language: "en" };
  const blocks = read(
    node(BLOCKS.EMBEDDED_ENTRY, [], { target: entry }),
    paragraph(
      node(INLINES.ENTRY_HYPERLINK, [text("a")], { target: entry }),
      node(INLINES.EMBEDDED_ENTRY, [], { target: entry }),
    ),
    node(BLOCKS.EMBEDDED_ASSET, [], { target: picture }),
  );
  const file = { title: "T", description: "D", url: "https://a.b/c.png", contentType: "image/png" };
  expect(JSON.parse(JSON.stringify(blocks))).toEqual([
    node(BLOCKS.EMBEDDED_ENTRY, [], { target }),
    paragraph(
      node(INLINES.ENTRY_HYPERLINK, [text("a")], { target }),
      node(INLINES.EMBEDDED_ENTRY, [], { target }),
    ),
    node(BLOCKS.EMBEDDED_ASSET, [], { target: file }),
  ]);
});

test("does not show a post that is unpublished, in the future, or invalid", () => {
  const now = new Date("2026-06-01T10:00:00Z");
  const fields = { slug: "s", title: "canario" };
  const hidden = [
    postEntry({ ...fields, isPublished: false }),
    postEntry({ ...fields, isPublished: undefined }),
    postEntry({ ...fields, publishDate: "2026-06-01T10:00:01Z" }),
    { ...postEntry(fields), sys: { contentType: { sys: { id: "person" } } } },
  ];
  const content = document(...hidden.map((target) => node(BLOCKS.EMBEDDED_ENTRY, [], { target })));
  expect(readRichText(content, now)).toMatchObject({ content: [] });
  const shown = postEntry({ ...fields, publishDate: "2026-06-01T10:00:00Z" });
  const published = document(node(BLOCKS.EMBEDDED_ENTRY, [], { target: shown }));
  expect(readRichText(published, now)).toMatchObject({ content: { length: 1 } });
});

test.each([
  ["https://a.b/c?d#e", "https://a.b/c?d#e"],
  ["HTTP://a.b", "HTTP://a.b"],
  ["mailto:a@b.c", "mailto:a@b.c"],
  ["tel:+34600", "tel:+34600"],
  ["/servicios", "/servicios"],
  ["/", "/"],
  ["#parte", "#parte"],
  ["//a.b/c", "https://a.b/c"],
  ["\t/\n/a.b/c", "https://a.b/c"],
  ["/\\a.b/c", "https://a.b/c"],
  ["https:a.b", "https://a.b/"],
  ["servicios", undefined],
  ["www.a.b", undefined],
  ["", undefined],
  ["javascript:alert(1)", undefined],
  [["https://a.b"], undefined],
])("follows %s to %s", (uri, expected) => {
  const words = expected === undefined ? text("w") : link(expected, "w");
  expect(read(paragraph(link(uri, "w")))).toEqual([paragraph(words)]);
});

test("leaves out empty paragraphs, headings, lists and links, but keeps empty cells", () => {
  expect(
    read(
      paragraph(""),
      node(BLOCKS.HEADING_2, [text("  ")]),
      node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph("")])]),
      node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW)]),
      paragraph("a", link("https://a.b/", " "), "b"),
    ),
  ).toEqual([paragraph("a", " ", "b")]);
  expect(read(table(["a", ""]))).toMatchObject([{ content: [{ content: [{}, { content: [] }] }] }]);
});

test("keeps the language of code, and no other data", () => {
  const code = [text("EVALUATE Ventas", "code")];
  expect(read(node("paragraph", code, { language: "dax", onclick: "alert(1)" }))).toEqual([
    node("paragraph", code, { language: "dax" }),
  ]);
  expect(read(node("paragraph", code, { language: '"><script>' }))).toEqual([
    node("paragraph", code),
  ]);
});

test("reads a tree of 100,000 levels and a circular one without an overflow", () => {
  for (const type of ["blockquote", "unknown", "hyperlink", "paragraph", "table-cell"]) {
    let deep: unknown = text("bottom");
    for (let level = 0; level < 99_000; level += 1) deep = node(type, [deep]);
    expect(JSON.stringify(read(deep))).toContain("bottom");
  }
  const circle = node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [text("a")])]);
  (circle.content as unknown[]).push(circle, circle);
  const item = node(BLOCKS.LIST_ITEM, [paragraph("a")]);
  expect(read(circle)).toEqual([node(BLOCKS.UL_LIST, [item])]);
});

test("reads a table of 2,000 rows whole", () => {
  const rows = Array.from({ length: 2001 }, (_, row) =>
    Array.from({ length: 10 }, () => String(row)),
  );
  expect(read(table(...rows))).toMatchObject([{ content: { length: 2001 } }]);
});

test("removes characters that HTML cannot represent", () => {
  expect(read(paragraph("a\r\nb\u0000\u0007\uD800c"))).toEqual([paragraph("a\nb\uFFFDc")]);
  expect(readRichText("a\r\n\r\nb")).toBe("a\n\nb");
});

test.each([
  undefined,
  null,
  3,
  true,
  [],
  {},
  [paragraph("a")],
  paragraph("a"),
  { nodeType: "document" },
])("gives an empty document for %j", (value) => {
  expect(readRichText(value)).toEqual(document());
});
