import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { locales, type Locale } from "../../../contracts/locale.ts";
import { loadLettering } from "../../drawing/load-lettering.ts";
import { readDrawing } from "../../drawing/read-drawing.ts";
import { fault, type Fault } from "../../faults/fault.ts";
import type { PostFile } from "../read-post-file.ts";
import { fillFigure, findWords } from "./fill-figure.ts";

const ofLocale = new RegExp(String.raw`\.(${locales.join("|")})\.svg$`);

type ShownFile = Pick<PostFile, "path" | "asset">;

/**
 * Names a file as one language shows it: a figure with placeholders has its own path and address in each language.
 */
export function translateFile({ path, asset, places }: PostFile, locale: Locale): ShownFile {
  if (places === undefined) return { path, asset };
  const translate = (name: string) => name.replace(/\.svg$/, `.${locale}.svg`);
  return { path: translate(path), asset: { ...asset, url: translate(asset.url) } };
}

/** Lists a fault for every placeholder of a figure that has no words in a language. */
export function findMissingWords({ path, places = [] }: PostFile, locale: Locale): Fault[] {
  const words = readWords(path, locale);
  const missing = places.filter((place) => findWords(words, place) === undefined);
  return [...new Set(missing)].map((place) =>
    fault(path, "figure-words", { name: `{{${place}}}`, words: wordsFile(path, locale) }),
  );
}

/** Reads an SVG file of a post in the owner's accent, with its placeholders filled if the path names a language. */
export async function readPostDrawing(path: string): Promise<string> {
  const [ending = "", locale] = ofLocale.exec(path) ?? [];
  if (locale === undefined || existsSync(path)) return readDrawing(path);
  const svg = readDrawing(`${path.slice(0, -ending.length)}.svg`);
  return fillFigure(svg, readWords(path, locale as Locale), await loadLettering());
}

function readWords(figure: string, locale: Locale): unknown {
  const file = wordsFile(figure, locale);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The words of a post's figures are in `content/blog-pictures`, beside `content/blog`. */
function wordsFile(figure: string, locale: Locale): string {
  const folder = dirname(figure);
  return join(folder, "../../blog-pictures", locale, `${basename(folder)}.json`);
}
