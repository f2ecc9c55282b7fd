import * as v from "valibot";
import { LineCounter, parseDocument, isMap, isScalar } from "yaml";
import type { Locale } from "../../contracts/locale.ts";

/** What stands between the two `---` of a post's Spanish file (§3); the folder's name is the slug. */
export type FrontMatter = v.InferOutput<typeof spanishSchema>;

/** What stands there in a translation: only what is language. */
export type TranslatedFrontMatter = v.InferOutput<typeof englishSchema>;

export type FieldFault = { line: number; problem: string; remedy: string };

/** Splits a Markdown file; `bodyLine` is the line of the file the body begins at. */
type Split = { yaml: string; body: string; bodyLine: number };

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
const spanishSchema = v.strictObject(
  {
    ...languageFields,
    publishDate: v.pipe(
      v.string(dateExpected),
      v.regex(isoDate, dateExpected),
      v.check(isRealDate, "a day that exists"),
    ),
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
  },
  "",
);
const englishSchema = v.strictObject(languageFields, "");

/** Reads the front matter of a post's Spanish file, or says every fault of it with its line. */
export function readFrontMatter(yaml: string): FrontMatter | FieldFault[] {
  return readFields(yaml, spanishSchema, "es");
}

/** Reads the front matter of a translation. */
export function readTranslatedFrontMatter(yaml: string): TranslatedFrontMatter | FieldFault[] {
  return readFields(yaml, englishSchema, "en");
}

/** Splits a Markdown file at its two `---`; undefined where they are missing. */
export function splitFrontMatter(source: string): Split | undefined {
  const lines = source.replace(/^\u{FEFF}/u, "").split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) return undefined;
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

function readFields<Output>(
  yaml: string,
  schema: v.GenericSchema<unknown, Output>,
  language: Locale,
): Output | FieldFault[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // The first line of the file is "---".
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      problem: message,
      remedy: "Put a text that holds a colon, # or quotes between quotes.",
    }));
  }
  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0] ?? 0));
    }
  }
  const values: unknown = document.toJS() ?? {};
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  return parsed.issues.map((issue) => {
    const field = v.getDotPath(issue)?.split(".")[0] ?? "";
    const { problem, remedy } = describeIssue(field, issue, language);
    return { line: lines.get(field) ?? 1, problem, remedy };
  });
}

function describeIssue(
  field: string,
  { expected, received, message }: v.BaseIssue<unknown>,
  language: Locale,
): Omit<FieldFault, "line"> {
  if (expected === "never") {
    if (field === "slug") {
      return { problem: "slug: not a field", remedy: "The folder's name is the slug: rename it." };
    }
    if (language === "en" && field in spanishSchema.entries) {
      return { problem: `${field}: not here`, remedy: "Remove it: it stands in es.md." };
    }
    const known = Object.keys((language === "es" ? spanishSchema : englishSchema).entries);
    return { problem: `${field}: not a field`, remedy: `Known are ${known.join(", ")}.` };
  }
  if (message === "" || received === "undefined") {
    return field === ""
      ? { problem: "no fields", remedy: "Write lines such as title: My title." }
      : { problem: `${field}: missing`, remedy: `Add ${field} (docs/blog.md).` };
  }
  return { problem: `${field}: expected ${message}; found ${received}`, remedy: "Correct it." };
}

/** False for a day such as the 30th of February, which Date would move to March. */
function isRealDate(value: string): boolean {
  const day = value.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(value)) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
}
