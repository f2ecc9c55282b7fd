import { linkTo, type StoredEntity } from "./content-model.ts";

const shown = { isPublished: { es: true }, publishDate: { es: "2026-01-10T08:00:00.000Z" } };

function odd(id: string, values: Record<string, unknown>): StoredEntity {
  const own = Object.entries(values).map(([name, value]) => [name, { es: value }] as const);
  const named = { title: { es: id }, slug: { es: id } };
  const fields = { ...shown, ...named, ...Object.fromEntries(own) };
  return { id, updatedAt: "2026-01-10T08:00:00.000Z", fields };
}

/** Malformed entries: each has a title, and its id as slug, except for the stated fields. */
export const oddEntries: StoredEntity[] = [
  odd("bare", {}),
  odd("untitled", { title: undefined }),
  odd("blank-title", { title: "  " }),
  odd("no-slug", { slug: undefined }),
  odd("climbing", { slug: "../../secret" }),
  odd("path", { slug: "a/b" }),
  odd("query", { slug: "a?b#c" }),
  odd("wrong-shapes", {
    excerpt: 7,
    readTime: "soon",
    categories: ["DAX", 3, null, " DAX ", ""],
    author: {},
    authorImage: "no link",
    featuredImage: linkTo("Asset", "lost"),
    isFeatured: "yes",
    metaTitle: 1,
    content: { nodeType: "paragraph" },
  }),
  odd("remote-picture", { featuredImage: linkTo("Asset", "remote") }),
  odd("plain-text", { content: "Primera línea\nSegunda línea" }),
  odd("day", { publishDate: "2026-01-09" }),
  odd("local-time", { publishDate: "2026-01-08T10:00" }),
];
