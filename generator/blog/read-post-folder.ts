import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "../../contracts/locale.ts";
import { fault, type Fault } from "../faults/fault.ts";
import type { FieldFault } from "../front-matter/read-fields.ts";
import { splitFrontMatter } from "../front-matter/split-front-matter.ts";
import {
  readFrontMatter,
  readTranslatedFrontMatter,
  type FrontMatter,
  type TranslatedFrontMatter,
} from "./read-front-matter.ts";
import { readPostFile, type PostFile } from "./read-post-file.ts";

type PostText<Front> = { file: string; front: Front; body: string; bodyLine: number };

type Translations = Partial<Record<Exclude<Locale, "es">, PostText<TranslatedFrontMatter>>>;

/** Contents of `content/blog/<slug>/`: the Spanish text, its translations if any, and the other files by name. */
export type PostFolder = {
  slug: string;
  folder: string;
  es: PostText<FrontMatter>;
  files: Map<string, PostFile>;
  faults: Fault[];
} & Translations;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// These names are taken by other addresses below /blog.
const reservedSlugs = new Set(["categoria", "feed"]);

/** Reads the folder of a post, or returns the faults if they leave no readable post. */
export function readPostFolder(root: string, slug: string): PostFolder | Fault[] {
  const folder = join(root, slug);
  const faults: Fault[] = [];
  if (!slugPattern.test(slug) || reservedSlugs.has(slug)) {
    return [fault(folder, "post-address", { slug })];
  }
  const files = new Map<string, PostFile>();
  const names: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (!entry.isFile()) faults.push(fault(path, "post-folder"));
    else if (entry.name.endsWith(".md")) names.push(entry.name);
    else {
      const file = readPostFile(path, slug, entry.name);
      if ("code" in file) faults.push(file);
      else files.set(entry.name, file);
    }
  }
  const written = locales.filter((locale) => names.includes(`${locale}.md`));
  const others = listOthers();
  for (const name of names.filter((other) => !written.some((known) => other === `${known}.md`))) {
    faults.push(fault(join(folder, name), "post-language", { others }));
  }
  if (!names.includes("es.md")) return [...faults, fault(folder, "post-spanish", { others })];
  if (written.length > 1 && written.length < locales.length) {
    const missing = locales.filter((locale) => !written.includes(locale)).join(", ");
    faults.push(fault(folder, "post-languages", { missing }));
  }
  const es = readText(folder, "es", readFrontMatter);
  const textFaults = Array.isArray(es) ? es : [];
  const translations: Translations = {};
  for (const locale of written) {
    if (locale === "es") continue;
    const text = readText(folder, locale, readTranslatedFrontMatter);
    if (Array.isArray(text)) textFaults.push(...text);
    else translations[locale] = text;
  }
  if (Array.isArray(es) || textFaults.length > 0) return [...faults, ...textFaults];
  return { slug, folder, es, ...translations, files, faults };
}

function listOthers(): string {
  const others = locales.filter((locale) => locale !== "es");
  return others.map((locale) => `${locale}.md`).join(" and ");
}

function readText<Front extends object>(
  folder: string,
  locale: Locale,
  readFields: (yaml: string) => Front | FieldFault[],
): PostText<Front> | Fault[] {
  const file = join(folder, `${locale}.md`);
  const split = splitFrontMatter(readFileSync(file, "utf8"));
  if (split === undefined) return [fault({ file, line: 1 }, "fields-block")];
  const front = readFields(split.yaml);
  if (Array.isArray(front)) return front.map((one) => ({ file, ...one }));
  return { file, front, body: split.body, bodyLine: split.bodyLine };
}
