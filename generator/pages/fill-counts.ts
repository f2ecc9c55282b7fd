import { siteConfig } from "#folder/site.config.ts";
import type { Locale } from "../../contracts/locale.ts";
import { findTextLanguage } from "./copy-language.ts";
import { fillPrice } from "../../contracts/text/fill-price.ts";
import { readWords } from "../../roots/read-words.ts";

const placePattern = /\{\{count:(\w+)\.([\w.]+)\}\}/g;
const firstWord = 2;
const numberWords: Record<Locale, readonly string[]> = {
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  en: "two three four five six seven eight nine ten eleven twelve".split(" "),
};

/**
 * Replaces `{{count:group.path}}` in the copy of a group by the number of items in that list, two to twelve in words;
 * fills in prices too.
 */
export function fillCounts(locale: Locale, group: string, texts: unknown, key = ""): unknown {
  if (typeof texts === "string") {
    const language = findTextLanguage(locale, group, key);
    return fillPrice(locale, texts, siteConfig.prices).replaceAll(
      placePattern,
      (place, listGroup: string, path: string, offset: number) => {
        const word = spellNumber(countItems(locale, listGroup, path, place), language);
        return offset === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      },
    );
  }
  if (typeof texts !== "object" || texts === null) return texts;
  const entries = Object.entries(texts).map(
    ([name, inner]) =>
      [name, fillCounts(locale, group, inner, key === "" ? name : `${key}.${name}`)] as const,
  );
  return Array.isArray(texts) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function countItems(locale: Locale, group: string, path: string, place: string): number {
  const file = `content/copy/${locale}/${group}.json`;
  let list: unknown = readWords(file);
  for (const name of path.split(".")) list = (list as Record<string, unknown> | undefined)?.[name];
  if (typeof list !== "object" || list === null) {
    throw new Error(`${place} names no list of ${file}: write the path of one.`);
  }
  return Object.keys(list).length;
}

function spellNumber(count: number, language: Locale): string {
  return numberWords[language][count - firstWord] ?? String(count);
}
