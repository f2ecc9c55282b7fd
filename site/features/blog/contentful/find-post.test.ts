import { expect, test } from "vitest";
import { findPostBySlug, type Search } from "./find-post.ts";

const shared = { slug: "pedidos", publishDate: "2026-01-01", isPublished: true };
const write = (value: string) => ({
  nodeType: "document",
  data: {},
  content: [
    {
      nodeType: "paragraph",
      data: {},
      content: [{ nodeType: "text", value, marks: [], data: {} }],
    },
  ],
});
const spanish = {
  ...shared,
  title: "Pedidos",
  excerpt: "Cuántos llegan.",
  content: write("Hola"),
};

async function find(english: Record<string, unknown>) {
  const entries = {
    es: { sys: { id: "one" }, fields: spanish },
    en: { sys: { id: "one" }, fields: { ...spanish, ...english } },
  };
  const search: Search = {
    delivery: {
      findEntries: async () => [entries.en],
      findEntry: async (_, locale) => entries[locale],
    },
    cutoff: new Date("2026-02-01"),
    log: () => undefined,
  };
  const post = await findPostBySlug("pedidos", "en", search);
  return { language: post?.language, title: post?.title };
}

test.each([
  ["only the excerpt", { excerpt: "How many arrive." }, { language: "es", title: "Pedidos" }],
  ["only the title", { title: "Orders" }, { language: "es", title: "Pedidos" }],
  ["no body at all", { title: "Orders", content: undefined }, { language: "es", title: "Pedidos" }],
  ["only the body", { content: write("Hello") }, { language: "en", title: "Pedidos" }],
])("an English post with %s of its own", async (_, english, expected) => {
  expect(await find(english)).toEqual(expected);
});
