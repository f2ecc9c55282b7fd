import { expect, it } from "vitest";
import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { searchPosts } from "./search-posts.ts";

const post: PostSummary = {
  id: "p",
  slug: "p",
  language: "es",
  title: "Cómo elegir cinco KPI en Power\u00a0BI",
  excerpt: "Una ficha para cada indicador.",
  publishDate: "2026-01-01",
  readTime: 5,
  categories: ["Modelado"],
  author: "Begoña Ibáñez",
  isFeatured: false,
};
const labelOf = () => "Data modeling";
const finds = (query: string) => searchPosts([post], query, labelOf).length === 1;

it.each([
  "",
  "   ",
  "kpi",
  "COMO elegir",
  "cómo",
  "como",
  "ficha kpi",
  "indicador power bi",
  "begona",
  "ibanez ficha",
  "modelado",
  "data modeling",
])("finds the post by «%s»", (query) => expect(finds(query)).toBe(true));

it.each(["kpi dax", "5 de enero", "p.p", "elegirr", "kpi[", "\\"])(
  "does not find it by «%s»",
  (query) => expect(finds(query)).toBe(false),
);
