import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../contracts/locale.ts";
import { fault, type Fault } from "../fault.ts";
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

/** Contents of `content/blog/<slug>/`: the Spanish text, its translation if any, and the other files by name. */
export type PostFolder = {
  slug: string;
  folder: string;
  es: PostText<FrontMatter>;
  en?: PostText<TranslatedFrontMatter>;
  files: Map<string, PostFile>;
  faults: Fault[];
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// Part of other addresses below /blog.
const reservedSlugs = new Set(["categoria", "feed"]);

/** Reads the folder of a post, or returns the faults that leave no post to read. */
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
  for (const name of names.filter((other) => other !== "es.md" && other !== "en.md")) {
    faults.push(fault(join(folder, name), "post-language"));
  }
  if (!names.includes("es.md")) return [...faults, fault(folder, "post-spanish")];
  const es = readText(folder, "es", readFrontMatter);
  const en = names.includes("en.md")
    ? readText(folder, "en", readTranslatedFrontMatter)
    : undefined;
  const textFaults = [es, en].flatMap((text) => (Array.isArray(text) ? text : []));
  if (Array.isArray(es) || Array.isArray(en)) return [...faults, ...textFaults];
  return { slug, folder, es, ...(en === undefined ? {} : { en }), files, faults };
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
