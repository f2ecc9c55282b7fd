import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, locales, type Locale } from "../../../contracts/locale.ts";
import { findTextLanguage } from "../../../generator/pages/copy-language.ts";
import { fault, shorten, type Fault, type Place } from "../../../generator/faults/fault.ts";
import { guessLanguage } from "./guess-language.ts";
import { listProse } from "./list-prose.ts";
import { copyFilePath, type CopyGroupTexts } from "../read-copy.ts";

export type LocatedText = { place: Place; language: Locale; text: string };

const leftovers = [
  /\blorem\b/i,
  /\bTODO\b/,
  /\bFIXME\b/,
  /\bTBD\b/,
  /\bx{3,}\b/i,
  /\btu texto\b/i,
  /\byour text\b/i,
  /\bpróximamente\b/i,
  /\bcoming soon\b/i,
];

export async function listTexts(
  root: string,
  copy: readonly CopyGroupTexts[],
): Promise<LocatedText[]> {
  const texts = copy.flatMap((group) => locales.flatMap((locale) => listGroupTexts(group, locale)));
  for await (const path of glob("content/**/*.md", { cwd: root })) {
    const language = path.split(/[/.\\]/).find(isLocale);
    if (language === undefined) continue;
    const file = path.replaceAll("\\", "/");
    for (const { text, ...place } of listProse(await readFile(join(root, path), "utf8"))) {
      texts.push({ place: { file, ...place }, language, text });
    }
  }
  return texts;
}

export function checkLanguages(texts: readonly LocatedText[]): Fault[] {
  return texts.flatMap(({ place, language, text }) => {
    const guessed = guessLanguage(text);
    if (guessed === undefined || guessed === language) return [];
    const code = guessed === "en" ? "text-in-english" : "text-in-spanish";
    return [fault(place, code, { text: shorten(text.trim()) })];
  });
}

export function checkLeftovers(texts: readonly LocatedText[]): Fault[] {
  return texts.flatMap(({ place, text }) => {
    const found = leftovers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return found === undefined ? [] : [fault(place, "text-leftover", { found })];
  });
}

function listGroupTexts({ group, texts }: CopyGroupTexts, locale: Locale): LocatedText[] {
  return [...(texts[locale] ?? [])].map(([key, text]) => {
    const language = findTextLanguage(locale, group, key);
    return { place: { file: copyFilePath(locale, group), field: key }, language, text };
  });
}
