import { BLOCKS, type Document } from "@contentful/rich-text-types";
import type { Locale } from "../../../contracts/locale.ts";

export type FixturePost = {
  id: string;
  slug: string;
  publishDate: string;
  readTime: number;
  categories: string[];
  author: string;
  isPublished: boolean;
  isFeatured: boolean;
  /** Without English it exists only in Spanish. */
  copy: { es: FixtureCopy; en?: FixtureCopy };
};

type FixtureCopy = { title: string; excerpt: string; content: Document };

/** A word in the two hidden posts only. */
export const canary = "canario-7f3a";

const categoryCycle = [
  ["Power BI", "DAX", "Modelado"],
  ["DAX"],
  ["Visualización", "Estrategia"],
  ["ETL", "Power BI", "Modelado", "KPI"],
  ["Estrategia"],
];
const subjects: Record<Locale, readonly string[]> = {
  es: ["Calendario", "Márgenes", "Rotación", "Número de pedidos", "Presupuesto", "Previsión"],
  en: ["Calendar", "Margins", "Turnover", "Number of orders", "Budget", "Forecast"],
};
const dayMs = 86_400_000;
const newest = Date.parse("2026-10-30T08:00:00.000Z");

/** Indexes of the featured posts, of the untranslated ones, and of the two hidden ones. */
const featured = new Set([2, 11, 23]);
const spanishOnly = new Set([4, 17]);
const unpublished = 30;
const future = 31;

/**
 * Forty posts a week apart, newest first except for one in the future: 38 are public (3 of them featured, 2 only in
 * Spanish), one is unpublished and one in the future, both with the canary in their text.
 */
export const fortyPosts: FixturePost[] = Array.from({ length: 40 }, (_, index) => makePost(index));

function makePost(index: number): FixturePost {
  const number = String(index + 1).padStart(2, "0");
  const isSecret = index === unpublished || index === future;
  const day = new Date(newest - index * 7 * dayMs).toISOString();
  const spanish = write("es", index, isSecret);
  return {
    id: `post${number}`,
    slug: `articulo-${number}`,
    publishDate: index === future ? "2999-01-01T08:00:00.000Z" : day,
    readTime: 3 + (index % 9),
    categories: categoryCycle[index % categoryCycle.length] ?? [],
    author: index % 7 === 0 ? "Begoña Ibáñez" : "Tu nombre",
    isPublished: index !== unpublished,
    isFeatured: featured.has(index),
    copy: spanishOnly.has(index)
      ? { es: spanish }
      : { es: spanish, en: write("en", index, isSecret) },
  };
}

function write(locale: Locale, index: number, isSecret: boolean): FixtureCopy {
  const subject = subjects[locale][index % subjects[locale].length] ?? "";
  const number = String(index + 1);
  const mark = isSecret ? ` ${canary}` : "";
  if (locale === "es") {
    return {
      title: `${subject}: artículo ${number}${mark}`,
      excerpt: `Qué mirar antes de decidir, en el ejemplo ${number}.${mark}`,
      content: writeDocument([`Primer párrafo del artículo ${number}.${mark}`, "Y el segundo."]),
    };
  }
  return {
    title: `${subject}: article ${number}${mark}`,
    excerpt: `What to look at before deciding, in example ${number}.${mark}`,
    content: writeDocument([`First paragraph of article ${number}.${mark}`, "And the second."]),
  };
}

function writeDocument(paragraphs: readonly string[]): Document {
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: paragraphs.map((value) => ({
      nodeType: BLOCKS.PARAGRAPH,
      data: {},
      content: [{ nodeType: "text", value, marks: [], data: {} }],
    })),
  };
}
