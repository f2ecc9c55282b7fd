import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { findFile } from "./find-file.ts";
import { inProduct } from "./roots.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Objects whose keys are entries of the owner's: the product adds none and takes none away. */
export const ownEntries: ReadonlySet<string> = new Set([
  "blog.categories",
  "caseStudies",
  "hero.guess.questions",
  "projects.items",
  "servicePage.results.items",
  "servicePage.selector.items",
  "services.items",
  "testimonials.items",
]);

/**
 * Reads a group of copy, e.g. `content/copy/es/hero.json`; a text that the owner's folder leaves out, as one that came
 * with a later version of the product, is the product's.
 */
export function readWords(file: string): Json {
  const own = parse(findFile(file));
  const shipped = inProduct(`demo/${file}`);
  return existsSync(shipped) ? complete(own, parse(shipped), basename(file, ".json")) : own;
}

/** Adds to an object what it lacks of another; lists are the owner's as a whole. */
export function complete(own: Json, shipped: Json, path: string): Json {
  if (!isObject(own) || !isObject(shipped)) return own;
  const keys = ownEntries.has(path) ? Object.keys(own) : Object.keys({ ...own, ...shipped });
  return Object.fromEntries(
    keys.map((key) => {
      const [mine, theirs] = [own[key], shipped[key]];
      if (mine === undefined) return [key, theirs!];
      return [key, theirs === undefined ? mine : complete(mine, theirs, `${path}.${key}`)];
    }),
  );
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(path: string): Json {
  return JSON.parse(readFileSync(path, "utf8")) as Json;
}
