import * as v from "valibot";
import { expected } from "../../contracts/value-faults.ts";
import type { FaultCode } from "../faults/fault.ts";
import { readFields, type FieldFault } from "../front-matter/read-fields.ts";

/** Fields of a post's Spanish file (§3); its slug is the folder's name. */
export type FrontMatter = v.InferOutput<typeof spanishSchema>;

export type TranslatedFrontMatter = v.InferOutput<typeof englishSchema>;

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const flag = v.boolean();
const dateCode = expected("date-or-time");
const dateField = v.pipe(
  v.string(dateCode),
  v.regex(isoDate, dateCode),
  v.check(isRealDate, expected("day-real")),
);
const file = expected("file-name");
const fileName = v.pipe(v.string(file), v.regex(/^[\w.-]+$/, file));
const minutes = expected("minutes-read");

const languageFields = {
  title: text(120),
  excerpt: text(200),
  featuredImageAlt: v.optional(text(300)),
  metaTitle: v.optional(text(60)),
  metaDescription: v.optional(text(160)),
};
export const spanishSchema = v.strictObject({
  ...languageFields,
  publishDate: dateField,
  updatedDate: v.optional(dateField),
  readTime: v.optional(v.pipe(v.number(minutes), v.integer(minutes), v.minValue(1, minutes))),
  categories: v.pipe(
    v.array(text(40), expected("name-list")),
    v.minLength(1, expected("category-least")),
    v.check((names) => new Set(names).size === names.length, expected("category-once")),
  ),
  featuredImage: v.optional(fileName),
  author: v.optional(text(80)),
  authorImage: v.optional(fileName),
  isPublished: flag,
  isFeatured: v.optional(flag, false),
  /** True for a post that the site ships with; `npm run doctor` lists it once the demonstration ends. */
  isSample: v.optional(flag, false),
});
export const englishSchema = v.strictObject(languageFields);

/** Reads the front matter of a post's Spanish file, or returns all its faults. */
export function readFrontMatter(yaml: string): FrontMatter | FieldFault[] {
  return readFields(yaml, spanishSchema, specify);
}

export function readTranslatedFrontMatter(yaml: string): TranslatedFrontMatter | FieldFault[] {
  return readFields(yaml, englishSchema, (field, code) =>
    code === "surplus" && field in spanishSchema.entries ? "field-elsewhere" : specify(field, code),
  );
}

function specify(field: string, code: FaultCode): FaultCode | undefined {
  if (code === "missing") return "field-missing";
  return code === "surplus" && field === "slug" ? "field-slug" : undefined;
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
