import * as v from "valibot";
import { readFields, type FieldFault } from "../front-matter/read-fields.ts";

/** Fields of a post's Spanish file (§3); its slug is the folder's name. */
export type FrontMatter = v.InferOutput<typeof spanishSchema>;

export type TranslatedFrontMatter = v.InferOutput<typeof englishSchema>;

const documentedIn = "docs/blog.md";
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const text = (longest: number) => {
  const expected = `a text of 1 to ${String(longest)} characters`;
  return v.pipe(
    v.string(expected),
    v.trim(),
    v.minLength(1, expected),
    v.maxLength(
      longest,
      ({ received }) => `at most ${String(longest)} characters, not ${received}`,
    ),
  );
};
const flag = v.boolean("true or false");
const dateExpected =
  "a date such as 2026-10-08, or one with time and zone: 2026-10-08T09:00:00+02:00";
const dateField = v.pipe(
  v.string(dateExpected),
  v.regex(isoDate, dateExpected),
  v.check(isRealDate, "a day that exists"),
);
const fileName = v.pipe(
  v.string("a file of the post's folder"),
  v.regex(/^[\w.-]+$/, "a file of the post's folder, by its name alone"),
);
const minutes = "whole minutes, at least 1";

const languageFields = {
  title: text(120),
  excerpt: text(200),
  featuredImageAlt: v.optional(text(300)),
  metaTitle: v.optional(text(60)),
  metaDescription: v.optional(text(160)),
};
export const spanishSchema = v.strictObject(
  {
    ...languageFields,
    publishDate: dateField,
    updatedDate: v.optional(dateField),
    readTime: v.optional(v.pipe(v.number(minutes), v.integer(minutes), v.minValue(1, minutes))),
    categories: v.pipe(
      v.array(text(40), "a list such as [DAX, Power BI]"),
      v.minLength(1, "at least one category"),
      v.check((names) => new Set(names).size === names.length, "each category once"),
    ),
    featuredImage: v.optional(fileName),
    author: v.optional(text(80)),
    authorImage: v.optional(fileName),
    isPublished: flag,
    isFeatured: v.optional(flag, false),
    /** True for a post that the site ships with; `npm run doctor` lists it once the demonstration ends. */
    isSample: v.optional(flag, false),
  },
  "",
);
export const englishSchema = v.strictObject(languageFields, "");

/** Reads the front matter of a post's Spanish file, or returns all its faults. */
export function readFrontMatter(yaml: string): FrontMatter | FieldFault[] {
  return readFields(yaml, spanishSchema, { documentedIn, describeStray: describeSlug });
}

export function readTranslatedFrontMatter(yaml: string): TranslatedFrontMatter | FieldFault[] {
  return readFields(yaml, englishSchema, { documentedIn, describeStray: describeUntranslated });
}

function describeUntranslated(field: string): Omit<FieldFault, "line"> | undefined {
  if (!(field in spanishSchema.entries)) return describeSlug(field);
  return { problem: `${field}: not here`, remedy: "Remove it: it stands in es.md." };
}

function describeSlug(field: string): Omit<FieldFault, "line"> | undefined {
  if (field !== "slug") return undefined;
  return { problem: "slug: not a field", remedy: "The folder's name is the slug: rename it." };
}

/** False for a day such as 30 February, which Date would move to March. */
function isRealDate(value: string): boolean {
  const day = value.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(value)) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
}
